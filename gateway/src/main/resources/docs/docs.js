// Shows the documents of all services; the list in the bar above chooses between them.
fetch('/docs/documents.json')
  .then(answer => answer.json())
  .then(list => SwaggerUIBundle({
    dom_id: '#documents',
    urls: list.documents,
    deepLinking: true,
    filter: true,
    showExtensions: true,
    validatorUrl: null,
    presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
    plugins: [SwaggerUIBundle.plugins.DownloadUrl],
    layout: 'StandaloneLayout'
  }));

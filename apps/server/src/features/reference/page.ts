/**
 * The page of the reference. It has no script and no style of its own, so the policy allows only files of this server.
 * The renderer sets style attributes, which need `unsafe-inline` for styles; scripts never have it.
 */
export const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Dowel: API reference</title>
<script type="module" src="docs/start.js"></script>
<script type="module" src="docs/renderer.js"></script>
</head>
<body>
<rapi-doc spec-url="openapi.json" render-style="focused" load-fonts="false" allow-try="false"
  allow-authentication="false" allow-server-selection="false" allow-spec-file-load="false" allow-spec-url-load="false"
  show-header="false" schema-description-expanded="true" show-method-in-nav-bar="as-colored-text"
  regular-font="system-ui, sans-serif" mono-font="ui-monospace, monospace" primary-color="#2456c9"
  aria-label="API reference"></rapi-doc>
<noscript>This page needs JavaScript. The same document is at <a href="openapi.json">openapi.json</a>.</noscript>
</body>
</html>
`;

/** Shows the page in the colours that the person has chosen for their system. */
export const startScript = `const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => {
  const page = document.querySelector('rapi-doc');
  page.setAttribute('theme', dark.matches ? 'dark' : 'light');
  page.setAttribute('primary-color', dark.matches ? '#8ab4ff' : '#2456c9');
};
dark.addEventListener('change', paint);
paint();
`;

/** What the page may load: files of this server, and nothing from elsewhere. */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

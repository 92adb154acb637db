/** The style of the pages of a sign-in: the colours, sizes and tones of the embedded components. */
export const consoleStyle = `
:root { color-scheme: light dark; }
body {
  --text: var(--dowel-colors-text); --muted: var(--dowel-colors-text-muted);
  --ground: var(--dowel-colors-surface-sunken); --surface: var(--dowel-colors-surface);
  --aside: var(--dowel-colors-surface-hover); --line: var(--dowel-colors-border);
  --edge: var(--dowel-colors-input-border); --primary: var(--dowel-colors-primary);
  --primary-strong: var(--dowel-colors-primary-hover); --on-primary: var(--dowel-colors-on-primary);
  --link: var(--dowel-colors-link); --success: var(--dowel-colors-success); --danger: var(--dowel-colors-danger);
  --info: var(--dowel-colors-accent); --radius: var(--dowel-default-border-radius); --shadow: var(--dowel-shadow-sm);
}
* { box-sizing: border-box; }
body {
  font: 0.875rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--ground); display: flow-root; margin: 0; min-block-size: 100vh; min-block-size: 100dvh; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.25rem; font-weight: 600; line-height: 1.3; letter-spacing: -0.012em; text-wrap: balance; }
h2 { margin: 0; font-size: 1rem; font-weight: 600; line-height: 1.3; }
p { margin: 0; }
small, .muted { color: var(--muted); font-size: 0.8125rem; }
code { font: 0.8125rem/1.5 ui-monospace, monospace; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--dowel-colors-focus); outline-offset: 2px; }

.brand { display: flex; align-items: center; gap: 0.5rem; font-size: 1rem; font-weight: 600; }
.brand svg { flex: none; fill: var(--muted); }
.brand .pin { fill: var(--primary); stroke: var(--surface); stroke-width: 1.5; }

main {
  display: grid; gap: 1rem; inline-size: min(28rem, 100% - 2rem); margin: clamp(1rem, 12vh, 8rem) auto 1rem;
  padding: 2rem; background: var(--surface); border: 1px solid var(--line); border-radius: calc(var(--radius) * 1.5);
  box-shadow: var(--shadow);
}
main .brand { margin-block-end: 0.5rem; color: var(--muted); }
.lead { margin-block-start: -0.5rem; color: var(--muted); }
h1[data-tone='danger']::before {
  content: '!' / ''; display: inline-grid; place-content: center; inline-size: 1.5rem; block-size: 1.5rem;
  margin-inline-end: 0.5rem; border-radius: 50%; font-size: 0.9375rem; vertical-align: 0.0625em;
  color: var(--surface); background: var(--danger);
}

button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-block-size: 2.5rem; padding: 0.375rem 1rem;
  border: 1px solid transparent; border-radius: var(--radius); font: inherit; font-weight: 500; text-decoration: none;
  color: var(--on-primary); background: var(--primary); cursor: pointer; transition: background 120ms;
}
button:hover, .button:hover { background: var(--primary-strong); }
button.quiet, .button.quiet { color: var(--text); background: var(--surface); border-color: var(--line); }
button.quiet:hover, .button.quiet:hover { background: var(--aside); }
main > form > button, main > .button { inline-size: 100%; }

input[type='text'] {
  inline-size: 100%; min-block-size: 2.5rem; padding: 0.375rem 0.75rem; border: 1px solid var(--edge);
  border-radius: var(--radius); font: inherit; color: inherit; background: var(--dowel-colors-input-surface);
}
input[readonly] { font: 0.8125rem/1.5 ui-monospace, monospace; }

.notice {
  display: grid; gap: 0.5rem; padding: 0.75rem 1rem; border-radius: var(--radius);
  border: 1px solid color-mix(in oklab, var(--tone) 35%, var(--surface));
  background: color-mix(in oklab, var(--tone) 7%, var(--surface));
}
.notice[data-tone='neutral'] { --tone: var(--muted); }
.copy [role='status'] { color: var(--muted); }
.copy { display: flex; align-items: center; gap: 0.75rem; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden] { display: none; }

@media (max-width: 26rem) {
  main { padding: 1rem; }
}
@media (prefers-reduced-motion: reduce) { button, .button { transition: none; } }
`;

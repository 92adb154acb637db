import { randomBytes } from 'node:crypto';
import { html, raw } from 'hono/html';

/** The markup that `html` returns. */
export type Markup = ReturnType<typeof html>;

/** A page for people, on the service's own origin. */
export interface BrowserPage {
  status?: number;
  title: string;
  /** Decides the sign that is shown above the title. */
  kind: 'question' | 'connected' | 'failed' | 'leaving';
  /** The content below the title. */
  content: Markup;
  /** Data for the script. The page holds it as JSON in the element `dowel-<name>`. */
  data?: { name: string; value: unknown };
  script?: string;
  /** Whether a form or a script of the page may send something to this service. Other targets are never allowed. */
  sends?: boolean;
  headers?: readonly (readonly [name: string, value: string])[];
}

/**
 * Renders a page of a sign-in. Only its own script runs, the page loads nothing, and no other page can put it into a
 * frame. We send no Cross-Origin-Opener-Policy, because it would cut the page off from its opener.
 */
export async function renderPage(page: BrowserPage): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const target = page.sends ? "'self'" : "'none'";
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src ${target}`,
    `form-action ${target}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-store',
    // With `no-referrer`, a browser sends a form with "Origin: null", and we could not check where it comes from.
    'Referrer-Policy': page.sends ? 'same-origin' : 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  for (const [name, value] of page.headers ?? []) headers.append(name, value);
  return new Response(String(await toHtml(page, nonce)), { status: page.status ?? 200, headers });
}

function toHtml({ title, kind, content, data, script }: BrowserPage, nonce: string): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<main data-kind="${kind}">
<h1>${title}</h1>
${content}
</main>
${data ? html`<script nonce="${nonce}" type="application/json" id="dowel-${data.name}">${raw(toInlineJson(data.value))}</script>` : ''}
${script ? html`<script nonce="${nonce}">${raw(script)}</script>` : ''}
</body>
</html>
`;
}

/** A script element ends at the first "</script", even inside a JSON text. So every "<" is escaped. */
function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const STYLE = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1c2024, #edeef0); --muted: light-dark(#60646c, #b0b4ba); --line: light-dark(#d9d9e0, #393a40);
  --accent: light-dark(#0b57a4, #8ec8ff); --good: light-dark(#18794e, #4cc38a); --bad: light-dark(#b3261e, #ff9592);
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; padding: 1.5rem;
  font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: light-dark(#fff, #111113);
}
main { inline-size: 100%; max-inline-size: 30rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.375rem; line-height: 1.3; text-wrap: balance; overflow-wrap: anywhere; }
h1::before { display: block; font-size: 2rem; }
[data-kind='connected'] h1::before { content: '\\2713' / ''; color: var(--good); }
[data-kind='failed'] h1::before { content: '!' / ''; color: var(--bad); }
p { margin: 0 0 0.75rem; overflow-wrap: anywhere; }
a { color: var(--accent); }
dl { display: grid; grid-template-columns: auto 1fr; margin: 1rem 0; border-block: 1px solid var(--line); }
dl > div { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; gap: 1.25rem; padding-block: 0.5rem; }
dl > div + div { border-block-start: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
dd[data-ref] { font: 0.9375rem/1.6 ui-monospace, monospace; }
form { margin-block: 1.25rem 0.75rem; }
button {
  inline-size: 100%; padding: 0.75rem 1rem; border: 0; border-radius: 0.5rem; font: inherit; font-weight: 600;
  color: light-dark(#fff, #0b1c2e); background: var(--accent); cursor: pointer;
}
button:disabled { cursor: default; opacity: 0.65; }
small { display: block; color: var(--muted); font-size: 0.875rem; }
a:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 24rem) { dl, dl > div { display: block; } }
`;

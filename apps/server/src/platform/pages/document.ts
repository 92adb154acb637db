import { randomBytes } from 'node:crypto';
import { html, raw } from 'hono/html';
import { tokenSheet } from './token-sheet.ts';

export type Markup = ReturnType<typeof html>;

/** A page of our own, for people, on the service's own origin. */
export interface Document {
  status?: number;
  title: string;
  /** The language of the words. English if absent. */
  language?: string | undefined;
  /** CSS, put into the page after that of the library. */
  style: string;
  /** What is inside `body`. */
  body: Markup;
  /** Whether it shows a picture, which it holds as data. */
  hasPicture?: boolean | undefined;
  /** Data for the script. The page holds it as JSON in the element `dowel-<name>`. */
  data?: { name: string; value: unknown } | undefined;
  script?: string | undefined;
  /** Whether a form or a script of the page may send something to this service. Other targets are never allowed. */
  sends?: boolean | undefined;
  headers?: readonly (readonly [name: string, value: string])[] | undefined;
}

/**
 * Renders a page. Only its own script runs, the page loads nothing, and no other page can put it into a frame. We send
 * no Cross-Origin-Opener-Policy, because it would cut the page off from its opener.
 */
export async function renderDocument(page: Document): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const target = page.sends ? "'self'" : "'none'";
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    ...(page.hasPicture ? ['img-src data:'] : []),
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

/** A name in another writing direction must not change the direction of the words around it. */
export function isolated(text: string): Markup {
  return html`<bdi>${text}</bdi>`;
}

function toHtml({ title, language = 'en', style, body, data, script }: Document, nonce: string): Markup {
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" class="dowel-root">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${raw(tokenSheet + style)}</style>
</head>
<body class="dowel-root-body">
${body}
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

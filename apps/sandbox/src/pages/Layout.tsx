/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from 'hono/jsx';

/** The frame of every page. `narrow` is for popups. */
export function Layout({ title, narrow, children }: PropsWithChildren<{ title: string; narrow?: boolean }>) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · Juniper CRM sandbox`}</title>
        <link rel="stylesheet" href="/styles.css" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <header class="top">
          <a class="brand" href="/">
            <img src="/icon.svg" alt="" width="28" height="28" />
            Juniper CRM
          </a>
          <span class="badge">Dowel’s sandbox: nothing here is real</span>
        </header>
        <main class={narrow ? 'narrow' : 'wide'}>{children}</main>
      </body>
    </html>
  );
}

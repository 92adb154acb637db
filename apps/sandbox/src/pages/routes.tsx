/** @jsxImportSource hono/jsx */
import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import type { World } from '../world.ts';
import { HomePage } from './home/HomePage.tsx';
import { ProblemPage } from './ProblemPage.tsx';
import { sendPage } from './send-page.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const STYLES = ['./base.css', './forms.css', './reference.css'].map(read).join('\n');
const ICON = read('./icon.svg');

/** The home page, and the files that every page needs. */
export function pageRoutes(world: World) {
  const routes = new Hono();

  routes.get('/', (c) => {
    const { origin } = new URL(c.req.url);
    const accounts = [...world.accounts.values()];
    return sendPage(
      c,
      <HomePage
        accounts={accounts}
        client={world.clients.get('dowel-demo')}
        faults={[...world.namedFaults]}
        origin={origin}
      />,
    );
  });

  routes.get('/styles.css', (c) => c.body(STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  routes.get('/icon.svg', (c) => c.body(ICON, 200, { 'Content-Type': 'image/svg+xml' }));

  return routes;
}

/** The page for an address that does not exist. */
export function notFoundPage(c: Context) {
  const explanation = `There is nothing at ${c.req.path}. The home page lists what Juniper answers to.`;
  return sendPage(c, <ProblemPage title="This page does not exist" explanation={explanation} />, {
    status: 404,
  });
}

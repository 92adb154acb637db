/**
 * Records what the pages of the console ask a server that runs, so that their stories show what it answers: `npm start`,
 * `pnpm demo:broken`, then `tsx .storybook/console/record.ts LINK` with the link that signs in.
 */
import { writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import type { Recorded } from './recorded.ts';

/** Longer lists show nothing more. */
const MOST_ROWS = 12;
const PROJECT = 'demo';

const browser = await chromium.launch(await chromiumLaunch());
const page = await browser.newPage();
const answers: Recorded['answers'] = {};
page.on('response', async (response) => {
  const { pathname, search } = new URL(response.url());
  const isAnswer =
    response.request().method() === 'GET' && /json/.test(response.headers()['content-type'] ?? '');
  if (!pathname.startsWith('/v1/') || !response.ok() || !isAnswer) return;
  // What comes after its page was left is asked for again by another one.
  const body = await response.json().catch(() => undefined);
  if (body !== undefined) answers[`${pathname}${search}`] = shortened(pathname, body);
});

await page.goto(process.argv[2] ?? '');
const button = page.getByRole('button');
if ((await button.count()) > 0) await button.first().click();
await page.waitForURL(/\/console\/./);
const origin = new URL(page.url()).origin;

const paths: Record<string, string> = {};
await visit('home', `/${PROJECT}`);
for (const name of [
  'customers',
  'operations',
  'deliveries',
  'integrations',
  'destinations',
  'provider-apps',
  'keys',
  'usage',
  'connectors',
  'members',
  'audit',
  'settings',
  'get-started',
])
  await visit(name, `/${PROJECT}/${name}`);
await visit('start', '/-/start');
await visit('customer', await linkOn('customers', 'customers'));
await visit('installation', await linkOn('customer', 'customers/[^/]+'));
for (const part of ['settings', 'connection'])
  await visit(`installation-${part}`, `${paths.installation}`.replace('?', `/${part}?`));
await visit('operation', await linkOn('customer', 'operations'));
await visit('integration', await linkOn('integrations', 'integrations'));
await visit('delivery', await linkOn('deliveries', 'deliveries'));
await visit('destination', await linkOn('destinations', 'destinations'));
await visit('destination-failing', `/${PROJECT}/destinations/is-broken`);
await visit('destination-paused', `/${PROJECT}/destinations/is-paused`);
await visit('connector', await linkOn('connectors', 'connectors'));
await visit('provider-app', await linkOn('provider-apps', 'provider-apps'));
await browser.close();

const time = new Date().toISOString();
const lines = Object.entries(answers).map(
  ([path, body]) => `${JSON.stringify(path)}: ${JSON.stringify(body)}`,
);
writeFileSync(
  new URL('./recorded.json', import.meta.url),
  `{"time": ${JSON.stringify(time)}, "paths": ${JSON.stringify(paths)}, "answers": {\n${lines.join(',\n')}\n}}\n`,
);
console.log(`${Object.keys(answers).length} answers for ${Object.keys(paths).length} pages.`);

async function visit(name: string, path: string): Promise<void> {
  paths[name] = path;
  await page.goto(`${origin}/console${path}`);
  await settled(page);
}

/** The first link of a page to something below this place. */
async function linkOn(name: string, below: string): Promise<string> {
  await page.goto(`${origin}/console${paths[name]}`);
  await settled(page);
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  // The page that makes another one is at `+`.
  const pattern = new RegExp(`/console(/${PROJECT}/${below}/(?!%2B)[^/?#]+(\\?.*)?)$`);
  const [found] = links.flatMap((link) => pattern.exec(link)?.[1] ?? []);
  if (found === undefined) throw new Error(`The page ${name} has no link below ${below}.`);
  return found;
}

async function settled(shown: Page): Promise<void> {
  await shown.getByRole('heading', { level: 1 }).waitFor();
  await shown.waitForTimeout(3000);
}

/** Pages of one thing look for their own among all issues. */
function shortened(pathname: string, body: unknown): unknown {
  if (Array.isArray(body) && !pathname.endsWith('/issues')) return body.slice(0, MOST_ROWS);
  return body;
}

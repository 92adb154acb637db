import { createMockService, type MockService, mockConsumerToken } from '@dowel/mocks';
import { getResponse } from 'msw';
import { type Browser, chromium, type Page, type Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../../scripts/chromium.ts';
import { startNext } from './next-server.ts';
import { readerScript, type ServedPage, servePlainPage } from './pages.ts';

declare global {
  /** Put into each page by `readerScript`. */
  var readScreen: () => string;
}

const isFull = process.env.DOWEL_TESTS === 'full';

interface Screen {
  name: string;
  arrange?: (service: MockService) => void;
  reach: (page: Page) => Promise<void>;
}

const installed = ({ given }: MockService) => given.installation();
const screens: readonly Screen[] = [
  { name: 'the card to connect', reach: (page) => page.locator('button[data-variant="primary"]').waitFor() },
  {
    name: 'the fields',
    arrange: installed,
    // Who changed the object is asked for once it is shown.
    reach: (page) => page.getByRole('button', { name: /^Changed by/ }).waitFor(),
  },
  {
    name: 'an open list',
    arrange: installed,
    reach: async (page) => {
      await page.getByRole('combobox').first().click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'the last tab',
    arrange: installed,
    reach: async (page) => {
      await page.getByRole('tab').last().click();
      await page.locator('[role="tabpanel"] dl').first().waitFor();
    },
  },
];

let browser: Browser;
let script: string;
const stops: (() => void)[] = [];

beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunch());
  script = await readerScript();
});
afterAll(async () => {
  for (const stop of stops) stop();
  await browser?.close();
});

/** Where a page is: served by the test, or by a server of its own. */
type Place = { served: ServedPage } | { url: string };

/** Opens a screen and reads how it looks, and everything that the browser had to complain about. */
async function look(place: Place, { arrange, reach }: Screen) {
  const service = createMockService();
  arrange?.(service);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1600 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.addInitScript(script);
  const url = 'url' in place ? place.url : 'http://page.test';
  if ('served' in place) await page.route(`${url}/**`, (route) => serve(route, place.served));
  await page.route(`${url}/v1/**`, (route) => answer(route, service));
  await page.route(`${url}/api/token?*`, async (route) => {
    const { groupRef = '', consumerRef = '' } = Object.fromEntries(
      new URL(route.request().url()).searchParams,
    );
    await route.fulfill({ body: mockConsumerToken({ groupRef, consumerRef }) });
  });
  await page.goto(url, { timeout: 100_000 });
  await reach(page);
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  const seen: { styles: unknown[]; places: unknown[] } = JSON.parse(
    await page.evaluate(() => globalThis.readScreen()),
  );
  await context.close();
  return { ...seen, complaints };
}

/** Everything that the browser complains about on a page from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

async function serve(route: Route, { headers, files }: ServedPage): Promise<void> {
  const path = new URL(route.request().url()).pathname;
  const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html';
  const body = files[path];
  if (body === undefined) await route.fulfill({ status: path === '/favicon.ico' ? 204 : 404 });
  else await route.fulfill({ headers, contentType: `${type}; charset=utf-8`, body });
}

async function answer(route: Route, service: MockService): Promise<void> {
  const request = route.request();
  const body = request.postData();
  const asked = new Request(request.url(), {
    method: request.method(),
    headers: request.headers(),
    ...(body !== null && { body }),
  });
  const response = (await getResponse(service.handlers, asked)) ?? new Response(null, { status: 404 });
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

async function runNext(how: 'start' | 'dev'): Promise<{ url: string }> {
  const { url, stop } = await startNext(how);
  stops.push(stop);
  return { url };
}

let built: ReturnType<typeof runNext> | undefined;
/** The page that Next has built, from one server for all tests. */
function builtByNext() {
  built ??= runNext('start');
  return built;
}

const kinds: { name: string; open: () => Promise<Place>; isExtra?: true }[] = [
  { name: 'React 18', open: async () => ({ served: await servePlainPage({ react: 18 }) }) },
  {
    name: 'a strict content policy',
    open: async () => ({ served: await servePlainPage({ isStrict: true }) }),
  },
  { name: 'Next’s app router', open: builtByNext },
  { name: 'Next’s app router in development', open: () => runNext('dev'), isExtra: true },
];

describe('a page as a builder serves it', () => {
  const seenPlainly = new Map<Screen, Awaited<ReturnType<typeof look>>>();
  beforeAll(async () => {
    const plain = { served: await servePlainPage({}) };
    for (const screen of screens) seenPlainly.set(screen, await look(plain, screen));
  });

  it('is the plain page, with nothing to complain about', () => {
    expect([...seenPlainly.values()].map(({ complaints }) => complaints)).toEqual(screens.map(() => []));
    for (const { places } of seenPlainly.values()) expect(places).not.toEqual([]);
  });

  describe.each(kinds.filter(({ isExtra }) => isFull || !isExtra))('with $name', ({ open }) => {
    let place: Place;
    beforeAll(async () => {
      place = await open();
    });

    it.each(screens)(
      'shows $name as the plain page does, and the browser has no complaint',
      async (screen) => {
        expect(await look(place, screen)).toEqual(seenPlainly.get(screen));
      },
    );
  });
});

describe('a page that Next has rendered on the server', () => {
  it('shows that it is loading before any script runs', async () => {
    const { url } = await builtByNext();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url);

    const card = page.locator('.dowel-root section[aria-busy="true"]');

    expect(await card.isVisible()).toBe(true);
    await context.close();
  });

  it('is complained about where the browser draws something else than the server did', async () => {
    const { url } = await builtByNext();
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`${url}/mismatch`);
    await page.getByText('From the browser').waitFor();

    // React's number for a text that does not match.
    await expect.poll(() => complaints).toEqual([expect.stringContaining('#418')]);
    await page.close();
  });
});

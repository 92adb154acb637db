import { fileURLToPath } from 'node:url';
import { createMockService, mockConsumerToken } from '@dowel/mocks';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { fromSource } from '../../scripts/from-source.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunch());
});
afterAll(() => browser.close());

/** Builds a recipe with its own settings and opens it, on a pretend service. */
async function open(recipe: string): Promise<Page> {
  const root = here(`./${recipe}`);
  const outDir = here(`./node_modules/.cache/${recipe}`);
  // Tests have NODE_ENV=test, but a builder's build has NODE_ENV=production.
  await build({
    root,
    base: './',
    plugins: [fromSource()],
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  });
  const page = await browser.newPage();
  onTestFinished(async () => {
    await page.close();
    await server.close();
  });
  const service = createMockService();
  await page.route('**/v1/**', async (route) => {
    const asked = route.request();
    const response = await service.fetch(
      new Request(asked.url(), {
        method: asked.method(),
        headers: { ...asked.headers(), 'x-api-key': 'mock_frontend' },
      }),
    );
    await route.fulfill({
      status: response.status,
      body: await response.text(),
      contentType: 'application/json',
    });
  });
  await page.route('**/api/dowel-token', (route) =>
    route.fulfill({ json: { token: mockConsumerToken({ groupRef: 'acme', consumerRef: 'ada' }) } }),
  );
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByRole('heading', { name: /Juniper CRM/ }).waitFor();
  return page;
}

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('following a recipe', () => {
  it('draws the component on a page of Vite', async () => {
    const page = await open('vite');

    expect(await styleOf(page, '.dowel-card', 'background-color')).toBe('rgb(255, 255, 255)');
  });

  it('takes colours and radius from Tailwind, and its dark class', async () => {
    const page = await open('tailwind');

    expect(await styleOf(page, 'html', 'color-scheme')).toBe('dark');
    expect(await styleOf(page, '.dowel-card', 'background-color')).not.toBe('rgb(255, 255, 255)');
    expect(await styleOf(page, '.dowel-button', 'background-color')).toContain('oklch');
    expect(await styleOf(page, '.dowel-root', 'max-width')).toBe('768px');
  });

  it('follows a class that switches the scheme', async () => {
    const page = await open('dark-class');
    const dark = await styleOf(page, '.dowel-card', 'background-color');

    await page.getByRole('button', { name: 'Light or dark' }).click();

    expect(await styleOf(page, '.dowel-card', 'background-color')).toBe('rgb(255, 255, 255)');
    expect(dark).not.toBe('rgb(255, 255, 255)');
  });
});

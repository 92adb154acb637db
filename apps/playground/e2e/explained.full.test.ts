import { describe, expect, it } from 'vitest';
import { setStage } from './browser.ts';
import { installContacts } from './install-contacts.ts';

const stage = setStage();

describe('reading why a run went as it did', () => {
  it('breaks no word of a heading, and scrolls only the tables of a narrow window', async () => {
    const { readOf } = await installContacts(stage);
    const { lastRun } = (await readOf()) ?? {};
    const { baseUrl, project, apiKey } = stage.dowel.demo;
    const page = await (await stage.newBrowser()).newPage();
    await page.setExtraHTTPHeaders({ 'x-api-key': apiKey });

    await page.goto(`${baseUrl}/projects/${project}/operations/${lastRun?.operationId}:explain?format=html`);
    await page.getByRole('heading', { name: 'What the provider was asked', exact: true }).waitFor();

    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
      const headers = page.getByRole('columnheader');
      expect(await headers.count()).toBeGreaterThan(5);
      const broken = await headers.evaluateAll((cells) =>
        cells
          .filter((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            const words = cell.textContent?.split(' ').length ?? 1;
            return range.getClientRects().length > words;
          })
          .map((cell) => cell.textContent),
      );
      expect(broken, `at ${width} pixels`).toEqual([]);
    }
  });
});

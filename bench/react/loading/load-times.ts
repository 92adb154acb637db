import { createMockService, type MockService } from '@dowel/mocks';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../../../scripts/chromium.ts';
import { bundlePages } from './bundle-pages.ts';
import type { LoadTimes } from './page.ts';
import { servePages } from './serve-pages.ts';

/** What a page shows first, and what the service knows then. */
interface Screen {
  name: string;
  arrange(service: MockService): void;
  /** The two pages, ours and the plain one. */
  pages: readonly [string, string];
}

const connected = ({ given }: MockService) => given.connection();
const flow = ['ours', 'plain'] as const;
const screens: readonly Screen[] = [
  { name: 'first form', arrange: () => {}, pages: flow },
  { name: 'configure', arrange: connected, pages: flow },
  { name: 'configure, prefetched', arrange: connected, pages: ['ours-prefetched', 'plain'] },
  { name: 'installed', arrange: ({ given }) => given.installation(), pages: flow },
  { name: 'hook', arrange: connected, pages: ['ours-hook', 'plain-hook'] },
];

/** The times of our page and of a plain one with the same request. */
export interface LoadComparison {
  name: string;
  ours: LoadTimes;
  plain: LoadTimes;
}

/**
 * Measures how long pages take to load from this machine, ours and plain ones in turns, each in a browser that has
 * cached nothing. The first turn is not counted; of the others the median counts.
 * @param slowdown how many times slower than this machine the processor is
 */
export async function measureLoads(turns: number, slowdown: number): Promise<LoadComparison[]> {
  const files = await bundlePages(screens.flatMap(({ pages }) => pages));
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const comparisons: LoadComparison[] = [];
    for (const screen of screens)
      comparisons.push(await compare(browser, files, screen, { turns, slowdown }));
    return comparisons;
  } finally {
    await browser.close();
  }
}

async function compare(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  { name, arrange, pages }: Screen,
  { turns, slowdown }: { turns: number; slowdown: number },
): Promise<LoadComparison> {
  const service = createMockService();
  arrange(service);
  const { origin, close } = await servePages(files, service);
  const times: [LoadTimes[], LoadTimes[]] = [[], []];
  try {
    for (let turn = 0; turn <= turns; turn += 1) {
      for (const [index, page] of pages.entries()) {
        times[index as 0 | 1].push(await load(browser, `${origin}/${page}.html`, slowdown));
      }
    }
  } finally {
    await close();
  }
  return { name, ours: medians(times[0].slice(1)), plain: medians(times[1].slice(1)) };
}

async function load(browser: Browser, address: string, slowdown: number): Promise<LoadTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    if (slowdown > 1) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await page.goto(address);
    await page.waitForFunction(() => seen.usable > 0);
    // Long tasks are told of after they end.
    await page.waitForTimeout(100 * slowdown);
    return await page.evaluate(() => seen);
  } finally {
    await context.close();
  }
}

function medians(turns: readonly LoadTimes[]): LoadTimes {
  const median = (step: keyof LoadTimes) => {
    const sorted = turns.map((times) => times[step]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return { usable: median('usable'), longestTask: median('longestTask') };
}

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import type { FormName, FormTimes } from './page.tsx';

/** The times of our form and of a plain one with as many fields. */
export interface FormComparison {
  fieldCount: number;
  ours: FormTimes;
  plain: FormTimes;
}

/**
 * Measures both forms in the same browser, in turns. The first turn loads code and is not counted; of the others the
 * median counts.
 */
export async function measureForms(fieldCounts: readonly number[], turns: number): Promise<FormComparison[]> {
  const bundled = await bundlePage();
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const comparisons: FormComparison[] = [];
    for (const fieldCount of fieldCounts) {
      comparisons.push(await compareForms(browser, bundled, { fieldCount, turns }));
    }
    return comparisons;
  } finally {
    await browser.close();
  }
}

async function compareForms(
  browser: Browser,
  files: Map<string, string>,
  { fieldCount, turns }: { fieldCount: number; turns: number },
): Promise<FormComparison> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.route('http://bench.test/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const contentType = path.endsWith('.css')
      ? 'text/css'
      : path.endsWith('.js')
        ? 'text/javascript'
        : 'text/html';
    return route.fulfill({ contentType, body: files.get(path) ?? '' });
  });
  await page.goto('http://bench.test/');
  await page.waitForFunction(() => 'measureForm' in globalThis);
  const times: Record<FormName, FormTimes[]> = { ours: [], plain: [] };
  for (let index = 0; index <= turns; index += 1) {
    for (const name of ['ours', 'plain'] as const) {
      times[name].push(
        await page.evaluate(([form, count]) => measureForm(form, count), [name, fieldCount] as const),
      );
    }
  }
  await page.close();
  return { fieldCount, ours: medians(times.ours.slice(1)), plain: medians(times.plain.slice(1)) };
}

function medians(turns: readonly FormTimes[]): FormTimes {
  const median = (step: keyof FormTimes) => {
    const sorted = turns.map((times) => times[step]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    usable: median('usable'),
    usableAfterDrawn: median('usableAfterDrawn'),
    toggle: median('toggle'),
    keystroke: median('keystroke'),
    selectAll: median('selectAll'),
  };
}

/** The page's files by their paths. Built as for production. Parts that load later are files of their own. */
async function bundlePage(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.tsx', import.meta.url))],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    splitting: true,
    minify: true,
    jsx: 'automatic',
    conditions: ['@dowel/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const html =
    '<!doctype html><html lang="en"><link rel="stylesheet" href="/page.css"><body><script type="module" src="/page.js"></script></body></html>';
  return new Map([['/', html], ...outputFiles.map(({ path, text }) => [path, text] as const)]);
}

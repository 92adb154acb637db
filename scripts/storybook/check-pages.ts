// Opens every documentation page of the built Storybook (pnpm build:storybook). Fails if one of them shows an error, or if
// axe finds something in one.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import { chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { readEntries } from './index-file.ts';
import { serveStorybook } from './serve.ts';

const storybook = fileURLToPath(new URL('../../storybook-static', import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const entries = readEntries(storybook);
const findings: string[] = [];
// The pages of primitives are drawn by Storybook alone.
const pages = entries.filter(({ type, title }) => type === 'docs' && !title.startsWith('Primitives/'));

const { address, close } = await serveStorybook(storybook);
const browser = await chromium.launch(await chromiumLaunch());
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
/** The frames that the page has asked for. */
let frames = 0;
// Each frame loads a Storybook. One shows whether frames work; all stories are drawn one by one elsewhere.
await page.route(/\/iframe\.html\?.*viewMode=story/, (route) => {
  frames += 1;
  return frames === 1 ? route.continue() : route.abort();
});
for (const { id, title } of pages)
  findings.push(...(await findingsOf(id)).map((finding) => `${title}: ${finding}`));
await browser.close();
await close();

for (const finding of findings) console.error(finding);
console.log(`${pages.length} pages of Storybook opened and checked with axe, ${findings.length} findings.`);
process.exitCode = findings.length > 0 ? 1 : 0;

async function findingsOf(id: string): Promise<string[]> {
  const errors: string[] = [];
  const note = (error: Error) => errors.push(error.message);
  page.on('pageerror', note);
  frames = 0;
  await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
  // A page with an error may never have its heading. Then the error is what must be said.
  const isDrawn = await page.waitForSelector('.sbdocs h1').then(
    () => true,
    () => false,
  );
  errors.push(...(isDrawn ? await violationsOn(page) : ['The page did not show its heading.']));
  page.off('pageerror', note);
  return errors;
}

/** What axe finds on the page itself. The stories in its frames are checked one by one elsewhere. */
async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations }: AxeResults = await page.evaluate(
    `axe.run({ exclude: [['iframe'], ['.docblock-argstable'], ['.docblock-source']] }, { iframes: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })`,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}, ${help}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}

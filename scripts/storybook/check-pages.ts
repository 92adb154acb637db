// Opens every documentation page of the built Storybook (pnpm build:storybook). Fails if one of them shows an error, if
// axe finds something in one, or if a screen has no page about it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import { chromium, type Page } from 'playwright';
import { idOf, screens } from '../../.storybook/docs/screens.ts';
import { chromiumLaunch } from '../chromium.ts';
import { readEntries } from './index-file.ts';
import { serveStorybook } from './serve.ts';

const storybook = fileURLToPath(new URL('../../storybook-static', import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const entries = readEntries(storybook);
const ids = new Set(entries.map(({ id }) => id));
const findings = [...missingScreens(), ...missingThumbnails()];
// The pages of primitives are drawn by Storybook alone.
const pages = entries.filter(({ type, title }) => type === 'docs' && !title.startsWith('Primitives/'));

const { address, close } = await serveStorybook(storybook);
const browser = await chromium.launch(await chromiumLaunch());
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
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
  await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
  await page.waitForSelector('.sbdocs h1');
  errors.push(...(await violationsOn(page)));
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

function missingScreens(): string[] {
  const titles = new Set(
    entries.map(({ title }) => title).filter((title) => /^(Components|Hooks)\//.test(title)),
  );
  const known = new Set(screens.map(({ title }) => title));
  return [...titles]
    .filter((title) => !known.has(title))
    .map((title) => `"${title}" is not in .storybook/docs/screens.ts, so no page says what it is for.`);
}

function missingThumbnails(): string[] {
  return screens
    .map(({ title, thumbnail }) => `${idOf(title)}--${thumbnail}`)
    .filter((id) => !ids.has(id))
    .map((id) => `.storybook/docs/screens.ts shows the story ${id}, which is not there.`);
}

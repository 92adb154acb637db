// Opens every documentation page of the built Storybook (pnpm build:storybook). Fails if one of them shows an error or
// raw Markdown, if a link, a picture or a story of it is missing, if it scrolls sideways on a phone, or if axe finds
// something.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import { chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { type Entry, readEntries } from './index-file.ts';
import { missingParts, rawMarkdown, widthProblems } from './page-parts.ts';
import { serveStorybook } from './serve.ts';

const storybook = fileURLToPath(new URL('../../storybook-static', import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const entries = readEntries(storybook);
const ids = new Set(entries.map(({ id }) => id));
const pages = entries.filter(({ type }) => type === 'docs');
const findings: string[] = [];
/** Two keep a machine with two cores busy. */
const tabs = 2;

const { address, close } = await serveStorybook(storybook);
const browser = await chromium.launch(await chromiumLaunch());
const waiting = [...pages];
await Promise.all(
  Array.from({ length: tabs }, async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    // Each frame loads a Storybook, and all stories are drawn one by one elsewhere.
    await page.route(/\/iframe\.html\?.*viewMode=story/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const { title } = entry;
      findings.push(...(await findingsOnceMore(page, entry)).map((finding) => `${title}: ${finding}`));
    }
  }),
);
findings.push(...(await findingsOfClick()));
await browser.close();
await close();

for (const finding of findings) console.error(finding);
console.log(`${pages.length} pages of Storybook opened and checked, ${findings.length} findings.`);
process.exitCode = findings.length > 0 ? 1 : 0;

/** Looks at a page again if the browser loaded it anew in the middle, which happens rarely and says nothing about the page. */
async function findingsOnceMore(page: Page, entry: Entry): Promise<string[]> {
  try {
    return await findingsOn(page, entry);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    page.removeAllListeners('pageerror');
    page.removeAllListeners('console');
    await page.goto('about:blank');
    return findingsOn(page, entry);
  }
}

async function findingsOn(page: Page, { id, title }: Entry): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (said) => {
    if (said.type() === 'error') errors.push(`The console says: ${said.text()}`);
  });
  await openPage(page, id);
  // A page with an error may never have its heading. Then the error is what must be said.
  const isDrawn = await page.waitForSelector('.sbdocs h1').then(
    () => true,
    () => false,
  );
  if (isDrawn) {
    errors.push(...(await page.evaluate(rawMarkdown)).map((text) => `Raw Markdown: ${text}`));
    errors.push(...(await missingParts(page, ids)), ...(await widthProblems(page)));
    // The pages of primitives are made by Storybook. axe would report its faults there, not ours.
    if (!title.startsWith('Primitives/')) errors.push(...(await violationsOn(page)));
  } else errors.push('The page did not show its heading.');
  page.removeAllListeners('pageerror');
  page.removeAllListeners('console');
  return errors;
}

/** Goes to a page as Storybook's sidebar does, without loading everything again. */
async function openPage(page: Page, id: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
    return;
  }
  await page.evaluate(async (storyId) => {
    const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const drawn = new Promise<void>((resolve) => {
      for (const event of ['docsRendered', 'storyThrewException', 'storyErrored', 'storyMissing'])
        channel.once(event, () => resolve());
    });
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    await drawn;
  }, id);
}

/** What is used of Storybook's channel. */
interface Channel {
  once(event: string, heard: () => void): void;
  emit(event: string, value: unknown): void;
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

/** Nothing is drawn before a click, and the story is drawn after it. */
async function findingsOfClick(): Promise<string[]> {
  const page = await browser.newPage();
  const screen = pages.find(({ title }) => title.startsWith('Components/'));
  await page.goto(`${address}iframe.html?viewMode=docs&id=${screen?.id}`);
  const poster = page.locator('.sb-poster').first();
  try {
    await poster.waitFor();
    if (page.frames().length > 1) return [`${screen?.title}: A story was loaded without a click.`];
    await poster.click();
    await page.frameLocator('.sb-frame').locator('.dowel-root').first().waitFor();
    return [];
  } catch (error) {
    return [`${screen?.title}: A click did not draw the story. ${error}`];
  }
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { widths as storyWidths } from '../page/toolbar.ts';
import { type Entry, readEntries } from './index-file.ts';
import { serveStorybook } from './serve.ts';

export const schemes = ['light', 'dark'] as const;
/** Widths in pixels. A browser that is resized lays the story out again, as a turned phone does. */
export const widths = [880, 360] as const;

/** How many pictures are taken at the same time. Two keep a machine with two cores busy. */
const tabs = 2;

/** The file name of a picture in the folder of all pictures. */
export const pictureName = (id: string, scheme: string, width: number): string =>
  `${id}.${scheme}.${width}.png`;

/** Stories that people look at. Some only test a part of Storybook itself. */
export const picturedStories = (storybook: string, filter = ''): Entry[] =>
  readEntries(storybook).filter(
    ({ type, tags, id }) => type === 'story' && tags.includes('dev') && id.includes(filter),
  );

/** Pictures every story of a built Storybook, in each scheme and width. Returns the ids of stories that failed. */
export async function takePictures(storybook: string, folder: string, filter?: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const { address, close } = await serveStorybook(storybook);
  const browser = await chromium.launch(await chromiumLaunch());
  const stories = picturedStories(storybook, filter);
  const waiting = [...stories];
  const failed = new Set<string>();
  const work = async () => {
    const pages = await Promise.all(
      schemes.map(async (scheme) => ({ scheme, page: await openPage(browser) })),
    );
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      for (const { scheme, page } of pages) {
        if (!(await pictureStory(page, address, folder, story.id, scheme))) failed.add(story.id);
      }
      if (waiting.length % 20 === 0) console.log(`${stories.length - waiting.length} of ${stories.length}`);
    }
  };
  await Promise.all(Array.from({ length: tabs }, work));
  await browser.close();
  await close();
  return [...failed];
}

/** How large the picture of a screen at a glance is. */
const glance = { width: 736, height: 480 };

/** Takes the pictures that the documentation shows before a story is drawn. Returns the ids of stories that failed. */
export async function takeGlances(
  storybook: string,
  folder: string,
  ids: readonly string[],
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const { address, close } = await serveStorybook(storybook);
  const browser = await chromium.launch(await chromiumLaunch());
  const failed: string[] = [];
  const page = await openPage(browser);
  for (const id of ids) {
    const { hasPassed } = await showStory(page, address, { id, scheme: 'light', size: glance });
    if (!hasPassed) failed.push(id);
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: join(folder, `${id}.jpg`), quality: 70, animations: 'disabled' });
  }
  await browser.close();
  await close();
  return failed;
}

async function pictureStory(
  page: Page,
  address: string,
  folder: string,
  id: string,
  scheme: string,
): Promise<boolean> {
  const size = { width: widths[0], height: 600 };
  const { own, hasPassed } = await showStory(page, address, { id, scheme, size });
  for (const width of widths) {
    await page.setViewportSize({ width: own ?? width, height: 600 });
    // A window as high as the story: a bar that sticks to the window's end would cover something else.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: own ?? width, height });
    await page.screenshot({
      path: join(folder, pictureName(id, scheme, width)),
      fullPage: true,
      animations: 'disabled',
    });
  }
  return hasPassed;
}

interface Shown {
  /** The width that the story is about, if it has one. */
  own: number | undefined;
  hasPassed: boolean;
}

/** A page for one story after the other. To load Storybook takes far longer than to draw a story. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(rememberFailure);
  return page;
}

/** Shows a story. A page stays with the scheme of its first one. */
async function showStory(
  page: Page,
  address: string,
  { id, scheme, size }: { id: string; scheme: string; size: { width: number; height: number } },
): Promise<Shown> {
  await page.setViewportSize(size);
  if (page.url() === 'about:blank') {
    const query = new URLSearchParams({ id, viewMode: 'story', globals: `scheme:${scheme}` });
    await page.goto(`${address}iframe.html?${query}`);
  } else {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Window & StorybookWindow;
      Reflect.set(window, 'hasStoryFailed', false);
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }
  const own = await ownWidth(page, id);
  if (own) await page.setViewportSize({ ...size, width: own });
  return { own, hasPassed: await storyPasses(page, id) };
}

/** Runs in the page. A story whose play function fails ends like any other, so only the event tells. */
function rememberFailure(): void {
  let channel: { on(event: string, heard: () => void): void };
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value: typeof channel) {
      channel = value;
      for (const event of ['playFunctionThrewException', 'storyThrewException']) {
        channel.on(event, () => Reflect.set(window, 'hasStoryFailed', true));
      }
    },
  });
}

/** The width that a story is about. Storybook's toolbar gives it to the story, but there is no toolbar here. */
async function ownWidth(page: Page, id: string): Promise<number | undefined> {
  const chosen = await page
    .waitForFunction(
      (shown) => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Window & StorybookWindow;
        const story = preview?.currentRender?.id === shown ? preview.currentRender.story : undefined;
        return story && { value: story.storyGlobals?.viewport?.value };
      },
      id,
      { timeout: 30_000 },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => undefined);
  const own = Object.entries(storyWidths).find(([name]) => name === chosen?.value);
  return own && Number.parseInt(own[1].styles.width, 10);
}

/** Waits until the story's play function has ended. False if it failed. */
async function storyPasses(page: Page, id: string): Promise<boolean> {
  return page
    .waitForFunction(
      (shown) => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Window & StorybookWindow;
        const { id: current, phase = '' } = preview?.currentRender ?? {};
        return current === shown && ['finished', 'errored', 'aborted'].includes(phase);
      },
      id,
      { timeout: 30_000 },
    )
    .then(() => page.evaluate(() => Reflect.get(window, 'hasStoryFailed') !== true))
    .catch(() => false);
}

/** What is read of Storybook's preview. Its types do not describe it. */
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, value: object): void };
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      id?: string;
      phase?: string;
      story?: { storyGlobals?: { viewport?: { value?: string } } };
    };
  };
}

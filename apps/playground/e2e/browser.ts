import { DowelClient } from '@dowel/client';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chromiumLaunch } from '../../../scripts/chromium.ts';
import { type RunningDowel, startDowel } from './start-dowel.ts';

export interface Stage {
  dowel: RunningDowel;
  /** The builder's own backend. Tests use it to see what is stored. */
  backend: DowelClient;
  /** Opens a page in a new browser profile. */
  open(path: string): Promise<Page>;
  /** A new browser profile, as another person would have. */
  newBrowser(): Promise<BrowserContext>;
}

/** Starts Dowel and a browser for the tests of one file. */
export function setStage(): Stage {
  const stage: Partial<Stage> = {};
  let browser: Browser;
  const troubles: string[] = [];

  beforeAll(async () => {
    const [dowel, launched] = await Promise.all([
      startDowel(),
      chromiumLaunch().then((o) => chromium.launch(o)),
    ]);
    browser = launched;
    stage.dowel = dowel;
    const { baseUrl, project, apiKey } = dowel.demo;
    stage.backend = new DowelClient({ baseUrl, project, apiKey });
    const newBrowser = async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      noteTroubles(context, troubles);
      return context;
    };
    stage.newBrowser = newBrowser;
    stage.open = async (path) => {
      const page = await (await newBrowser()).newPage();
      await page.goto(dowel.playgroundUrl + path);
      return page;
    };
  }, 120_000);
  afterEach(() => {
    expect(troubles.splice(0), 'what went wrong in the pages').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await stage.dowel?.stop();
  });

  // Filled before the first test runs.
  return stage as Stage;
}

/** Writes down every error that no code caught, and every line that a page writes as an error. */
function noteTroubles(context: BrowserContext, troubles: string[]): void {
  context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // Chromium reports an answer such as 404 as an error, and a request that a test cut off. The page tells people.
    if (
      /^Failed to load resource: (the server responded with a status|net::ERR_FAILED)/.test(message.text())
    ) {
      return;
    }
    troubles.push(`console: ${message.text()} (${url})`);
  });
}

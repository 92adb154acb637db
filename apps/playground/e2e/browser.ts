import { DowelClient } from '@dowel/client';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
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

  beforeAll(async () => {
    const [dowel, launched] = await Promise.all([
      startDowel(),
      chromiumLaunch().then((o) => chromium.launch(o)),
    ]);
    browser = launched;
    stage.dowel = dowel;
    const { baseUrl, project, apiKey } = dowel.demo;
    stage.backend = new DowelClient({ baseUrl, project, apiKey });
    const newBrowser = () => browser.newContext({ viewport: { width: 1280, height: 900 } });
    stage.newBrowser = newBrowser;
    stage.open = async (path) => {
      const page = await (await newBrowser()).newPage();
      await page.goto(dowel.playgroundUrl + path);
      return page;
    };
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await stage.dowel?.stop();
  });

  // Filled before the first test runs.
  return stage as Stage;
}

import { DowelClient } from '@dowel/client';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { chromiumLaunch } from '../../../scripts/chromium.ts';
import type { BrowserState, SharedDowel } from './global-setup.ts';
import { type RunningDowel, startDowel } from './start-dowel.ts';

export interface Stage {
  dowel: SharedDowel;
  /** The builder's own backend. Tests use it to see what is stored. */
  backend: DowelClient;
  /** Opens a page in a new browser profile. */
  open(path: string): Promise<Page>;
  /** A new browser profile, as another person would have. It is closed after the test. */
  newBrowser(): Promise<BrowserContext>;
  /** Leaves the cookies of the owner to the next files, if they share the Dowel. */
  leave(signedIn: BrowserState): Promise<unknown>;
}

/**
 * Gives the tests of one file a browser, and the Dowel that the files of this worker share. Nobody is connected in it when
 * a test begins. With `ofItsOwn`, the file gets one that nobody has used.
 */
export function setStage({ ofItsOwn = false } = {}): Stage {
  const stage: Partial<Stage> = {};
  let browser: Browser;
  let own: RunningDowel | undefined;
  const troubles: string[] = [];
  const profiles: BrowserContext[] = [];

  beforeAll(async () => {
    const starting = ofItsOwn ? startDowel() : sharedDowel();
    const [dowel, launched] = await Promise.all([
      starting,
      chromiumLaunch().then((options) => chromium.launch(options)),
    ]);
    if (ofItsOwn) own = dowel as RunningDowel;
    browser = launched;
    stage.dowel = dowel;
    const { baseUrl, project, apiKey } = dowel.demo;
    stage.backend = new DowelClient({ baseUrl, project, apiKey });
    const newBrowser = async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      noteTroubles(context, troubles);
      profiles.push(context);
      return context;
    };
    stage.newBrowser = newBrowser;
    stage.leave = async (signedIn) => ofItsOwn || sharedDowel(signedIn);
    stage.open = async (path) => {
      const page = await (await newBrowser()).newPage();
      await page.goto(dowel.playgroundUrl + path);
      return page;
    };
  }, 240_000);
  beforeEach(async () => {
    if (stage.backend && stage.dowel) await disconnectAll(stage.backend, stage.dowel);
  });
  afterEach(async () => {
    // An open page would ask the server again and again what is new.
    await Promise.all(profiles.splice(0).map((context) => context.close()));
    expect(troubles.splice(0), 'what went wrong in the pages').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await own?.stop();
  });

  // Filled before the first test runs.
  return stage as Stage;
}

/** @param signedIn left to the next files of this worker */
async function sharedDowel(signedIn?: BrowserState): Promise<SharedDowel> {
  const left = signedIn && { method: 'PUT', body: JSON.stringify(signedIn) };
  const answer = await fetch(`${inject('stagesUrl')}/${process.env.VITEST_POOL_ID}`, left);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SharedDowel;
}

/** Takes back what earlier tests did: installations, connections, and what they broke at the provider. */
async function disconnectAll(backend: DowelClient, { sandboxUrl }: SharedDowel): Promise<void> {
  await fetch(`${sandboxUrl}/control/faults`, { method: 'DELETE' });
  for (const { id, integrationId } of await backend.installations.listForProject())
    await backend.installations.delete(integrationId, id);
  for (const { id } of await backend.connections.list()) await backend.connections.delete(id);
}

/** Writes down every error that no code caught, and every line that a page writes as an error. */
function noteTroubles(context: BrowserContext, troubles: string[]): void {
  context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // Chromium reports an answer such as 404 as an error, and a request that a test cut off. The page tells people.
    const isTold =
      /^(Failed to load resource: (the server responded with a status|net::ERR_FAILED)|TypeError: Failed to fetch dynamically)/;
    if (isTold.test(message.text())) return;
    troubles.push(`console: ${message.text()} (${url})`);
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DowelClient } from '@dowel/client';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../../scripts/chromium.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { announced } from '../../playground/e2e/start-dowel.ts';
import { signIn } from './as-owner.ts';

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const patience = { timeout: 60_000 };
let folder: string;
let port: number;
let server: ChildProcess;
let browser: Browser;
let signInLink: string;
let client: DowelClient;

/** Starts the built server, at the same address and with the same data each time. */
async function startServer(): Promise<string> {
  server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DOWEL_SEED: 'demo',
      DOWEL_PORT: `${port}`,
      DOWEL_DATA_DIR: join(folder, 'data'),
      DOWEL_DEMO_FILE: join(folder, 'demo.json'),
    },
  });
  return announced(server, 'Dowel server listening');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dowel-live-'));
  port = await freePort();
  const [said, options] = await Promise.all([startServer(), chromiumLaunch()]);
  browser = await chromium.launch(options);
  signInLink = /http\S+\/sign-in\/link\/\S+/.exec(said)?.[0] ?? '';
  const { baseUrl, project, apiKey } = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8'));
  client = new DowelClient({ baseUrl, project, apiKey });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The customers, in the browser of somebody who has just signed in. */
async function openCustomers(): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await signIn(page, signInLink);
  await page.goto(`http://localhost:${port}/console/${client.project}/customers`);
  return page;
}

describe('a page that stays open', { timeout: 300_000 }, () => {
  it('shows what changes, and catches up by itself when the server was killed', async () => {
    const page = await openCustomers();
    await page.getByText(/^Live: as of/).waitFor(patience);
    const row = (name: string) => page.getByRole('row', { name });

    // Nothing can move in an empty list, so the first row comes by itself.
    await client.groups.create({ groupRef: 'acme', groupName: 'Acme' });
    await row('Acme').waitFor(patience);

    // Others wait until somebody asks for them.
    await client.groups.create({ groupRef: 'bravo', groupName: 'Bravo' });
    const waiting = page.getByRole('button', { name: /new or changed/ });
    await waiting.waitFor(patience);
    expect(await row('Bravo').count()).toBe(0);
    await waiting.click();
    await row('Bravo').waitFor(patience);

    // All tabs count as looked at here, so each keeps a stream open, and a browser has six connections to a server.
    const others = [];
    for (const path of ['', '/customers/acme', '/operations', '/get-started']) {
      const other = await page.context().newPage();
      await other.goto(`http://localhost:${port}/console/${client.project}${path}`);
      await other.getByText(/^Live: as of/).waitFor(patience);
      others.push(other);
    }

    server.kill('SIGKILL');
    await once(server, 'exit');
    for (const other of others) {
      await other.bringToFront();
      await other.getByText(/^The server does not answer\. This is from/).waitFor(patience);
      // What was known stays.
      await other.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.bringToFront();
    await page.getByText(/^Not live: as of \d\d:\d\d:\d\d UTC$/).waitFor(patience);
    await page.getByText(/^The server does not answer\. This is from/).waitFor(patience);
    expect(await page.getByRole('searchbox', { name: 'Name or reference' }).isDisabled()).toBe(true);
    await row('Acme').waitFor();

    await startServer();
    await client.groups.create({ groupRef: 'charlie', groupName: 'Charlie' });
    await page.getByText(/^Live again since/).waitFor(patience);
    // Whether it comes with what was caught up, or waits as what came later, is a matter of moments.
    await row('Charlie').or(waiting).first().waitFor(patience);
    if (await waiting.isVisible()) await waiting.click();
    await row('Charlie').waitFor(patience);
    expect(await page.getByText(/^The server does not answer/).count()).toBe(0);
    for (const other of others) {
      await other.bringToFront();
      await other.getByRole('button', { name: /^Live/ }).waitFor(patience);
      await expect.poll(() => other.getByText(/^The server does not answer/).count(), patience).toBe(0);
    }
    expect(await page.getByRole('searchbox', { name: 'Name or reference' }).isDisabled()).toBe(false);
  });
});

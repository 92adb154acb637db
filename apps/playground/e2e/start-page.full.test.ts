import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from './browser.ts';
import { passStartPage } from './page-objects.ts';

const stage = setStage();
const ada = { provider: 'sandbox', groupRef: 'acme', consumerRef: 'ada' };
const acme = { provider: 'sandbox', groupRef: 'acme' };

/** Starts a sign-in, as the builder's backend does. */
async function begin() {
  const names = { groupName: 'Acme Inc', consumerName: 'Ada Okafor' };
  const { data, response } = await stage.backend.connections
    .oauthConnect({ ...ada, ...names })
    .withResponse();
  return { url: data, pass: response.headers.get('Dowel-Sign-In-Pass') };
}

/** What a page received after it opened a popup: messages to its window, and answers on the ports it sent. */
interface Heard {
  messages: unknown[];
  answers: unknown[];
}

/**
 * Opens a start page from a page on any origin. The popup counts the messages it receives and the requests it sends.
 */
async function openFrom(origin: string, url: string, browser?: BrowserContext) {
  const context = browser ?? (await stage.newBrowser());
  await context.addInitScript(() => {
    const told = { count: 0 };
    addEventListener('message', () => {
      told.count += 1;
    });
    Object.assign(window, { told });
  });
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Opener</title>' }),
  );
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((address) => {
      const heard = { messages: [] as unknown[], answers: [] as unknown[] };
      addEventListener('message', ({ data }) => heard.messages.push(data));
      Object.assign(window, { heard, popup: window.open(address, '_blank', 'popup,width=600,height=720') });
    }, url),
  ]);
  const sent: string[] = [];
  popup.on('request', (request) => sent.push(request.method()));
  await popup.getByRole('button', { name: /^Continue to/ }).waitFor();
  return {
    page,
    popup,
    sent,
    heard: () => page.evaluate(() => (window as unknown as { heard: Heard }).heard),
    /** Sends the secret to the popup, with a port for the answer. */
    async speak(pass: string | null) {
      await page.evaluate((secret) => {
        const { heard, popup } = window as unknown as { heard: Heard; popup: Window };
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => heard.answers.push(data);
        popup.postMessage({ type: 'dowel:pass', pass: secret }, '*', [port2]);
      }, pass);
    },
  };
}

function toldOf(popup: Page): Promise<number> {
  return popup.evaluate(() => (window as unknown as { told: { count: number } }).told.count);
}

describe('moving a sign-in to another browser', () => {
  // @holds A5
  it('connects nothing when the provider’s address is opened there', async () => {
    const { backend, newBrowser } = stage;
    const attacker = await (await newBrowser()).newPage();
    await attacker.goto((await begin()).url);
    await passStartPage(attacker);
    const victim = await (await newBrowser()).newPage();

    await victim.goto(attacker.url());
    await victim.getByRole('button', { name: 'Allow' }).click();
    await victim.getByText('started in another browser').waitFor();

    expect(await backend.connections.list(acme)).toEqual([]);
    // The refused attempt did not use up the code. The code still works in the browser where the sign-in began.
    await attacker.goto(victim.url());
    await attacker.getByText('is connected').waitFor();
    expect(await backend.connections.list(acme)).toHaveLength(1);
  });

  it('says at the start page that the address was opened before', async () => {
    const { newBrowser } = stage;
    const { url } = await begin();
    await (await (await newBrowser()).newPage()).goto(url);
    const other = await (await newBrowser()).newPage();

    await other.goto(url);

    await other.getByText('opened before').waitFor();
    expect(await other.getByRole('button').count()).toBe(0);
  });
});

describe('opening a start page from another page', () => {
  it('goes on without a click for a page that the project lists, and answers on the port alone', async () => {
    const { backend } = stage;
    const origin = 'https://ridgeline.example';
    await backend.projects.update({
      updateMask: ['embeddingOrigins'],
      project: { embeddingOrigins: [origin] },
    });
    const { url, pass } = await begin();
    const { popup, speak, heard } = await openFrom(origin, url);

    await speak(pass);
    await popup.getByRole('button', { name: 'Allow' }).waitFor();

    expect(await heard()).toEqual({ messages: [], answers: [{ type: 'dowel:started' }] });
    await backend.projects.update({ updateMask: ['embeddingOrigins'], project: { embeddingOrigins: [] } });
  });

  // @holds A6
  it('does nothing for a foreign page, also when it knows the secret', async () => {
    const { url, pass } = await begin();
    const { popup, sent, speak, heard } = await openFrom('http://evil.test', url);

    for (const secret of [pass, pass, null]) await speak(secret);
    await expect.poll(() => toldOf(popup)).toBe(3);

    expect(popup.url()).toBe(url);
    expect(sent.filter((method) => method === 'POST')).toEqual([]);
    expect(await heard()).toEqual({ messages: [], answers: [] });
  });

  // @holds A6
  it('asks for a click when a listed page does not know the secret, and says so on the port', async () => {
    const { url } = await begin();
    const { popup, speak, heard } = await openFrom(new URL(stage.dowel.playgroundUrl).origin, url);

    await speak('guessed');
    await expect.poll(async () => (await heard()).answers).toEqual([{ type: 'dowel:refused' }]);

    expect(popup.url()).toBe(url);
    await passStartPage(popup);
  });

  it('tells a client that only opens and listens nothing before the end', async () => {
    const { backend } = stage;
    const { url } = await begin();
    const { popup, heard } = await openFrom('https://older-library.example', url);

    await passStartPage(popup);
    expect(await heard()).toEqual({ messages: [], answers: [] });
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Allow' }).click()]);

    const [connection] = await backend.connections.list(acme);
    const data = { eventType: 'AUTHORIZATION_SUCCEEDED', data: { connection: connection?.id } };
    await expect.poll(heard).toEqual({ messages: [data], answers: [] });
  });

  it('does not take the second half of a double click that began elsewhere', async () => {
    const page = await (await stage.newBrowser()).newPage();
    await page.clock.install();
    await page.goto((await begin()).url);
    const button = page.getByRole('button', { name: /^Continue to/ });

    expect(await button.isDisabled()).toBe(true);
    await page.clock.runFor(1_000);

    expect(await button.isEnabled()).toBe(true);
  });
});

describe('signing in where windows are cut off from each other', () => {
  /** Adds a Cross-Origin-Opener-Policy header to a page, as security-minded providers and products do. */
  const isolate = async (page: Page, address: RegExp) => {
    // The test answers this page itself, so it belongs to no network. Chromium asks for permission before such a page
    // calls this machine.
    await page.context().grantPermissions(['local-network-access']);
    await page.context().route(address, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' };
      await route.fulfill({ response, headers });
    });
  };

  it('connects when the provider isolates its page', async () => {
    const { backend, dowel, open } = stage;
    const page = await open('/');
    await isolate(page, new RegExp(`^${dowel.sandboxUrl}/oauth/authorize`));
    await page.goto(`${dowel.playgroundUrl}/integrations/${dowel.demo.integrations.oauth}`);
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: /^(Connect|Sign in)/ }).click(),
    ]);

    await popup.getByRole('button', { name: 'Allow' }).waitFor();
    expect(await popup.evaluate(() => window.opener)).toBeNull();

    await popup.getByRole('button', { name: 'Allow' }).click();

    await page.getByRole('tab', { name: 'Person' }).waitFor();
    expect(await backend.connections.list(acme)).toHaveLength(1);
  });

  it('asks for a click when the embedding page isolates itself, and names who is signed in there', async () => {
    const { backend, dowel, open } = stage;
    const page = await open('/');
    const address = `${dowel.playgroundUrl}/integrations/${dowel.demo.integrations.oauth}`;
    await isolate(page, new RegExp(`^${address}`));
    await page.goto(address);
    const [popup] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: /^(Connect|Sign in)/ }).click(),
    ]);
    await popup.getByText('Ada Okafor').waitFor();
    await popup.getByText('Acme Inc').waitFor();

    expect(await popup.evaluate(() => window.opener)).toBeNull();
    await passStartPage(popup);
    await popup.getByRole('button', { name: 'Allow' }).click();

    await page.getByRole('tab', { name: 'Person' }).waitFor();
    expect(await backend.connections.list(acme)).toHaveLength(1);
  });
});

describe('reading a start page', () => {
  it.each([1280, 360])('is possible %i pixels wide, without scrolling sideways', async (width) => {
    const page = await (await stage.newBrowser()).newPage();
    await page.setViewportSize({ width, height: 780 });

    await page.goto((await begin()).url);

    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isTooWide).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Connect Juniper CRM');
  });
});

describe('connecting with a link', () => {
  it('needs no page of the product, and works once', async () => {
    const { backend, dowel, newBrowser } = stage;
    const { id, url } = await backend.connectionLinks.create({
      integrationId: dowel.demo.integrations.oauth,
      groupRef: 'linked',
      groupName: 'Linked Inc',
      consumerRef: 'lin',
    });
    const page = await (await newBrowser()).newPage();

    await page.goto(url);
    await page.getByText('Linked Inc').waitFor();
    await passStartPage(page);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByText('is connected').waitFor();

    const [connection] = await backend.connections.list({ provider: 'sandbox', groupRef: 'linked' });
    expect(await backend.connectionLinks.list({ groupRef: 'linked' })).toMatchObject([
      { id, status: 'completed', connectionId: connection?.id },
    ]);
    await page.goto(url);
    await page.getByText('used already').waitFor();
  });
});

import { generateKeyPairSync } from 'node:crypto';
import { DowelClient } from '@dowel/client';
import { createTokenSigner } from '@dowel/client/server';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from '../../playground/e2e/browser.ts';
import { signIn } from './as-owner.ts';

// Its link signs in once.
const stage = setStage({ ofItsOwn: true });
const patience = { timeout: 60_000 };

/** The page of whoever has just signed in, where projects are made. */
async function openStart(): Promise<Page> {
  const page = await (await stage.newBrowser()).newPage();
  await signIn(page, stage.dowel.signInLink);
  await page.goto(`${new URL(page.url()).origin}/console/-/start`);
  return page;
}

describe('getting started', { timeout: 180_000 }, () => {
  it('leads from an empty project to the first record, and ticks each step without a reload', async () => {
    const page = await openStart();
    await page.getByLabel('Name of the product').fill('Walkthrough');
    const project = `walk-${Date.now()}`;
    await page.getByLabel('Name of the project').fill(project);
    await page.getByRole('button', { name: 'Make project' }).click();
    await page.getByRole('link', { name: 'Get started' }).click();
    const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor(patience);
    await title('Your first record is a few steps away');

    // The manifest is written from choices.
    await page.getByLabel('Provider', { exact: true }).fill('sandboxApiKey');
    await page.getByText('provider: sandboxApiKey').waitFor();
    const manifest = await page.locator('pre').first().textContent();

    const home = page.url();
    await page.goto(home.replace('/get-started', '/keys?new=key'));
    await page.getByLabel('Name', { exact: true }).fill('Backend');
    await page.getByRole('button', { name: 'Make key' }).click();
    const shown = page.getByRole('status').filter({ hasText: 'it is not shown again' });
    const apiKey = /dowel_full_[\w-]{43}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
    await page.goto(home);
    await title(/^[67] steps to the first record$/);

    // From here on, nobody touches the page.
    const { baseUrl } = stage.dowel.demo;
    const client = new DowelClient({ baseUrl, project, apiKey });
    const left = (count: number) =>
      title(count === 1 ? '1 step to the first record' : `${count} steps to the first record`);
    const [integration] = await client.integrations.deploy({ sourceYaml: manifest ?? '' });
    await left(6);
    await client.destinations.create({ name: 'inbox', type: 'inbox', metadata: {} });
    await left(5);

    const { privateKey, publicKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const { kid } = await client.jwtKeys.create({
      label: 'Walk',
      algorithm: 'ES256',
      publicKeyPem: publicKey,
    });
    const signer = createTokenSigner({
      privateKeyPem: privateKey,
      kid,
      algorithm: 'ES256',
    });
    const person = { groupRef: 'first-customer', consumerRef: 'ada' };
    const asPerson = new DowelClient({
      baseUrl,
      project,
      identity: person,
      getToken: () => signer.sign(person),
    });
    await asPerson.integrations.list();
    await asPerson.connections.generate({
      ...person,
      provider: 'sandboxApiKey',
      apiKey: 'juniper_demo_acme',
    });
    await left(3);
    await asPerson.installations.create(integration?.id ?? '', {
      groupRef: person.groupRef,
      config: {
        content: { provider: 'sandboxApiKey', read: { objects: { contacts: { objectName: 'contacts' } } } },
      },
    });
    await title('The first record has arrived');
    expect(page.url()).toBe(home);
  });
});

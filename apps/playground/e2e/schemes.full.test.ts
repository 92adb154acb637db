import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from './browser.ts';

const stage = setStage();

/** How a person signs in to one provider of the sandbox. */
interface Scheme {
  provider: string;
  authType: string;
  /** What to type, by the label of the box. */
  typed?: Record<string, string> | (() => Promise<Record<string, string>>);
  /** The provider's own window opens, with a button to allow the access. */
  opensWindow?: true;
}

const wren = { 'User name': 'wren@acme.example', Password: 'juniper_password_acme' };

const schemes: readonly Scheme[] = [
  { provider: 'sandbox', authType: 'oauth2', opensWindow: true },
  { provider: 'sandboxPkce', authType: 'oauth2', opensWindow: true },
  { provider: 'sandboxWorkspace', authType: 'oauth2', typed: { Workspace: 'acme' }, opensWindow: true },
  {
    provider: 'sandboxClientCredentials',
    authType: 'oauth2',
    typed: {
      'Client ID': 'service-acme',
      'Client secret': 'service-acme-secret',
      Scopes: 'crm.read\ncrm.write',
    },
  },
  {
    provider: 'sandboxPassword',
    authType: 'oauth2',
    typed: { ...wren, 'Client ID': 'dowel-demo', 'Client secret': 'dowel-demo-secret', Scopes: 'crm.read' },
  },
  { provider: 'sandboxApiKey', authType: 'apiKey', typed: { 'API key': 'juniper_demo_acme' } },
  { provider: 'sandboxQueryKey', authType: 'apiKey', typed: { 'API key': 'juniper_demo_acme' } },
  { provider: 'sandboxBasic', authType: 'basic', typed: wren },
  { provider: 'sandboxKeyAsBasic', authType: 'basic', typed: { 'API key': 'juniper_demo_acme' } },
  {
    provider: 'sandboxCustom',
    authType: 'custom',
    typed: { 'Account code': 'acme', 'Secret word': 'juniper_word_acme' },
  },
  {
    provider: 'sandboxSteps',
    authType: 'custom',
    typed: { 'Account code': 'acme' },
    opensWindow: true,
  },
  {
    provider: 'sandboxServiceAccount',
    authType: 'custom',
    typed: async () => ({ 'Service account key': JSON.stringify(await newKeyFile('RS256'), null, 2) }),
  },
  {
    provider: 'sandboxJwt',
    authType: 'jwt',
    typed: async () => {
      const { client_id, private_key_id, private_key } = await newKeyFile('ES256');
      return { 'Service account ID': client_id, 'Key ID': private_key_id, 'Private key': private_key };
    },
  },
  { provider: 'sandboxOpen', authType: 'none' },
];

interface KeyFile {
  client_id: string;
  private_key_id: string;
  private_key: string;
}

/** Makes a service account at the sandbox, as its administrator would. */
async function newKeyFile(algorithm: 'RS256' | 'ES256'): Promise<KeyFile> {
  const answer = await fetch(`${stage.dowel.sandboxUrl}/control/service-accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'acme', algorithm }),
  });
  return (await answer.json()) as KeyFile;
}

const connectButton = (page: Page) => page.getByRole('button', { name: /^(Connect|Sign in)/ });

async function fill(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

describe('connecting by each way to sign in', () => {
  // @holds S107
  it.each(schemes)('connects $provider', async ({ provider, authType, typed = {}, opensWindow }) => {
    const page = await stage.open(`/connect/${provider}`);

    const values = typeof typed === 'function' ? await typed() : typed;

    await connectButton(page).waitFor();
    await fill(page, values);
    if (opensWindow) {
      const opened = page.waitForEvent('popup');
      await connectButton(page).click();
      const popup = await opened;
      await popup.getByRole('button', { name: 'Allow' }).waitFor();
      await popup.getByRole('button', { name: 'Allow' }).click();
    } else {
      await connectButton(page).click();
    }
    await page.getByRole('heading', { name: /is connected$/ }).waitFor();

    const found = await stage.backend.connections.list({ provider, groupRef: 'acme' });
    expect(found).toMatchObject([
      { provider, authType, status: 'working', consumer: { consumerRef: 'ada' } },
    ]);
  });
});

describe('a sign-in in steps in a browser', () => {
  it('ends well after a refusal, and keeps the connection when signed in again', async () => {
    const provider = 'sandboxSteps';
    const ids = async () =>
      (await stage.backend.connections.list({ provider, groupRef: 'globex' })).map(({ id }) => id);
    const page = await stage.open('/');
    await page.getByLabel('Signed in as').selectOption('chika');
    await page.goto(`${stage.dowel.playgroundUrl}/connect/${provider}`);
    const answer = async (choice: 'Allow' | 'Deny', button: RegExp) => {
      await page.getByLabel('Account code', { exact: true }).fill('globex');
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: button }).click();
      const popup = await opened;
      await popup.getByRole('button', { name: choice }).click();
      return popup;
    };

    const popup = await answer('Deny', /^Connect/);
    await page.getByText('Access was not granted').first().waitFor();
    expect(popup.isClosed()).toBe(true);
    expect(await ids()).toEqual([]);

    await answer('Allow', /^Connect/);
    await page.getByRole('heading', { name: /is connected$/ }).waitFor();
    const before = await ids();
    await page.getByText('Update credentials').click();
    await answer('Allow', /^Reconnect/);
    await page.getByText('The connection is up to date.').waitFor();

    expect(await ids()).toEqual(before);
    expect(before).toHaveLength(1);
  });
});

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from '../../playground/e2e/browser.ts';
import { installContacts } from '../../playground/e2e/install-contacts.ts';
import { controlSandbox } from '../../server/test/sandbox-control.ts';
import { asOwner } from './as-owner.ts';
import { violations } from './axe.ts';

const stage = setStage();
const { open, urlOf } = asOwner(stage);

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });

describe('what somebody makes in the console', () => {
  it('makes a key, shows it once, and switches it off', async () => {
    const page = await open('/keys');
    await heading(page, 'Keys').waitFor();
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Mail service');
    expect(await violations(page), 'axe, form').toEqual([]);
    const addresses = page.getByLabel('Only from');
    await addresses.fill('300.1.1.1');
    await page.getByRole('button', { name: 'Make key' }).click();
    await expect.poll(() => addresses.getAttribute('aria-invalid')).toBe('true');
    await addresses.fill('');
    await page.getByRole('button', { name: 'Make key' }).click();
    const shown = page.getByRole('status').filter({ hasText: 'it is not shown again' });
    const key = /dowel_full_[\w-]{43}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
    const path = `${stage.dowel.demo.baseUrl}/projects/${stage.dowel.demo.project}`;
    const statusWith = async () => (await fetch(path, { headers: { 'x-api-key': key } })).status;
    expect(await statusWith()).toBe(200);
    expect(await violations(page), 'axe, key').toEqual([]);

    await page.reload();
    await page.getByRole('button', { name: 'Switch off Mail service' }).click();
    expect(await page.content()).not.toContain(key);
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
    await page.getByRole('button', { name: 'Switch on Mail service' }).waitFor();
    expect(await statusWith()).toBe(401);
  });

  it('makes a destination once what was wrong is mended, and keeps what was typed when the session ends', async () => {
    const page = await open('/destinations/+');
    await heading(page, 'New destination').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('walk-hook');
    await page.getByLabel('Address', { exact: true }).fill('nowhere');
    await page.getByRole('button', { name: 'Make destination' }).click();
    const address = page.getByRole('textbox', { name: 'Address', exact: true });
    await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
    expect(await violations(page), 'axe, refused').toEqual([]);

    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await address.fill('https://acme.example/hook');
    await page.getByRole('button', { name: 'Make destination' }).click();
    await page.getByText('Your session has ended').waitFor();
    expect(await address.inputValue()).toBe('https://acme.example/hook');
    await page.context().addCookies(cookies);
    await page.getByRole('button', { name: 'Make destination' }).click();
    await heading(page, 'walk-hook').waitFor();
    expect(await violations(page), 'axe, destination').toEqual([]);

    await address.fill('https://acme.example/next');
    // A server that is older than the page does not know the operation.
    const verb = /:pause$/;
    await page.route(verb, (route) => route.continue({ url: route.request().url().replace(verb, ':paws') }));
    await page.getByRole('button', { name: 'Pause' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why').fill('Ask Bo.');
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await dialog.getByText('Nothing was changed').waitFor();
    expect(await dialog.getByLabel('Why').inputValue()).toBe('Ask Bo.');
    await page.unroute(verb);
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('“Ask Bo.” No message waits.').waitFor();
    expect(await violations(page), 'axe, paused').toEqual([]);
    await page.getByRole('button', { name: 'Resume' }).click();
    await dialog.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('Takes messages').waitFor();
    expect(await address.inputValue()).toBe('https://acme.example/next');

    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await heading(page, 'Destinations').waitFor();
    expect(await page.getByText('walk-hook').count()).toBe(0);
  });

  it("takes a customer's own OAuth client, and shows the callback address to register", async () => {
    const page = await open('/provider-apps/+');
    await page.getByLabel('Whose app').selectOption({ label: 'That of a customer' });
    await page.getByLabel('Customer', { exact: true }).fill('walk-customer');
    await page.getByLabel('Provider', { exact: true }).fill('sandbox');
    await page.getByLabel('Client id').fill('client-of-the-customer');
    await page.getByLabel('Client secret').fill('secret-of-the-customer');
    await page.getByText(`${new URL(urlOf('')).origin}/callbacks/v1/oauth`).waitFor();
    expect(await violations(page), 'axe, form').toEqual([]);
    await page.getByRole('button', { name: 'Make provider app' }).click();

    const row = page.getByRole('row', { name: /walk-customer.*client-of-the-customer/ });
    await row.getByRole('link').click();
    await heading(page, /, of walk-customer$/).waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await heading(page, 'Provider apps').waitFor();
    expect(await row.count()).toBe(0);
  });

  it('makes a link to sign in again, and ends the access to the accounts of a customer', async () => {
    const { backend, dowel } = stage;
    const { sandboxUrl } = dowel;
    const account = await controlSandbox<{ username: string; password: string }>(sandboxUrl, '/accounts', {
      name: 'Walk account',
    });
    const redirectUris = [`${new URL(urlOf('')).origin}/callbacks/v1/oauth`];
    const client = { name: 'Walk', redirectUris };
    const { clientId, clientSecret } = await controlSandbox<{ clientId: string; clientSecret: string }>(
      sandboxUrl,
      '/clients',
      client,
    );
    const who = { groupRef: 'walk-ending', consumerRef: 'ada' };
    await backend.providerApps.create({
      groupRef: who.groupRef,
      provider: 'sandbox',
      clientId,
      clientSecret,
      scopes: ['crm.read'],
    });
    const body = new URLSearchParams({
      grant_type: 'password',
      ...{ username: account.username, password: account.password },
      ...{ client_id: clientId, client_secret: clientSecret, scope: 'crm.read' },
    });
    const won = await (await fetch(`${sandboxUrl}/oauth/token`, { method: 'POST', body })).json();
    const connection = await backend.connections.generate({
      ...who,
      provider: 'sandbox',
      oauth2AuthorizationCode: {
        accessToken: { token: won.access_token },
        refreshToken: { token: won.refresh_token },
        scopes: ['crm.read'],
      },
    });
    await backend.installations.create(dowel.demo.integrations.oauth, {
      groupRef: who.groupRef,
      connectionId: connection.id,
      config: { content: { provider: 'sandbox' } },
    });
    const page = await open('/customers/walk-ending');
    await page.getByRole('button', { name: 'Make sign-in link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send this link to ada' });
    const url = (await dialog.getByText(/\/callbacks\/v1\/links\//).textContent()) ?? '';
    expect(await violations(page), 'axe, link').toEqual([]);
    const shown = await (await stage.newBrowser()).newPage();
    await shown.goto(url);
    await shown.getByText('walk-ending').first().waitFor();
    await dialog.getByRole('button', { name: 'Close' }).first().click();

    await page.getByRole('button', { name: 'End access' }).click();
    expect(await violations(page), 'axe, end').toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
    await page.getByText('Access was ended: 1 revoked.').waitFor();
    const headers = { authorization: `Bearer ${won.access_token}` };
    expect((await fetch(`${sandboxUrl}/api/v1/me`, { headers })).status).toBe(401);
    expect(await violations(page), 'axe, ended').toEqual([]);
  });

  it('shares a run with somebody who is not signed in, and withdraws it', async () => {
    await installContacts(stage);
    const page = await open('/operations');
    await page
      .getByRole('link', { name: /Read of contacts: 120/ })
      .first()
      .click();
    // The server is away while a part of the page is loaded. The links to other pages stay.
    const parts = '**/console/assets/*.js';
    await page.getByText('The read has begun').first().waitFor();
    await page.route(parts, (route) => route.abort());
    await page.getByRole('button', { name: 'Share' }).click();
    await heading(page, 'This page could not be loaded').waitFor();
    await page.getByRole('link', { name: 'Customers' }).waitFor();
    await page.unroute(parts);
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const shown = dialog.getByText(/\/console\/share\//);
    const link = (await shown.textContent()) ?? '';
    expect(await violations(page), 'axe, share').toEqual([]);
    const outside = await (await stage.newBrowser()).newPage();
    await outside.goto(link);
    await heading(outside, /^read contacts$/i).waitFor();
    expect(await violations(outside), 'axe, shared').toEqual([]);

    await dialog.getByRole('button', { name: 'Withdraw' }).first().click();
    await expect.poll(() => shown.count()).toBe(0);
    await outside.reload();
    await heading(outside, 'Nothing is shared here').waitFor();
  });
});

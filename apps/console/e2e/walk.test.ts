import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from '../../playground/e2e/browser.ts';
import { installContacts } from '../../playground/e2e/install-contacts.ts';
import { controlSandbox } from '../../server/test/sandbox-control.ts';
import { asOwner } from './as-owner.ts';
import { violations } from './axe.ts';

const inFull = it.runIf(process.env.DOWEL_TESTS === 'full');
const stage = setStage();
const { open, urlOf } = asOwner(stage);

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });

describe('the console', () => {
  it('leads from the customers to one of them, to what applies there, and to what ran there', async () => {
    await installContacts(stage);
    const page = await open('/customers');
    await heading(page, 'Customers').waitFor();
    const customer = page.getByRole('row', { name: /acme/i });
    await customer.waitFor();
    expect(await violations(page), 'axe, customers').toEqual([]);
    // Anywhere on the row, not only on its name.
    await customer.getByRole('cell').last().click();
    await heading(page, /acme/i).waitFor();
    expect(await page.title()).toMatch(/acme/i);
    // After a navigation the title has the focus, so that a screen reader says where one is.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await violations(page), 'axe, customer').toEqual([]);
    await page
      .getByRole('link', { name: /^Read of contacts/ })
      .first()
      .click();
    await heading(page, /^Read of contacts/).waitFor();
    await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    expect(page.url()).toContain('/operations/');
    expect(await violations(page), 'axe, operation').toEqual([]);

    await page.goto(urlOf(`/customers/acme/${stage.dowel.demo.integrations.apiKey}`));
    const part = (name: string) =>
      page.getByRole('navigation', { name: 'Parts of the installation' }).getByRole('link', { name });
    await part('Settings').click();
    await page.getByRole('row', { name: /contacts .*1 field/ }).waitFor();
    await page.getByRole('link', { name: /^Revision \d+$/ }).waitFor();
    expect(await violations(page), 'axe, settings').toEqual([]);
    expect(await page.locator('.console-box-foot:empty').count(), 'feet of boxes that say nothing').toBe(0);
    await part('Connection').click();
    await page.getByText('Signed in by').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/connection$/);
    expect(await violations(page), 'axe, connection').toEqual([]);
  });

  it('goes where the keyboard says, and copies a summary of a customer from the palette', async () => {
    await installContacts(stage);
    const page = await open('/');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const find = async (text: string) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find or do' }).fill(text);
    };
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await heading(page, 'Customers').waitFor();
    await page.getByRole('row', { name: /acme/i }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/\/customers\/[^/?]+$/);
    await find('deliv');
    await page.getByRole('option', { name: /Deliveries/ }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await find('deliv');
    await page.getByRole('option', { name: /Deliveries/ }).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Deliveries').waitFor();
    await page.keyboard.press('Shift+?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    await page.keyboard.press('Escape');

    await find('acme');
    await page.getByRole('option', { name: /^Copy a summary of acme/i }).click();
    await page.getByRole('status').filter({ hasText: 'The summary is copied.' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^acme \(acme\)\n- crm-sync-key: .*\/customers\/acme$/is,
    );
    await page.getByRole('option', { name: /^Copy sign-in link for acme/i }).click();
    await expect
      .poll(() => page.getByRole('dialog').getByRole('status').textContent())
      .toBe('This customer has no connection that is renewed by a sign-in.');
    await page.keyboard.press('Escape');
    await find('demo back');
    await page.getByRole('option', { name: /^Demo backend/ }).click();
    await page.locator('tr[data-named]', { hasText: 'Demo backend' }).waitFor();
  });

  it('leads from what is deployed to what a deploy changed, and compares with another revision', async () => {
    const { integrations } = stage.backend;
    const deploy = (schedule: string, message: string) =>
      integrations.deploy(
        {
          manifest: {
            specVersion: '1.0.0',
            integrations: [
              {
                name: 'walked-through',
                displayName: 'Walked through',
                provider: 'sandboxApiKey',
                read: { objects: [{ objectName: 'deals', destination: 'demoWebhook', schedule }] },
              },
            ],
          },
        },
        { message },
      );
    await deploy('0 * * * *', 'Begin');
    await deploy('*/30 * * * *', 'Twice an hour');
    await deploy('*/15 * * * *', 'Four times an hour');
    const page = await open('/integrations');
    const integration = page.getByRole('row', { name: /Walked through/ });
    await integration.getByText('Revision 3').waitFor();
    expect(await violations(page), 'axe, integrations').toEqual([]);

    await integration.getByRole('link').click();
    await heading(page, 'Walked through, revision 3').waitFor();
    await page
      .getByText('Deals: now read every 15 minutes (*/15 * * * *) instead of every 30 minutes')
      .waitFor();
    expect(await violations(page), 'axe, integration').toEqual([]);
    await page.getByLabel('Compared with').selectOption('Revision 1');
    await page.getByText('instead of every hour').waitFor();
    await page
      .getByRole('row', { name: /Twice an hour/ })
      .getByRole('link')
      .click();
    await heading(page, 'Walked through, revision 2').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    const { id = '' } = (await integrations.list()).find(({ name }) => name === 'walked-through') ?? {};
    await integrations.delete(id);
  });

  // @holds S219
  it('makes a key, shows it once, and switches it off', async () => {
    const page = await open('/keys');
    await heading(page, 'Keys').waitFor();
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Mail service');
    expect(await violations(page), 'axe, form').toEqual([]);
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

  it('makes a destination after it said what is wrong, and keeps what was typed without a session', async () => {
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

  inFull('shows the usage and the catalogue', async () => {
    await installContacts(stage);
    const page = await open('/');
    await page.getByRole('img', { name: /^Operations: / }).waitFor();
    expect(await violations(page), 'axe, home').toEqual([]);
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await heading(page, /records? in 30 days$/).waitFor();
    expect(await violations(page), 'axe, usage').toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^usage-.*\.csv$/);

    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await page.getByRole('searchbox', { name: 'Name' }).fill('juniper crm (api');
    await page.getByRole('link', { name: 'Juniper CRM (API key)' }).click();
    await page.getByRole('cell', { name: /Reads all records/ }).waitFor();
    expect(await violations(page), 'axe, connector').toEqual([]);
  });

  it('shares a run with somebody who is not signed in, and withdraws it', async () => {
    await installContacts(stage);
    const page = await open('/operations');
    await page
      .getByRole('link', { name: /^Read of contacts/ })
      .first()
      .click();
    // The server stops while a part is loaded: the ways to other pages stay.
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

  inFull.each(['/members?new=invite', '/settings', '/provider-apps/+'])(
    'has no fault that axe finds at %s',
    async (path) => {
      const page = await open(path);
      await page.getByRole('textbox').last().waitFor();

      expect(await violations(page)).toEqual([]);
    },
  );

  it('says of an id that is nobody’s that there is none, and in its title of every other address', async () => {
    const page = await open('/operations/01990000-0000-7000-8000-000000000000');
    await page.getByRole('alert').getByText('operation_not_found').waitFor();

    for (const path of ['/nowhere/at-all', '/destinations/nobody', '/provider-apps/nobody']) {
      await page.goto(urlOf(path));
      await heading(page, /^There is no /).waitFor();
      expect(await violations(page), `axe, ${path}`).toEqual([]);
    }
  });

  it('sends whoever is not signed in to the sign-in, and back to the page', async () => {
    const page = await (await stage.newBrowser()).newPage();
    await page.goto(urlOf('/customers'));
    await page.waitForURL(/\/sign-in\?/);
    expect(new URL(page.url()).searchParams.get('returnTo')).toMatch(/\/console\/.*\/customers$/);
  });

  it('signs out by a form that the server accepts', async () => {
    const page = await open('/customers');
    const button = page.getByRole('button', { name: 'Sign out' });
    await button.waitFor();
    // The other tests go on with this session, so this page forgets it, and asks for nothing that would say so.
    await page.route('**/v1/**', (route) => route.abort());
    await page.context().clearCookies();
    await button.click();
    await page.waitForURL(/\/sign-in$/);
  });
});

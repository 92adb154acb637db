import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from '../../playground/e2e/browser.ts';
import { installContacts } from '../../playground/e2e/install-contacts.ts';
import { asOwner } from './as-owner.ts';
import { violations } from './axe.ts';

const isFull = process.env.DOWEL_TESTS === 'full';
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

// The full run walks through the other pages.
describe.runIf(isFull)('the console, further on', () => {
  it('goes where the keyboard says, and copies a summary of a customer from the palette', async () => {
    // Files before this one may have given Acme a name, and a connection by a sign-in.
    await installContacts(stage, 'walked');
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
    await page.getByRole('row', { name: /walked/ }).waitFor();
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

    await find('walked');
    await page.getByRole('option', { name: /^Copy a summary of walked/ }).click();
    await page.getByRole('status').filter({ hasText: 'The summary is copied.' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^walked \(walked\)\n- crm-sync-key: .*\/customers\/walked$/s,
    );
    await page.getByRole('option', { name: /^Copy sign-in link for walked/ }).click();
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
  it('shows the usage and the catalogue', async () => {
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

  it.each(['/members?new=invite', '/settings', '/provider-apps/+'])(
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
});

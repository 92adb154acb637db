import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from './browser.ts';
import { installContacts } from './install-contacts.ts';

const stage = setStage();
const firstBox = (page: Page) => page.getByRole('listitem').getByRole('textbox').first();

describe('playing the customer in their CRM', () => {
  it('reads only what has changed, and shows the changed contact again in its place', async () => {
    const { readOf } = await installContacts(stage);
    const page = await stage.open('/crm');
    const names = () => page.getByRole('form').evaluateAll((forms) => forms.map((form) => form.ariaLabel));
    await firstBox(page).fill('Keeper of bees');
    const before = await names();

    await page.getByRole('button', { name: 'Save in Juniper' }).first().click();
    await page.getByText('is changed in Juniper.').waitFor();
    await page.getByRole('button', { name: 'Read contacts now' }).click();
    await page.getByText('Ridgeline has asked').waitFor();

    await expect
      .poll(async () => (await readOf())?.lastRun)
      .toMatchObject({
        readType: 'triggered',
        status: 'success',
        recordCount: 1,
      });
    await page.reload();
    expect(await firstBox(page).inputValue()).toBe('Keeper of bees');
    expect(await names()).toEqual(before);
  });

  it('says who has to allow it when the product may not write, and leads there', async () => {
    await installContacts(stage);
    const page = await stage.open('/crm');
    await firstBox(page).fill('Head of tides');

    await page.getByRole('button', { name: 'Write from Ridgeline' }).first().click();

    await page.getByText('The customer has not allowed this.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'the integration' }).click();
    await page.getByRole('heading', { name: 'Integrations' }).waitFor();
    const sandbox = page.getByRole('link', { name: 'The home page of the sandbox' });
    expect(await sandbox.getAttribute('href')).toBe(stage.dowel.sandboxUrl);
  });
});

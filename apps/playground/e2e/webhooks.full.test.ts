import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from './browser.ts';
import { uninstall } from './page-objects.ts';

// The backend remembers what it has heard since it started.
const stage = setStage({ ofItsOwn: true });
const keyField = (page: Page) => page.locator('form input[type=password]');

/** The types of the messages that the page lists, oldest first. */
async function heardOn(page: Page): Promise<string[]> {
  const types = await page.getByRole('listitem').locator('summary code').allTextContents();
  return types.reverse();
}

/** What the customer sees in Juniper. */
async function askJuniper(sandboxUrl: string): Promise<{ records: { job_title: string | null }[] }> {
  const answer = await fetch(`${sandboxUrl}/api/v1/objects/contacts/records?limit=200`, {
    headers: { 'x-api-key': 'juniper_demo_acme' },
  });
  return answer.json();
}

describe('hearing of changes in the backend', () => {
  it('lists verified messages as they arrive, while a person installs, changes and uninstalls', async () => {
    const { backend, dowel, open } = stage;
    const integration = dowel.demo.integrations.apiKey;
    const { id: integrationId } = await backend.integrations.get(integration);
    const heard = await open('/webhooks');
    await heard.getByText('Listening at').waitFor();
    const page = await open(`/integrations/${integration}`);

    await keyField(page).fill('juniper_demo_acme');
    await page.keyboard.press('Enter');
    await page.getByRole('tab').first().waitFor();
    await heard.getByText('Ada Okafor connected').waitFor();

    const choice = page.getByRole('tabpanel').getByRole('listitem').getByRole('checkbox').first();
    await choice.check();
    await page.getByRole('tab', { name: 'Writing' }).click();
    await page
      .getByRole('tabpanel')
      .getByRole('checkbox', { name: /contacts|person/i })
      .check();
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await heard.getByText(`Acme Inc installed ${integration}.`).waitFor();
    await heard.getByText('Dowel read 120 records of person for Acme Inc.').waitFor();
    await heard.getByText('The contacts of Acme Inc were read.').waitFor();

    await changeInCrm(heard);

    await page.reload();
    await page.getByRole('tab').first().click();
    await choice.uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await heard.getByText(`Acme Inc changed ${integration}.`).waitFor();

    const installation = await backend.installations.find(integrationId, { groupRef: 'acme' });
    await heard.getByText('installation.updated', { exact: true }).click();
    const message = JSON.parse((await heard.locator('details[open] pre').textContent()) ?? '');
    expect(message).toMatchObject({
      notificationType: 'installation.updated',
      data: {
        installationId: installation?.id,
        groupRef: 'acme',
        consumerRef: 'ada',
        config: installation?.config.content,
      },
    });
    expect(message.data.lastConfig).not.toEqual(message.data.config);

    await uninstall(page);
    await heard.getByText(`Acme Inc uninstalled ${integration}.`).waitFor();
    await heard.getByText('The connection of Ada Okafor').waitFor();
    expect((await heardOn(heard)).sort()).toEqual([
      'connection.created',
      'connection.deleted',
      'installation.created',
      'installation.deleted',
      'installation.updated',
      'read',
      'read',
      // Contacts, and companies, of which none has changed within 30 days.
      'read.backfill.done',
      'read.backfill.done',
      'read.triggered.done',
    ]);
  });

  /** Changes a contact as the customer, lets the product read it, and lets the product write one back. */
  async function changeInCrm(heard: Page): Promise<void> {
    const crm = await stage.open('/crm');
    const contact = crm
      .getByRole('listitem')
      .filter({ has: crm.getByRole('textbox') })
      .first();
    await contact.getByRole('textbox').fill('Head of lighthouses');
    await contact.getByRole('button', { name: 'Save in Juniper' }).click();
    await crm.getByText('is changed in Juniper.').waitFor();
    await crm.getByRole('button', { name: 'Read contacts now' }).click();
    await heard.getByText('The contacts of Acme Inc were read.').nth(1).waitFor();
    await heard.locator('pre', { hasText: 'Head of lighthouses' }).first().waitFor({ state: 'attached' });

    await contact.getByRole('textbox').fill('Head of bridges');
    await contact.getByRole('button', { name: 'Write from Ridgeline' }).click();
    await crm.getByText('Ridgeline has changed').waitFor();
    const { records } = await askJuniper(stage.dowel.sandboxUrl);
    expect(records.map(({ job_title }) => job_title)).toContain('Head of bridges');
  }
});

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from './browser.ts';
import { pictures, uninstall } from './page-objects.ts';

const stage = setStage();
const keyField = (page: Page) => page.locator('form input[type=password]');

/** The types of the messages that the page lists, oldest first. */
async function heardOn(page: Page): Promise<string[]> {
  const types = await page.getByRole('listitem').locator('summary code').allTextContents();
  return types.reverse();
}

describe('hearing of changes in the backend', () => {
  it('lists verified messages as they arrive, while a person installs, changes and uninstalls', async () => {
    const { backend, dowel, open } = stage;
    const integration = dowel.demo.integrations.apiKey;
    const { id: integrationId } = await backend.integrations.get(integration);
    const picture = pictures('webhooks');
    const heard = await open('/webhooks');
    await heard.getByText('Listening at').waitFor();
    await picture(heard, 'nothing-yet');
    const page = await open(`/integrations/${integration}`);

    await keyField(page).fill('juniper_demo_acme');
    await page.keyboard.press('Enter');
    await page.getByRole('tab').first().waitFor();
    await heard.getByText('Ada Okafor connected').waitFor();

    const choice = page.getByRole('tabpanel').getByRole('listitem').getByRole('checkbox').first();
    await choice.check();
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await heard.getByText(`Acme Inc installed ${integration}.`).waitFor();

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
    await picture(heard, 'changed');

    await uninstall(page);
    await heard.getByText(`Acme Inc uninstalled ${integration}.`).waitFor();
    await heard.getByText('The connection of Ada Okafor').waitFor();
    await picture(heard, 'uninstalled');
    expect((await heardOn(heard)).sort()).toEqual([
      'connection.created',
      'connection.deleted',
      'installation.created',
      'installation.deleted',
      'installation.updated',
    ]);
  });

  it('shows a page that is opened later what was heard before, and a reload loses nothing', async () => {
    const heard = await stage.open('/webhooks');
    await heard.getByText('Acme Inc installed').waitFor();
    const before = await heardOn(heard);

    await heard.reload();
    await heard.getByText('Acme Inc installed').waitFor();

    expect(await heardOn(heard)).toEqual(before);
  });

  it('lists no message that Dowel did not sign', async () => {
    const { dowel, open } = stage;
    const heard = await open('/webhooks');
    await heard.getByText('Acme Inc installed').waitFor();
    const before = await heardOn(heard);

    const response = await fetch(`${dowel.playgroundUrl}/api/webhooks/dowel`, {
      method: 'POST',
      headers: {
        'webhook-id': 'forged',
        'webhook-timestamp': `${Math.floor(Date.now() / 1000)}`,
        'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
      },
      body: JSON.stringify({ notificationType: 'installation.deleted', data: {} }),
    });
    await heard.reload();
    await heard.getByText('Acme Inc installed').waitFor();

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'signature_mismatch' });
    expect(await heardOn(heard)).toEqual(before);
  });
});

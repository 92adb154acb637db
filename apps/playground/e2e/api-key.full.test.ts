import type { Installation } from '@dowel/react';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from './browser.ts';
import { uninstall } from './page-objects.ts';

const stage = setStage();
/** The form's only password field. Its label is the provider's name for the key. */
const keyField = (page: Page) => page.locator('form input[type=password]');
/** The chosen fields of all objects, because one button installs all of them. */
const chosenFields = (installation: Installation | null) =>
  Object.values(installation?.config.content.read?.objects ?? {}).flatMap(({ selectedFields = {} }) =>
    Object.values(selectedFields),
  );
const acme = { provider: 'sandboxApiKey', groupRef: 'acme' };

describe('installing over an API key', () => {
  // @holds S14
  it('goes from a wrong key to an installed, changed and uninstalled integration', async () => {
    const { backend, dowel, open } = stage;
    const integration = dowel.demo.integrations.apiKey;
    const { id } = await backend.integrations.get(integration);
    const saved = () => backend.installations.find(id, { groupRef: 'acme' });
    const page = await open(`/integrations/${integration}`);

    await keyField(page).fill('not-a-key');
    await page.keyboard.press('Enter');
    await page.getByText(/did not accept this/).waitFor();
    expect(await backend.connections.list(acme)).toEqual([]);

    await keyField(page).fill('juniper_demo_acme');
    await page.keyboard.press('Enter');
    await page.getByRole('tab').first().waitFor();
    expect(await backend.connections.list(acme)).toMatchObject([{ authScheme: 'apiKey', status: 'working' }]);
    expect(await saved()).toBeNull();

    const choice = page.getByRole('tabpanel').getByRole('listitem').getByRole('checkbox').first();
    await choice.check();
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await page.getByText('Installed:').waitFor();
    const installed = await saved();
    expect(chosenFields(installed)).toEqual([true]);

    await page.reload();
    await page.getByRole('tab').first().click();
    expect(await choice.isChecked()).toBe(true);

    await choice.uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Updated:').waitFor();
    expect(chosenFields(await saved())).toEqual([]);

    await uninstall(page);
    expect(await saved()).toBeNull();
    expect(await backend.connections.list(acme)).toEqual([]);
  });

  // @holds S175
  it('shows a colleague what somebody else of the group installed, and another company nothing', async () => {
    const { backend, dowel, open } = stage;
    const integration = dowel.demo.integrations.apiKey;
    const page = await open(`/integrations/${integration}`);
    await keyField(page).fill('juniper_demo_acme');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await page.getByText('Installed:').waitFor();

    await page.getByLabel('Signed in as').selectOption('ben');
    await page.locator('main').getByText(/Ada/).first().waitFor();
    expect(await page.getByRole('button', { name: 'Install', exact: true }).count()).toBe(0);

    await page.getByLabel('Signed in as').selectOption('chika');
    await keyField(page).waitFor();

    const { id } = await backend.integrations.get(integration);
    expect(await backend.installations.list(id)).toHaveLength(1);
  });

  it('says that the service is away, and offers to try again', async () => {
    const { dowel, open } = stage;
    const page = await open('/');
    await page.route(`${dowel.demo.baseUrl}/**`, (route) => route.abort());

    await page.locator(`a[href$="/integrations/${dowel.demo.integrations.apiKey}"]`).click();
    await page.getByRole('button', { name: /again/i }).waitFor({ timeout: 30_000 });

    await page.unroute(`${dowel.demo.baseUrl}/**`);
    await page.getByRole('button', { name: /again/i }).click();
    await keyField(page).waitFor();
  });
});

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from './browser.ts';
import { openConsent } from './page-objects.ts';

const stage = setStage();
const acme = { provider: 'sandbox', groupRef: 'acme' };

/** Opens the panel by keys alone. */
async function openPanel(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Break it' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rotate refresh tokens', pressed: true }).waitFor();
}

/** Presses a button of the panel by keys alone, and waits until the panel says so. */
async function press(page: Page, title: string, news: string): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('status').filter({ hasText: news }).waitFor();
}

async function signIn(page: Page): Promise<void> {
  const popup = await openConsent(page);
  await popup.getByRole('button', { name: 'Allow' }).click();
}

describe('breaking the provider beside the install flow', () => {
  it('shows what a customer reads when consent is denied, access revoked, and an object forbidden', async () => {
    const { backend, dowel, open } = stage;
    const installing = `${dowel.playgroundUrl}/integrations/${dowel.demo.integrations.oauth}`;
    const connections = () => backend.connections.list(acme);
    const page = await open('/connect/sandbox');

    await openPanel(page);
    await press(page, 'Deny consent', 'Deny consent is on.');
    await signIn(page);
    await page.getByText('Access was not granted').waitFor();
    expect(await connections()).toEqual([]);

    await press(page, 'Mend everything', 'Everything works.');
    await signIn(page);
    await page.getByRole('heading', { name: /is connected$/ }).waitFor();
    await press(page, 'Revoke access', 'Revoke access is on.');
    await page.goto(installing);
    await page.getByText(/^Sign in to Juniper CRM.* again$/).waitFor();
    await page.getByText('The provider no longer accepts these credentials.').waitFor();
    await page.getByText('Anyone in Acme Inc who has an account of Juniper CRM').waitFor();
    expect(await connections()).toMatchObject([{ status: 'bad_credentials' }]);

    await openPanel(page);
    await press(page, 'Forbid deals', 'Forbid deals is on.');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: /^Reconnect/ }).click();
    await (await opened).getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('tab', { name: /^Person\s+Set up/ }).waitFor();
    await page.getByRole('tab', { name: /^Deals/ }).click();
    const reason = 'Wren Calloway may not see deals. An administrator of Acme Inc can allow it.';
    await page.getByText(reason).waitFor();
    await page.getByText('Installs Person and Companies. Cannot be read: Deals.').waitFor();
    expect(await connections()).toMatchObject([{ status: 'working' }]);
  });
});

import { describe, expect, it } from 'vitest';
import { setStage } from './browser.ts';
import { chooseField, openConsent, passStartPage, uninstall } from './page-objects.ts';

const stage = setStage();
/** Each opens a browser page of its own, which takes seconds. */
const inFull = it.runIf(process.env.DOWEL_TESTS === 'full');
const acme = { provider: 'sandbox', groupRef: 'acme' };

describe('installing over OAuth', () => {
  // @holds S3, S14, S165
  it('goes from consent to an installed, changed and uninstalled integration', async () => {
    const { backend, dowel, open } = stage;
    const integration = dowel.demo.integrations.oauth;
    const { id } = await backend.integrations.get(integration);
    const saved = () => backend.installations.find(id, { groupRef: 'acme' });
    const page = await open(`/integrations/${integration}`);

    await page.getByRole('button', { name: /^(Connect|Sign in)/ }).waitFor();
    const popup = await openConsent(page);
    expect(await backend.connections.list(acme)).toEqual([]);

    await popup.getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('tab', { name: 'Person' }).waitFor();
    expect(await backend.connections.list(acme)).toMatchObject([
      {
        authScheme: 'oauth2/authorizationCodePKCE',
        consumer: { consumerRef: 'ada' },
        providerWorkspaceRef: 'acme',
      },
    ]);
    expect(await saved()).toBeNull();

    await page.getByRole('checkbox', { name: 'City' }).check();
    await chooseField(page, 'Nickname', 'First name');
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await page.getByText('Installed:').waitFor();
    expect(await saved()).toMatchObject({
      createdBy: 'consumer:ada',
      healthStatus: 'healthy',
      config: {
        content: {
          provider: 'sandbox',
          read: {
            objects: {
              contacts: {
                selectedFields: { city: true },
                selectedFieldMappings: { nickname: 'first_name', stage: 'lifecycle_stage' },
              },
            },
          },
        },
      },
    });

    await page.reload();
    await page.getByRole('tab', { name: /Person/ }).click();
    expect(await page.getByRole('checkbox', { name: 'City' }).isChecked()).toBe(true);

    const before = await saved();
    await page.getByRole('checkbox', { name: 'City' }).uncheck();
    await page.getByRole('checkbox', { name: 'Country' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Updated:').waitFor();
    const after = await saved();
    expect(after?.config.content.read?.objects.contacts?.selectedFields).toEqual({ country: true });
    expect(after?.id).toBe(before?.id);
    expect(after?.config.id).not.toBe(before?.config.id);

    await uninstall(page);
    expect(await saved()).toBeNull();
    expect(await backend.connections.list(acme)).toEqual([]);
  });

  inFull('leaves nothing behind when the popup is closed or consent denied', async () => {
    const { backend, dowel, open } = stage;
    const page = await open(`/integrations/${dowel.demo.integrations.oauth}`);

    await (await openConsent(page)).close();
    await page
      .getByText(/closed/i)
      .first()
      .waitFor();
    expect(await backend.connections.list(acme)).toEqual([]);
    const popup = await openConsent(page);
    await popup.getByRole('button', { name: 'Deny' }).click();
    await page.getByText('Access was not granted').waitFor();

    expect(await backend.connections.list(acme)).toEqual([]);
    expect(await page.getByRole('button', { name: /^(Connect|Sign in)|again/ }).isEnabled()).toBe(true);
  });

  inFull('goes on in the same tab where popups are blocked', async () => {
    const { dowel, open } = stage;
    const page = await open(`/integrations/${dowel.demo.integrations.oauth}`);
    const signInHere = async () => {
      await page.evaluate(() => {
        window.open = () => null;
      });
      await page.getByRole('button', { name: /^(Connect|Sign in)/ }).click();
      await page.getByRole('button', { name: /this tab/i }).click();
      await passStartPage(page);
    };

    await signInHere();
    await page.getByRole('button', { name: 'Deny' }).click();
    const back = page.getByRole('link', { name: /^Continue to localhost/ });
    await back.waitFor();
    expect(page.url()).toContain(`${new URL(dowel.demo.baseUrl).origin}/callbacks/`);
    await back.click();
    await page.getByText('Access was not granted').waitFor();

    await signInHere();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('tab', { name: 'Person' }).waitFor();
    expect(page.url()).toBe(`${dowel.playgroundUrl}/integrations/${dowel.demo.integrations.oauth}`);
  });
});

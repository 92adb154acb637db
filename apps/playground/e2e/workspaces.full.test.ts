import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from './browser.ts';
import { openConsent, passStartPage } from './page-objects.ts';

// Other tests do not expect thousands of contacts.
const stage = setStage({ ofItsOwn: true });

const integration = 'crm-several';
const inbox = 'several';
const recordsEach = 10_000;

/** An integration that a customer may install several times. What it reads stays in an inbox. */
async function deploySeveral(): Promise<string> {
  await stage.backend.destinations.create({ name: inbox, type: 'inbox', metadata: {} });
  await stage.backend.integrations.deploy({
    manifest: {
      specVersion: '1.0.0',
      integrations: [
        {
          name: integration,
          provider: 'sandbox',
          multiple: true,
          read: {
            objects: [
              {
                objectName: 'contacts',
                destination: inbox,
                schedule: '0 */12 * * *',
                requiredFields: [{ fieldName: 'email' }, { fieldName: 'job_title' }],
                // The contacts that a workspace begins with are older.
                backfill: { defaultPeriod: { days: 30 } },
              },
            ],
          },
        },
      ],
    },
  });
  return (await stage.backend.integrations.get(integration)).id;
}

/** Signs in as somebody at Juniper, and installs. */
async function connectAndInstall(page: Page, email: string): Promise<void> {
  const popup = await openConsent(page);
  await popup.getByRole('radio', { name: email }).check();
  await popup.getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await page.getByText('Installed:').waitFor();
}

/** Adds contacts, each with its workspace as the job title. The sandbox dates them at most a second back. */
async function addContacts(account: string): Promise<void> {
  const body = { account, object: 'contacts', count: 1000, accountField: 'job_title' };
  for (let added = 0; added < recordsEach; added += body.count) {
    const url = `${stage.dowel.sandboxUrl}/control/records`;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(201);
  }
}

describe('two workspaces of one customer, with two people each', () => {
  it('never mixes their records, also after one moved to a colleague', { timeout: 300_000 }, async () => {
    const { backend, open, dowel, newBrowser } = stage;
    const integrationId = await deploySeveral();
    const listed = async () => await backend.installations.list(integrationId, { groupRef: 'acme' });
    const lastRunOf = async (id: string) => (await backend.reads.list(integrationId, id))[0]?.lastRun;

    const page = await open(`/integrations/${integration}/installations`);
    await page.getByRole('link', { name: 'Add another' }).click();
    await connectAndInstall(page, 'wren@acme.example');
    await page.goto(`${dowel.playgroundUrl}/integrations/${integration}/installations`);
    await page.getByRole('heading', { name: 'Acme Inc', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Add another' }).click();
    await connectAndInstall(page, 'idris@globex.example');
    await page.goto(`${dowel.playgroundUrl}/integrations/${integration}/installations`);
    await page.getByRole('heading', { name: 'Globex', exact: true }).waitFor();
    expect(await page.getByRole('listitem').getByRole('heading').allTextContents()).toEqual([
      'Acme Inc',
      'Globex',
    ]);

    const [ofAcme, ofGlobex] = await listed();
    if (!ofAcme || !ofGlobex) throw new Error('The page said that both are installed, and they are not.');
    expect([ofAcme, ofGlobex]).toMatchObject([
      { connection: { account: { workspace: { id: 'acme' }, person: { id: 'usr_acme' } } } },
      {
        installationRef: '2',
        connection: { account: { workspace: { id: 'globex' }, person: { id: 'usr_globex' } } },
      },
    ]);
    for (const { id } of [ofAcme, ofGlobex])
      await expect.poll(() => lastRunOf(id)).toMatchObject({ status: 'success', recordCount: 0 });

    // The product's backend invites the colleague. Whoever manages what is installed moves it.
    const colleague = await (await newBrowser()).newPage();
    const ben = { provider: 'sandbox', groupRef: 'acme', consumerRef: 'ben' };
    await colleague.goto(await backend.connections.oauthConnect(ben));
    await passStartPage(colleague);
    await colleague.getByRole('radio', { name: 'odile@acme.example' }).check();
    await colleague.getByRole('button', { name: 'Allow' }).click();
    const bens = async () =>
      (await backend.connections.list(ben)).find((one) => one.consumer.consumerRef === 'ben');
    await expect
      .poll(bens)
      .toMatchObject({ account: { workspace: { id: 'acme' }, person: { id: 'usr_acme_2' } } });
    await page.goto(`${dowel.playgroundUrl}/integrations/${integration}`);
    await page.getByRole('tab', { name: 'Manage' }).click();
    await page.getByText('Use the sign-in of somebody else').click();
    const row = page.getByRole('listitem').filter({ hasText: 'odile@acme.example' });
    await row.getByRole('button', { name: 'Use this one' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Nothing is read again/).waitFor();
    await dialog.getByRole('button', { name: 'Use this one' }).click();
    const nowOfAcme = () => backend.installations.get(integrationId, ofAcme.id);
    await expect
      .poll(async () => (await nowOfAcme()).connection.account?.person?.email)
      .toBe('odile@acme.example');
    // The first person leaves, so that nothing can be read with their sign-in.
    await backend.connections.delete(ofAcme.connection.id);
    await page.goto(`${dowel.playgroundUrl}/integrations/${integration}/installations`);
    await page.getByText('Signed in by odile@acme.example').waitFor();

    // An hour covers all that is added now, and nothing of what was there at the start.
    const asked = { groupRef: 'acme', sinceTimestamp: new Date(Date.now() - 3_600_000).toISOString() };
    await Promise.all([addContacts('acme'), addContacts('globex')]);
    await Promise.all([
      backend.reads.trigger(integrationId, 'contacts', asked),
      backend.reads.trigger(integrationId, 'contacts', { ...asked, installationRef: '2' }),
    ]);
    for (const { id } of [ofAcme, ofGlobex]) {
      await expect
        .poll(() => lastRunOf(id), { timeout: 120_000 })
        .toMatchObject({ readType: 'triggered', status: 'success' });
    }

    const counts: Record<string, number> = {};
    const seen = new Set<string>();
    const names = { [ofAcme.id]: 'installation of acme', [ofGlobex.id]: 'installation of globex' };
    for await (const { installationId, record } of backend.records.list(inbox)) {
      const { job_title: workspace } = record.fields ?? {};
      const key = `${names[installationId]}, record of ${workspace}`;
      counts[key] = (counts[key] ?? 0) + 1;
      seen.add(`${installationId} ${record.raw?.id}`);
    }
    console.log(counts, `${seen.size} different records`);
    expect(counts).toEqual({
      'installation of acme, record of acme': recordsEach,
      'installation of globex, record of globex': recordsEach,
    });
    expect(seen.size).toBe(2 * recordsEach);
  });
});

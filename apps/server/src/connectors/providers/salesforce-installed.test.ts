import { describe, expect, it } from 'vitest';
import { startConforming } from '../../../test/conformance/conforming.ts';
import { conformanceProviders } from '../../../test/conformance/providers.ts';

/** An installation over the real entry of the catalogue, which reads and writes an account that has three records. */
async function startInstalled(
  selected = [{ fieldName: 'Name' }, { fieldName: 'BillingCity', mapToName: 'city' }],
) {
  const conformer = conformanceProviders.find(({ dialect }) => dialect === 'salesforce');
  if (!conformer) throw new Error('The conformance suite does not know Salesforce.');
  const { object } = conformer;
  const deletionSettings = { enabled: true };
  const world = await startConforming(conformer, {
    records: 3,
    isUnread: true,
    object: { requiredFields: selected },
    write: { objects: { [object]: { objectName: object, deletionSettings } } },
  });
  const path = `/write/v1/projects/${world.project.id}/integrations/${world.integration.id}/objects/${object}`;
  return {
    ...world,
    write: (body: object) => world.request('POST', path, { groupRef: 'acme', ...body }),
    results: () => world.messages().flatMap(({ result = [] }) => result),
  };
}

describe('an installation on Salesforce', () => {
  it('delivers every record at first, and then what was changed and what was deleted', async () => {
    const { account, runJobs, results, receiver, nextScheduled } = await startInstalled();
    await runJobs();
    const all = await account.records('Account');
    const atFirst = results();
    receiver.received.length = 0;

    const [changed = '', removed = ''] = all.map(({ id }) => id);
    await account.change('Account', changed, { BillingCity: "'s-Hertogenbosch" });
    await account.remove('Account', removed);
    await nextScheduled();

    expect(atFirst.map(({ raw }) => raw?.Id)).toEqual(all.map(({ id }) => id));
    expect(atFirst[0]).toMatchObject({ fields: { Name: all[0]?.values.Name } });
    expect(results()).toMatchObject([
      { mappedFields: { city: "'s-Hertogenbosch" }, raw: { Id: changed, IsDeleted: false } },
      { raw: { Id: removed, IsDeleted: true } },
    ]);
  });

  it('reads all but the fields that Salesforce does not show, and says which', async () => {
    const names = ['Name', 'Website', 'Industry', 'BillingCity', 'Phone'];
    const { account, runJobs, results, messages, ending, operations } = await startInstalled(
      names.map((fieldName) => ({ fieldName })),
    );
    await account.changeFields('Account', { hidden: ['BillingCity', 'Phone'] });

    await runJobs();

    const all = await account.records('Account');
    const shown = all.map(({ values: { Name, Website, Industry } }) => ({ Name, Website, Industry }));
    expect(results().map(({ fields }) => fields)).toEqual(shown);
    expect(messages()[0]).toMatchObject({ missingFields: ['BillingCity', 'Phone'] });
    expect(await ending()).toMatchObject({ status: 'success' });
    expect((await operations())[0]).toMatchObject({
      metadata: { missingFields: ['BillingCity', 'Phone'] },
      result: expect.stringContaining('without BillingCity and Phone'),
    });
  });

  it('writes what the product sends', async () => {
    const { account, write } = await startInstalled();

    const created = await write({ type: 'create', record: { Name: 'Acme', BillingCity: 'Oslo' } });
    const id = created.body.result?.recordId;
    const updated = await write({ type: 'update', record: { id, Name: 'Acme Ltd' } });
    const refused = await write({ type: 'create', record: { BillingCity: 'Oslo' } });
    const [, , , stored] = await account.records('Account');
    const deleted = await write({ type: 'delete', record: { id } });

    expect(stored).toMatchObject({ id, values: { Name: 'Acme Ltd', BillingCity: 'Oslo' } });
    expect([created, updated, deleted].map(({ body }) => body.result?.success)).toEqual([true, true, true]);
    expect(JSON.stringify(refused.body)).toContain('Required fields are missing: [Name]');
    expect((await account.records('Account'))[3]).toMatchObject({ id, isDeleted: true });
  });
});

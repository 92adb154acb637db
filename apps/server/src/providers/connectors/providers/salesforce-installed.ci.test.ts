import { describe, expect, it } from 'vitest';
import { startConforming } from '../../../../test/conformance/conforming.ts';
import { conformanceProviders } from '../../../../test/conformance/providers.ts';
import { inFull } from '../../../../test/full-run.ts';
import { restConnector } from '../rest-connector.ts';
import { salesforce } from './salesforce.ts';

/** An installation over the real entry of the catalogue, which reads and writes an account that has three records. */
async function startInstalled(
  selected = [{ fieldName: 'Name' }, { fieldName: 'BillingCity', mapToName: 'city' }],
  object = 'Account',
) {
  const known = conformanceProviders.find(({ dialect }) => dialect === 'salesforce');
  if (!known) throw new Error('The conformance suite does not know Salesforce.');
  const conformer = { ...known, object };
  const deletionSettings = { enabled: true };
  const selectedFieldSettings = {
    [object === 'Account' ? 'Phone' : 'Id']: { writeOnUpdate: 'ifEmpty' as const },
  };
  const world = await startConforming(conformer, {
    records: 3,
    isUnread: true,
    object: { requiredFields: selected },
    write: { objects: { [object]: { objectName: object, deletionSettings, selectedFieldSettings } } },
  });
  const path = `/write/v1/projects/${world.project.id}/integrations/${world.integration.id}/objects/${object}`;
  return {
    ...world,
    write: (body: object) => world.request('POST', path, { groupRef: 'acme', ...body }),
    results: () => world.messages().flatMap(({ result = [] }) => result),
  };
}

describe('an installation on Salesforce', () => {
  inFull('reads and finds all but the fields that Salesforce does not show, and says which', async () => {
    const names = ['Name', 'Website', 'Industry', 'BillingCity', 'Phone'];
    const { account, runJobs, results, messages, ending, operations, request, base } = await startInstalled(
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
    const [first] = all;
    const fieldFilters = [{ fieldName: 'Name', operator: 'eq', value: first?.values.Name }];
    const search = { objectName: 'Account', fieldFilters };
    const { body } = await request('POST', `/search${base}?groupRef=acme`, search);
    const missingFields = ['BillingCity', 'Phone'];
    expect(body).toMatchObject({
      results: [{ id: first?.id, fields: { Name: first?.values.Name } }],
      missingFields,
    });
    expect((await operations()).find(({ actionType }) => actionType === 'search')).toMatchObject({
      status: 'success',
      metadata: { missingFields },
    });
  });

  inFull.each([
    ['User', 'LastName', ['Changed']],
    // It says no times at all, so everything is read again.
    ['TabDefinition', 'Label', ['Birch 0', 'Changed', 'Dogwood 2']],
  ])('reads %s, which has no mark of deletion, and what has changed', async (object, fieldName, later) => {
    const { account, runJobs, results, receiver, nextScheduled, ending } = await startInstalled(
      [{ fieldName }],
      object,
    );
    const all = await account.records(object);
    const delivered = () => results().map(({ fields }) => fields?.[fieldName]);

    await runJobs();
    expect(delivered()).toEqual(all.map(({ values }) => values[fieldName]));
    expect(await ending()).toMatchObject({ status: 'success' });

    receiver.received.length = 0;
    await account.change(object, all[1]?.id ?? '', { [fieldName]: 'Changed' });
    await nextScheduled();
    expect(delivered()).toEqual(later);
  });

  it('waits for a provider that does not say which fields an object has', async () => {
    const { set, pass, goOn, runJobs, results, operations } = await startInstalled();
    // The fields that the installation was checked against are not known any more.
    await pass(60_000);
    await set({ faults: [{ path: '/describe', refusal: 'serverError', times: 2 }] });

    await runJobs();
    const [early] = await operations();
    await goOn(3);

    expect([early?.status, results()]).toMatchObject(['in_progress', [{}, {}, {}]]);
    expect((await operations()).at(-1)).toMatchObject({ status: 'success' });
  });

  inFull(
    'does not overwrite a field that may only be written while it is empty, when nobody sees whether it is',
    async () => {
      const { account, write } = await startInstalled();
      const [first] = await account.records('Account');
      await account.change('Account', first?.id ?? '', { Phone: '+1 555 0100' });
      const update = { type: 'update', record: { id: first?.id, Phone: '+1 555 0199' } };

      const seen = await write(update);
      await account.changeFields('Account', { hidden: ['Phone'] });
      const hidden = await write(update);
      await account.changeFields('Account', {});

      expect(seen.body.result).toMatchObject({ success: true });
      expect(JSON.stringify(hidden.body)).toContain('does not show \\"Phone\\" to this account');
      expect((await account.records('Account'))[0]).toMatchObject({ values: { Phone: '+1 555 0100' } });
    },
  );

  // https://developer.salesforce.com/docs/atlas.en-us.object_reference.meta/object_reference/field_types.htm
  it('takes the short form of an id for the long one, by which a read knows the record', async () => {
    const { account, write } = await startInstalled();
    const [first] = await account.records('Account');

    const { body } = await write({ type: 'update', record: { id: first?.id.slice(0, 15), Name: 'Oak' } });

    expect(body.result).toMatchObject({ success: true, recordId: first?.id });
    const { answeredId } = restConnector(salesforce);
    expect(['001A0000006Vm9r', '001A0000006Vm9rIAC', 'Account'].map((id) => answeredId?.(id))).toEqual([
      '001A0000006Vm9rIAC',
      '001A0000006Vm9rIAC',
      'Account',
    ]);
  });

  inFull('writes several records in one call, and names the error of the one that is refused', async () => {
    const { account, write, called } = await startInstalled();
    const before = called.length;
    const batch = ['Acme', undefined, "O'Neil"].map((Name) => ({
      record: { BillingCity: 'Oslo', ...(Name && { Name }) },
    }));

    const { body } = await write({ type: 'create', batch });
    const ids = body.results.map(({ recordId }: { recordId?: string }) => recordId);
    const updated = await write({
      type: 'update',
      batch: [ids[2], ids[0]].map((id, index) => ({ record: { id, BillingCity: `City ${index}` } })),
    });

    expect(body).toMatchObject({ successCount: 2, failureCount: 1 });
    expect(JSON.stringify(body.errors)).toContain('Required fields are missing: [Name]');
    expect(updated.body).toMatchObject({ successCount: 2, failureCount: 0 });
    expect(called.slice(before).filter((address) => address.includes('/composite/'))).toHaveLength(2);
    const stored = (await account.records('Account')).slice(3);
    expect(stored.map(({ id, values: { Name, BillingCity } }) => [id, Name, BillingCity])).toEqual([
      [ids[0], 'Acme', 'City 1'],
      [ids[2], "O'Neil", 'City 0'],
    ]);
  });
});

import type { ReadConfigObject } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { startReadingSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { controlSandbox } from '../../../../test/sandbox-control.ts';
import { startReading } from './reading.fixture.ts';

const receiver = receiverOfEachTest();

interface Contact {
  readonly id: string;
  readonly city: string;
  readonly lead_score: number | null;
  readonly lifecycle_stage: string;
}

type Filter = { fieldName: string; operator: string; value?: unknown; values?: unknown[] };

/** An installation with filters that may depend on what the account has. */
async function startFiltered(
  filtersFor: (records: readonly Contact[]) => Filter[],
  entry: Partial<ReadConfigObject> = {},
) {
  const object = {
    requiredFields: ['city', 'lead_score'].map((fieldName) => ({ fieldName })),
    optionalFields: [],
  };
  const reading = await startReading(receiver, { object });
  const { records } = await reading.crm('GET', 'contacts/records?limit=200');
  const installation = await reading.installContacts({ fieldFilters: filtersFor(records), ...entry });
  return { ...reading, records, installation };
}

describe('filters of a config beyond equality', () => {
  it('deliver the records that a filter over all of them would leave, whatever the provider can find', async () => {
    let [low, high, cities]: [number, number, string[]] = [0, 0, []];
    const { records, runJobs, arrived } = await startFiltered((all) => {
      // An account of the sandbox leaves some empty, more or fewer.
      const scores = all.flatMap((one) => one.lead_score ?? []).toSorted((one, other) => one - other);
      [low = 0, high = 0] = [scores[10], scores.at(-10)];
      cities = [...new Set(all.map(({ city }) => city))].slice(0, 3);
      return [
        { fieldName: 'lead_score', operator: 'gte', value: low },
        { fieldName: 'lead_score', operator: 'lt', value: high },
        { fieldName: 'city', operator: 'notIn', values: cities },
      ];
    });

    await runJobs();

    const expected = (records as Contact[]).filter(
      ({ lead_score: score, city }) =>
        score !== null && score >= low && score < high && !cities.includes(city),
    );
    expect(expected.length).toBeGreaterThan(3);
    expect(new Set(arrived())).toEqual(new Set(expected.map(({ id }) => id)));
  });

  it('are refused when they are saved without sense, and those of a search where the provider finds nothing by them', async () => {
    const { request, base, given, connect } = await startFiltered(() => []);
    await connect({ groupRef: 'birch', consumerRef: 'bo' });
    const { config } = given.installationBody();
    const save = (filter: Filter) => {
      const contacts = { objectName: 'contacts', fieldFilters: [filter] };
      const content = { ...config.content, read: { objects: { contacts } } };
      const body = { ...given.installationBody(), groupRef: 'birch', config: { ...config, content } };
      return request('POST', `${base}/installations?skipSampling=true`, body);
    };
    const refused: [Filter, RegExp][] = [
      [{ fieldName: 'city', operator: 'in', value: 'Oslo' }, /needs \\"values\\"|needs "values"/],
      [{ fieldName: 'city', operator: 'gt', value: 'Oslo' }, /needs a number/],
      [{ fieldName: 'city', operator: 'contains', value: 'Oslo' }, /operator/],
    ];
    for (const [filter, words] of refused) {
      const { status, body } = await save(filter);
      expect([400, 422], `${status}`).toContain(status);
      expect(JSON.stringify(body)).toMatch(words);
    }

    const search = (fieldFilters: Filter[]) =>
      request('POST', `/search${base}?groupRef=acme`, { objectName: 'contacts', fieldFilters });
    const range = await search([{ fieldName: 'lead_score', operator: 'gt', value: 5 }]);
    const incomplete = await search([{ fieldName: 'city', operator: 'in' }]);

    expect([range.status, range.body.code]).toEqual([422, 'search_refused']);
    expect(JSON.stringify(range.body)).toMatch(/does not find .* with/);
    expect(incomplete.status).toBe(400);
  });

  it('take the values that are delivered, where the customer has mapped them', async () => {
    const { records, runJobs, arrived } = await startFiltered(
      () => [{ fieldName: 'lifecycle_stage', operator: 'in', values: ['hot', 'customer'] }],
      { selectedValueMappings: { lifecycle_stage: { hot: 'lead' } } },
    );

    await runJobs();

    const expected = (records as Contact[]).filter(({ lifecycle_stage: stage }) =>
      ['lead', 'customer'].includes(stage),
    );
    expect(new Set(arrived())).toEqual(new Set(expected.map(({ id }) => id)));
  });

  // Jira finds an issue by each of its labels, and by none with a comma.
  it.each([
    ['dry,wet', ['dry', 'wet']],
    ['', []],
  ])('compare a list as one text: "%s"', async (value, labels) => {
    const { base, installation, request, runJobs, arrived, write } = await startReadingSimulated(
      'atlassian',
      receiver,
      {
        seeded: { issues: 3 },
        objects: { issues: 'labels' },
        write: ['issues'],
        inputs: { workspace: 'acme' },
      },
    );
    const issue = { summary: 'Roof', project: { key: 'DOW' }, issuetype: { name: 'Task' }, labels };
    await write('issues', 'create', issue);
    const issues = { objectName: 'issues', fieldFilters: [{ fieldName: 'labels', operator: 'eq', value }] };
    await request('PATCH', `${base}/installations/${installation.id}?skipSampling=true`, {
      updateMask: ['config.content.read.objects.issues'],
      installation: { config: { content: { read: { objects: { issues } } } } },
    });

    await runJobs();

    expect(arrived('issues').map(({ fields }) => fields.labels)).toEqual([labels]);
  });

  it('let the read fail when the account no longer shows the field, and deliver nothing', async () => {
    const { sandboxUrl, sandboxAccount, installation, runJobs, arrived, operationsOf, logsOf } =
      await startFiltered(() => [{ fieldName: 'job_title', operator: 'notEq', value: 'Cook' }]);
    const account = sandboxAccount.accountId;
    await controlSandbox(sandboxUrl, '/faults', { name: 'changeSchema', account, object: 'contacts' });

    await runJobs();

    expect(arrived()).toEqual([]);
    const [operation] = await operationsOf(installation.id);
    expect(operation).toMatchObject({ status: 'failure' });
    expect((await logsOf(operation)).at(-1)?.message.error).toBe(
      'The filter on "job_title" cannot be applied, because Juniper CRM does not show the field to this account. Remove the filter from the config, or let the account see the field.',
    );
  });
});

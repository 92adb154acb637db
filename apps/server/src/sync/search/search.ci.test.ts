import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import type {
  ConfigContent,
  FoundRecord,
  FoundRecords,
  IntegrationField,
  Log,
  Operation,
  SearchRecords,
} from '@dowel/schema';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { storedRows } from '../../../test/stored-rows.ts';

const records = '/api/v1/objects/contacts/records';
type Connected = Awaited<ReturnType<typeof startConnectedServer>>;

const stages = { hot: 'qualified_lead', cold: 'subscriber' };
const contacts = {
  objectName: 'contacts',
  selectedFields: { city: true, lead_score: true, is_subscribed: true, birth_date: true },
  selectedFieldMappings: { stage: 'lifecycle_stage' },
  selectedValueMappings: { lifecycle_stage: stages },
};
const reading = (objects: NonNullable<ConfigContent['read']>['objects']): ConfigContent => ({
  provider: 'sandboxApiKey',
  read: { objects },
});

async function startSearching() {
  const addresses: string[] = [];
  const server = await startConnectedServer({
    outgoing: (address, init) => {
      addresses.push(decodeURIComponent(String(address)));
      return fetch(address, init);
    },
  });
  const installation = await server.install({ config: { content: reading({ contacts }) } });
  return { ...server, installation, addresses, search: searching(server) };
}

function searching(server: Connected) {
  return (body: SearchRecords, groupRef = 'acme', headers = {}) =>
    server.request('POST', `/search${server.base}?groupRef=${groupRef}`, body, headers);
}

const where = (fieldName: string, value: string | number | boolean) => ({
  objectName: 'contacts',
  fieldFilters: [{ fieldName, operator: 'eq' as const, value }],
});

/** Makes a contact at the provider. */
function addContact({ atSandbox }: Connected, values: object): Promise<void> {
  return atSandbox('POST', '/objects/contacts/records', values);
}

/** The operation of a search and its log. `ago` counts from the latest one. */
async function latestSearch(
  { request, base, projectPath, installation }: Awaited<ReturnType<typeof startSearching>>,
  ago = 0,
) {
  const path = `${base}/installations/${installation.id}/operations`;
  const operations: Operation[] = (await request('GET', path)).body.results;
  const operation = operations.filter(({ actionType }) => actionType === 'search')[ago];
  const logs: Log[] = (await request('GET', `${projectPath}/operations/${operation?.id}/logs`)).body;
  return { operation, logs };
}

/** What reads would deliver of every contact, in the provider's order. */
function delivered(record: Record<string, unknown>) {
  const { lifecycle_stage: stage, email, first_name, last_name, job_title, ...rest } = record;
  const { city, lead_score, is_subscribed, birth_date } = rest;
  const builders = Object.entries(stages).find(([, value]) => value === stage)?.[0];
  return {
    id: record.id,
    fields: { email, first_name, last_name, city, lead_score, is_subscribed, birth_date },
    mappedFields: { role: job_title, stage: builders ?? stage },
  };
}

describe('searching the account of a customer', () => {
  let server: Awaited<ReturnType<typeof startSearching>>;
  let all: ReturnType<typeof delivered>[];

  beforeAll(async () => {
    server = await startSearching();
    const page = await server.atSandbox('GET', '/objects/contacts/records?limit=200');
    all = page.records.map(delivered);
  });

  // @holds S263
  it('finds what a filter over the delivered records finds', async () => {
    const fields = Object.keys(all[0]?.fields ?? {}).map((name) => ['fields', name] as const);
    const mapped = Object.keys(all[0]?.mappedFields ?? {}).map((name) => ['mappedFields', name] as const);
    const condition = fc.record({
      place: fc.constantFrom(...fields, ...mapped),
      record: fc.constantFrom(...all),
    });
    const sizes: number[] = [];

    await fc.assert(
      fc.asyncProperty(fc.array(condition, { minLength: 1, maxLength: 3 }), async (conditions) => {
        const valued = conditions
          .map(({ place: [member, name], record }) => ({
            member,
            name,
            value: Reflect.get(record[member], name),
          }))
          .filter(({ value }) => value !== null && value !== undefined);
        fc.pre(valued.length > 0);
        const fieldFilters = valued.map(({ name, value }) => ({
          fieldName: name,
          operator: 'eq' as const,
          value: value as string,
        }));

        const { status, body } = await server.search({ objectName: 'contacts', fieldFilters });

        const expected = all.filter((one) =>
          valued.every(({ member, name, value }) => Reflect.get(one[member], name) === value),
        );
        sizes.push(expected.length);
        expect(status).toBe(200);
        expect(body.results.map(({ raw: _, ...shown }: FoundRecords['results'][0]) => shown)).toEqual(
          expected.slice(0, 100),
        );
      }),
      { numRuns: 25, seed: 7 },
    );

    expect(sizes).toContain(0);
    expect(Math.max(...sizes)).toBeGreaterThan(5);
  });

  it('says in the answer and in the log that the provider has more records, and what was left out of them', async () => {
    const other = await startSearching();
    const city = 'Llanfairpwll';
    await Promise.all(
      Array.from({ length: 101 }, (_, index) => addContact(other, { last_name: `${index}`, city })),
    );

    const many = await other.search(where('city', city));
    const few = await other.search(where('email', all[3]?.fields.email as string));

    const { operation } = await latestSearch(other, 1);
    expect([many.body.results.length, many.body.hasMore]).toEqual([100, true]);
    expect(few.body).not.toHaveProperty('hasMore');
    expect(operation?.result).toBe('[contacts] Search found 100 records, and the provider has more');

    await addContact(other, { last_name: 'a\u0000b', email: 'nul@x.example' });
    const { body: stripped } = await other.search(where('email', 'nul@x.example'));
    expect(stripped.results[0].raw.last_name).toBe('ab');
    // No database stores it.
    const { logs } = await latestSearch(other);
    expect(logs.map(({ message }) => message.msg)).toContainEqual(
      expect.stringMatching(/^1 record was answered without .*U\+0000/),
    );

    const answered = { records: [{ id: 'con_1' }, null] };
    await other.addFault({ path: records, status: 200, body: answered, times: 1 });
    const { body, headers } = await other.search(where('email', 'ada@x.example'));
    expect(body.results).toHaveLength(1);
    expect(headers.get('Dowel-Warning')).toBe('entries_left_out;count=1');
    const leftOut = await latestSearch(other);
    expect(leftOut.operation?.result).toBe(
      '[contacts] Search found 1 record, and left out what is no record: entry 2 (null)',
    );
    expect(leftOut.logs).toMatchObject([{ severity: 'WARNING' }]);
  });

  it('needs no config of the object, and then answers what the manifest requires', async () => {
    const [company] = (await server.search({ ...where('id', 'com_000001'), objectName: 'companies' })).body
      .results;

    expect(Object.keys(company.fields)).toEqual(['name', 'domain']);
  });

  it('asks for every digit of a number that JavaScript cannot hold', async () => {
    const large = '12345678901234567890';

    await server.search(where('lead_score', JSON.rawJSON(large) as never));

    expect(server.addresses.at(-1)).toMatch(new RegExp(`lead_score\\W*${large}(&|$)`));
  });

  it('says what the provider said of a field that it does not have', async () => {
    const { status, body } = await server.search(where('shoe_size', 44));

    expect([status, body.code]).toEqual([422, 'search_refused']);
    expect(body.causes).toEqual([expect.stringContaining('There is no field "shoe_size"')]);
    const { logs } = await latestSearch(server);
    expect(logs[0]?.message.details).toMatchObject({ failedBy: 'missing_field' });
  });

  it('is recorded as an operation that says who asked for which fields, and holds no value', async () => {
    const before = await storedRows(server);
    const email = all[5]?.fields.email as string;

    const answer = await server.search(where('email', email), 'acme', { 'Idempotency-Key': 'find-5' });
    const again = await server.search(where('email', 'nobody'), 'acme', { 'Idempotency-Key': 'find-5' });

    const { operation, logs } = await latestSearch(server, 1);
    expect([answer.body.results.length, again.body.results.length]).toEqual([1, 0]);
    expect(operation).toMatchObject({
      actionType: 'search',
      status: 'success',
      result: '[contacts] Search found 1 record',
      metadata: { objects: ['contacts'] },
    });
    expect(logs[0]?.message.details).toMatchObject({ fields: 'email', providerStatus: '200' });
    const added = JSON.stringify(await storedRows(server)).replace(JSON.stringify(before), '');
    expect(added).not.toContain(email);
    expect(added).not.toContain('find-5');
  });
});

describe('searching by a name of the manifest', () => {
  const named = (...fields: IntegrationField[]) => ({
    objects: [{ objectName: 'contacts', destination: '', schedule: '', optionalFields: fields }],
  });

  async function startNamed(...fields: IntegrationField[]) {
    const server = await startConnectedServer();
    await server.given.integration({ read: named(...fields) });
    await server.install({ config: { content: reading({ contacts: { objectName: 'contacts' } }) } });
    return searching(server);
  }

  it('finds by the field that has it, also if the customer has not selected that field', async () => {
    const search = await startNamed({ fieldName: 'city', mapToName: 'country' });

    const { body } = await search(where('country', 'Oslo'));

    expect(body.result.length).toBeGreaterThan(0);
    expect(new Set(body.result.map(({ raw }: FoundRecord) => raw.city))).toEqual(new Set(['Oslo']));
  });

  it('warns of one without a field, since the provider may have another field of that name', async () => {
    const search = await startNamed({ mapToName: 'city' });

    const { status, headers } = await search(where('city', 'Oslo'));

    expect([status, headers.get('Dowel-Warning')]).toEqual([
      200,
      'mapping_missing;path="fieldFilters.0.fieldName"',
    ]);
  });
});

describe('searching what is switched off or cannot be searched', () => {
  const disabled = reading({ contacts: { ...contacts, disabled: true } });

  it('is refused for a disabled object, unless the manifest always enables it', async () => {
    const server = await startConnectedServer();
    await server.install({ config: { content: disabled } });
    const search = searching(server);
    const refused = await search(where('city', 'Oslo'));
    const always = {
      objectName: 'contacts',
      enabled: 'always' as const,
      requiredFields: [{ fieldName: 'city' }],
    };

    const manifest = server.given.manifest({
      name: server.integration.name,
      provider: 'sandboxApiKey',
      read: { objects: [{ ...always, destination: '', schedule: '' }] },
    });
    const deployed = await server.request('PUT', `${server.projectPath}/integrations:batch`, { manifest });
    const allowed = await search(where('city', 'Oslo'));

    expect([refused.status, refused.body.code]).toEqual([422, 'object_disabled']);
    expect([deployed.status, allowed.status]).toEqual([200, 200]);
  });

  it('is refused for a provider whose entry does not promise it', async () => {
    const entries = sandboxProviders(inject('sandboxUrl'));
    const search = { operators: { equals: false } };
    const support = { ...entries.sandboxApiKey?.support, search };
    const catalogue = createCatalogue({
      ...entries,
      sandboxApiKey: { ...entries.sandboxApiKey, support } as never,
    });
    const server = await startConnectedServer({ catalogue });
    await server.install();

    const { status, body } = await searching(server)(where('city', 'Oslo'));

    expect([status, body.code]).toEqual([422, 'search_unsupported']);
  });
});

describe('searching a provider that fails', () => {
  it.each([
    [503, 502, 'provider_unreachable', undefined],
    [429, 429, 'provider_rate_limited', 'rate_limited'],
    [403, 422, 'search_refused', 'insufficient_scope'],
    [401, 422, 'search_refused', 'revoked'],
  ])('answers its %i with %i %s, and keeps it in the log without the value', async (...row) => {
    const [fault, expected, code, reason] = row;
    const server = await startSearching();
    const message = 'No search for ada@acme.example today.';
    await server.addFault({ path: records, status: fault, times: 2, body: { error: { message } } });

    const { status, body } = await server.search(where('email', 'ada@acme.example'));

    expect([status, body.code]).toEqual([expected, code]);
    if (reason) expect(body.context).toMatchObject({ reason });
    const { operation, logs } = await latestSearch(server);
    const [log] = logs;
    expect(operation).toMatchObject({ status: 'failure', result: '[contacts] Search failed' });
    expect(log?.message.error).toContain(`answered ${fault}`);
    expect(JSON.stringify(log)).not.toContain('ada@acme');
  });
});

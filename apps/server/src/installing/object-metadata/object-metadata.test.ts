import type { FieldSource } from '@dowel/schema/connector';
import { toReadResult } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { codeConnector } from '../../providers/connectors/code-connector.ts';
import type { Connector } from '../../providers/connectors/connector.ts';
import { createConnectors } from '../../providers/connectors/find-connector.ts';
import { restConnector } from '../../providers/connectors/rest-connector.ts';
import { sandbox } from '../../providers/connectors/sandbox.ts';
import { OpenConnection } from '../connections/service.ts';
import { describeObjects, findFields, knownFields, silentlyMissing } from './service.ts';

async function startAsking(connector?: Connector) {
  const connectors = { ...createConnectors(), ...(connector && { find: async () => connector }) };
  const server = await startConnectedServer({ connectors });
  return { ...server, open: new OpenConnection(server.context(), server.connection.id) };
}

const sampled = restConnector({
  ...sandbox,
  object: { ...sandbox.object, fields: { source: 'sampled' } },
});
const { provider, displayName, readPage } = sampled;
const inCode = codeConnector({
  provider,
  displayName,
  readPage,
  objects: { contacts: sampled.object('contacts') },
});

describe('asking an account for its fields before saving', () => {
  it('goes without those that take too long', async () => {
    const { context, open, addFault } = await startAsking();
    await addFault({ path: '/api/v1/objects/companies', delayMs: 10_000 });
    // This fills the cache, so that only the slow object has to be waited for.
    await describeObjects(context(), open, ['contacts']);

    const fields = await knownFields(context(), open, ['companies', 'contacts'], 50);

    expect(Object.keys(fields)).toEqual(['contacts']);
  });

  it('goes without those that cannot be told', async () => {
    const { context, open } = await startAsking();

    const fields = await knownFields(context(), open, ['unicorns', 'contacts']);

    expect(Object.keys(fields)).toEqual(['contacts']);
  });

  it.each([
    ['only a record shows, while there is none', sampled],
    ['a connector in code does not tell', inCode],
  ])('goes without those that %s', async (_, connector) => {
    const { context, open, addFault } = await startAsking(connector);
    await addFault({ path: '/api/v1/objects/contacts/records', status: 200, body: { records: [] } });

    const fields = await knownFields(context(), open, ['contacts']);

    expect(fields).toEqual({});
  });
});

describe('a field that no record has', () => {
  it.each([
    [{ status: 503 }, 'unreachable'],
    [{ status: 429 }, 'rate_limited'],
    [{ status: 403 }, []],
    [{ status: 200, body: {} }, []],
  ])('is asked for again, unless the provider will never list its fields: %j', async (fault, expected) => {
    const { context, open, addFault } = await startAsking();
    const about = { connector: restConnector(sandbox), objectName: 'contacts' };
    await addFault({ path: '/api/v1/objects/contacts', ...fault });

    const missing = silentlyMissing(context(), open, about, ['nickname'], [{ id: '1' }]);

    expect(await missing.catch(({ kind }) => kind)).toEqual(expected);
  });
});

describe('describing objects', () => {
  it('answers each, with what kept it from being told', async () => {
    const { context, open } = await startAsking();

    const described = await describeObjects(context(), open, ['contacts', 'unicorns']);

    expect(described).toMatchObject({
      contacts: { displayName: 'Contacts', fields: { email: { valueType: 'string' } } },
      unicorns: { error: expect.stringContaining('unicorns') },
    });
  });

  it('keeps accounts apart', async () => {
    const { context, open, connect, openAccount, addFields } = await startAsking();
    await addFields('deals', 1);
    const { apiKey } = await openAccount();
    const { id } = await connect({ consumerRef: 'grace', apiKey });
    const other = new OpenConnection(context(), id);

    const [mine, theirs] = [
      await describeObjects(context(), open, ['deals']),
      await describeObjects(context(), other, ['deals']),
    ];

    expect(mine).toHaveProperty('deals.fields.generated_00001_c');
    expect(theirs).not.toHaveProperty('deals.fields.generated_00001_c');
  });
});

describe('finding all fields to read', () => {
  it.each<[described: Pick<FieldSource, 'source'> & { also?: [] }, delivered: object]>([
    [{ source: 'call' }, { city: 'Oslo' }],
    [
      { source: 'call', also: [] },
      { city: 'Oslo', badge: 7 },
    ],
    [{ source: 'sampled' }, { city: 'Oslo', badge: 7 }],
  ])(
    'delivers what a record has beyond the known fields unless the provider lists all of them: %j',
    async (described, delivered) => {
      const { context, open } = await startAsking();
      const rest = restConnector(sandbox);
      const { fields } = rest.object('contacts');
      const handled = { ...rest.object('contacts'), fields: { ...fields, ...described } as typeof fields };
      const object = { objectName: 'contacts', destination: '', schedule: '' };

      const { names, mapping } = await findFields(
        context(),
        { open, connector: { ...rest, object: () => handled } },
        object,
        { objectName: 'contacts', selectedFieldsAuto: 'all' },
      );

      expect(names).toContain('city');
      expect(toReadResult(mapping, { city: 'Oslo', badge: 7 }).fields).toEqual(delivered);
    },
  );
});

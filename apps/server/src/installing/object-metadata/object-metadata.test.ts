import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { describeObjects, knownFields } from './service.ts';

async function startAsking() {
  const server = await startConnectedServer();
  return { ...server, account: { connection: server.connection, module: undefined } };
}

describe('asking an account for its fields before saving', () => {
  it('goes without those that take too long', async () => {
    const { context, account, addFault } = await startAsking();
    await addFault({ path: '/api/v1/objects/companies', delayMs: 10_000 });
    // This fills the cache, so that only the slow object has to be waited for.
    await describeObjects(context(), account, ['contacts']);

    const fields = await knownFields(context(), account, ['companies', 'contacts'], 50);

    expect(Object.keys(fields)).toEqual(['contacts']);
  });

  it('goes without those that cannot be told', async () => {
    const { context, account } = await startAsking();

    const fields = await knownFields(context(), account, ['unicorns', 'contacts']);

    expect(Object.keys(fields)).toEqual(['contacts']);
  });
});

describe('describing objects', () => {
  it('answers each, with what kept it from being told', async () => {
    const { context, account } = await startAsking();

    const described = await describeObjects(context(), account, ['contacts', 'unicorns']);

    expect(described).toMatchObject({
      contacts: { displayName: 'Contacts', fields: { email: { valueType: 'string' } } },
      unicorns: { error: expect.stringContaining('unicorns') },
    });
  });

  it('keeps accounts apart', async () => {
    const { context, account, connect, openAccount, addFields } = await startAsking();
    await addFields('deals', 1);
    const { apiKey } = await openAccount();
    const other = { connection: await connect({ consumerRef: 'grace', apiKey }), module: undefined };

    const [mine, theirs] = [
      await describeObjects(context(), account, ['deals']),
      await describeObjects(context(), other, ['deals']),
    ];

    expect(mine).toHaveProperty('deals.fields.generated_00001_c');
    expect(theirs).not.toHaveProperty('deals.fields.generated_00001_c');
  });
});

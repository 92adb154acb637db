import { describe, expect, it, vi } from 'vitest';
import { openSandboxAccount } from '../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../test/signing-in.ts';
import type { Context } from '../../context.ts';
import { update as updateConnection } from './update-connection.ts';

async function startServer() {
  const server = await startSignInServer();
  const { apiKey, accountId } = await openSandboxAccount(server.sandboxUrl);
  const { id } = await server.given.connection({ apiKey });
  return {
    ...server,
    id,
    apiKey,
    accountId,
    update: (updateMask: string[], connection: object, of = id) =>
      server.request('PATCH', `${server.connections}/${of}`, { updateMask, connection }),
    read: async () => (await server.request('GET', `${server.connections}/${id}?includeCreds=true`)).body,
  };
}

describe('changing a connection', () => {
  // @holds S28
  it('tells when, each time', async () => {
    const { update, read, advanceClock, now } = await startServer();
    const before = await read();
    const changeTo = async (providerWorkspaceRef: string) => {
      advanceClock(60_000);
      await update(['providerWorkspaceRef'], { providerWorkspaceRef });
      return { shown: (await read()).updateTime, now: now().toISOString() };
    };

    const [first, second] = [await changeTo('one'), await changeTo('two')];

    expect(first.shown).toBe(first.now);
    expect(second.shown).toBe(second.now);
    expect(await read()).toMatchObject({ createTime: before.createTime });
  });

  it('applies only what the mask names', async () => {
    const { update, read, apiKey } = await startServer();

    await update(['providerWorkspaceRef'], { providerWorkspaceRef: 'one', apiKey: 'juniper_wrong_key' });

    expect(await read()).toMatchObject({ apiKey, providerWorkspaceRef: 'one' });
  });

  it.each([{ updateMask: ['providerWorkspaceRef'] }, { updateMask: ['apiKey', 'providerWorkspaceRef'] }])(
    'keeps what somebody else has changed at the same moment: $updateMask',
    async ({ updateMask }) => {
      const { context, id, apiKey, update, read } = await startServer();
      const region = { value: 'eu', source: 'input' };
      const other = vi.fn(() => update(['providerMetadata'], { providerMetadata: { region } }));
      const late: Context = {
        ...context(),
        async transaction(work) {
          if (other.mock.calls.length === 0) await other();
          return context().transaction(work);
        },
      };

      await updateConnection(late, id, { updateMask, connection: { apiKey, providerWorkspaceRef: 'one' } });

      expect(await read()).toMatchObject({ providerMetadata: { region }, providerWorkspaceRef: 'one' });
    },
  );
});

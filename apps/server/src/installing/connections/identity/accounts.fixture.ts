import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import { inject } from 'vitest';
import { openSandboxAccount } from '../../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';
import { runDueLanes } from '../../../platform/lanes/run-due-lanes.ts';
import { messagesOf } from '../../../sync/events/stored-events.fixture.ts';
import { renewals } from '../keep-alive/lane.ts';

/** An answer in place of the one that says whose account it is. */
type Answer = () => Response | Promise<Response>;

/** The address that says whose account it is, which is another one than that of the health check. */
const IDENTITY = '/api/v1/me?account';

/**
 * A server with two accounts of the sandbox, and Ada of acme, who connects to one of them.
 * @param header the header that names the account, in place of the body
 */
export async function startAccounts(header?: string) {
  const state: { answer: Answer | undefined; kill: (() => void) | undefined } = {
    answer: undefined,
    kill: undefined,
  };
  const entries = sandboxProviders(inject('sandboxUrl'));
  for (const entry of Object.values(entries)) {
    for (const source of entry.accountIdentity?.sources ?? [])
      Object.assign(source, {
        url: `${source.url}?account`,
        ...(header && { from: 'header', workspace: { id: header }, person: undefined }),
      });
  }
  const server = await startSignInServer({
    catalogue: createCatalogue(entries),
    outgoing: async (address, init) => {
      if (state.kill && String(address).endsWith('/oauth/revoke')) {
        state.kill();
        state.kill = undefined;
        return new Promise<Response>(() => {});
      }
      return String(address).includes(IDENTITY) && state.answer ? state.answer() : fetch(address, init);
    },
  });
  const [first, second] = await Promise.all([
    openSandboxAccount(server.sandboxUrl),
    openSandboxAccount(server.sandboxUrl),
  ]);
  const owner = { provider: 'sandboxApiKey', groupRef: 'acme', consumerRef: 'ada' };
  type Headers = Record<string, string | null>;
  const read = async () => (await server.request('GET', `${server.connections}?groupRef=acme`)).body[0];
  return {
    ...server,
    first,
    second,
    generate: (body: object, headers?: Headers) =>
      server.request('POST', `${server.connections}:generate`, { ...owner, ...body }, headers),
    update: async (updateMask: string[], connection: object, headers?: Headers) => {
      const { id } = await read();
      return server.request('PATCH', `${server.connections}/${id}`, { updateMask, connection }, headers);
    },
    read,
    readKey: async () => {
      const { id } = await read();
      return (await server.request('GET', `${server.connections}/${id}?includeCreds=true`)).body.apiKey;
    },
    as: async (consumerRef: string) =>
      server.given.asConsumer(await server.given.consumerToken({ groupRef: 'acme', consumerRef })),
    /** From now on, the provider says this when it is asked whose account it is. */
    answerIdentity(answer: Answer | undefined) {
      state.answer = answer;
    },
    /** Resolves when the next revocation is sent. Whatever has sent it gets no further, as in a process that is killed. */
    killedRevoking() {
      const { promise, resolve } = Promise.withResolvers<void>();
      state.kill = resolve;
      return promise;
    },
    told: async (type: string) =>
      (await messagesOf(server)).filter(({ notificationType }) => notificationType === type),
    /** Other work would send the events away. */
    runRenewals: () =>
      runDueLanes(server.dependencies, [renewals], ({ projectId }) => projectId === server.project.id),
  };
}

export const silent: Answer = () => new Response(null, { status: 503 });

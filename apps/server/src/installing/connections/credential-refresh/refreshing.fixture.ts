import { authorizedFetch } from '../../../../test/authorized-fetch.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';
import { type Context, createContext, enterProject } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { OpenedRow } from '../opened-row.ts';
import { type ConnectionRow, selectConnection } from '../queries.ts';
import { get } from '../service.ts';
import { refresh as refreshOpened } from './refresh-credentials.ts';

/** Longer than the lease of a dead process lasts. */
export const GONE_MS = 8_001;

/** Refreshes a connection as it was read. */
export async function refresh(context: Context, row: ConnectionRow, how?: { isForced: boolean }) {
  return (await refreshOpened(context, new OpenedRow(context, row), how)).row;
}

/** What a test puts in the place of the provider's answer. `send` asks the provider. */
type Answer = (send: () => Promise<Response>) => Promise<Response>;

/**
 * A server with one OAuth connection. It remembers the refresh tokens that the provider is asked with, and can hold up or
 * replace its answers.
 */
export async function startCounting() {
  let answers: Promise<unknown> = Promise.resolve();
  const replaced: Answer[] = [];
  const asked: string[] = [];
  const server = await startSignInServer();
  const { id } = await server.given.oauthConnection();
  const { outgoing } = server.dependencies;
  const counting = Object.assign(async (address: string | URL, init?: RequestInit) => {
    if (!String(address).endsWith('/oauth/token')) return outgoing(address, init);
    asked.push(new URLSearchParams(String(init?.body ?? '')).get('refresh_token') ?? '');
    const send = () => outgoing(address, init);
    const answer = replaced.shift();
    if (answer) return answer(send);
    await answers;
    return send();
  }, outgoing);
  const context = () => ({ ...server.context(), outgoing: counting });
  const row = async () => {
    const found = await selectConnection(context(), id);
    if (!found) throw new Error('The connection is gone.');
    return found;
  };
  const path = `${server.connections}/${id}`;
  return {
    ...server,
    id,
    asked,
    context,
    row,
    /** Replaces the answer to the next call of the token endpoint that has none yet. */
    answerNext: (...some: Answer[]) => replaced.push(...some),
    /** The context of another process, with its own handle on the database. */
    contextOn: (db: Database) =>
      enterProject(
        createContext({ ...server.dependencies, db, outgoing: counting }, 'test'),
        server.project,
        {
          kind: 'system',
          id: 'test',
        },
      ),
    /** Gets the connection with tokens that have not expired. Answers the problem if there is one. */
    renewed: (): Promise<unknown> =>
      get(context(), id, { refresh: 'ifExpired' }).catch((problem: unknown) => problem),
    /** The status that the provider's API answers, called as the server does. */
    call: async () => (await authorizedFetch(context(), id)('/me')).status,
    /** Holds up all answers of the token endpoint until the returned function is called. */
    holdUp() {
      const { promise, resolve } = Promise.withResolvers<void>();
      answers = promise;
      return resolve;
    },
    ask: (query: string, headers?: Record<string, string | null>) =>
      server.request('GET', `${path}?${query}`, undefined, headers),
    force: async () => {
      const { status, body } = await server.request('GET', `${path}?refresh=force&includeCreds=true`);
      return { status, token: body.oauth2AuthorizationCode?.accessToken?.token };
    },
  };
}

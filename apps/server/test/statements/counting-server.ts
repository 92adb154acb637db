import { startSignInServer } from '../signing-in.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { type SentStatement, watched } from '../watched-database.ts';

/** Records the statements of a request. */
interface Counting {
  /** The statements that `work` sends, in order. They include those that begin and end transactions. */
  statementsOf(work: () => Promise<unknown>): Promise<SentStatement[]>;
}

/** A test server that records the statements of a request. */
export type CountingServer = TestServer & Counting;

export async function startCountingServer(): Promise<CountingServer> {
  const { stored, statementsOf } = await watchedDatabase();
  return { ...(await startTestServer({ stored })), statementsOf };
}

/** A counting server with the steps of an OAuth sign-in. */
export async function startCountingSignInServer() {
  const { stored, statementsOf } = await watchedDatabase();
  return { ...(await startSignInServer({ stored })), statementsOf };
}

/** A database that records its statements, for a test server. */
export async function watchedDatabase() {
  const { dependencies } = await startTestServer();
  let sent: SentStatement[] = [];
  const db = watched(dependencies.db, (statement) => sent.push(statement));
  const statementsOf: Counting['statementsOf'] = async (work) => {
    sent = [];
    await work();
    return sent;
  };
  return { stored: { db, secrets: dependencies.secrets }, statementsOf };
}

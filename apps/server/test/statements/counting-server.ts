import { startTestServer, type TestServer } from '../start-test-server.ts';
import { type SentStatement, watched } from '../watched-database.ts';

/** A test server that records the statements of a request. */
export interface CountingServer extends TestServer {
  /** The statements that `work` sends, in order. They include those that begin and end transactions. */
  statementsOf(work: () => Promise<unknown>): Promise<SentStatement[]>;
}

export async function startCountingServer(): Promise<CountingServer> {
  const { dependencies } = await startTestServer();
  let sent: SentStatement[] = [];
  const db = watched(dependencies.db, (statement) => sent.push(statement));
  const server = await startTestServer({ stored: { db, secrets: dependencies.secrets } });
  return {
    ...server,
    async statementsOf(work) {
      sent = [];
      await work();
      return sent;
    },
  };
}

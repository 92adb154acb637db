import { createApp } from '../apps/server/src/api/app.ts';
import { RecentRows, setRecentRows } from '../apps/server/src/platform/db/recent-rows.ts';
import { watched } from '../apps/server/test/watched-database.ts';
import type { BenchRequest } from './scenarios.ts';
import type { ConnectedGroup, World } from './world.ts';

/** What the server did for one request, so that the baseline can do and answer the same. */
export interface Recording {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
  readonly statements: readonly RecordedStatement[];
  /** Values that differ in every request: those of the group, and the ids that the request creates. */
  readonly group: ConnectedGroup;
  readonly madeIds: readonly string[];
}

export interface RecordedStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Sends a request to the server in this process, and records its statements and its response. */
export async function record(world: World, request: BenchRequest, group: ConnectedGroup): Promise<Recording> {
  const statements: RecordedStatement[] = [];
  const db = watched(world.dependencies.db, (statement) => statements.push(statement));
  setRecentRows(db, new RecentRows());
  const app = createApp({ ...world.dependencies, db });
  const { method, path, body } = request;
  const headers = { 'x-api-key': world.apiKey, 'content-type': 'application/json' };
  // The key is looked up once a second. So it is known already when a request under load comes.
  await app.request(`/v1/projects/${world.project.id}`, { headers });
  statements.length = 0;
  const response = await app.request(path, { method, headers, ...(body !== undefined && { body }) });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  const answer: { id: string; config: { id: string } } = await response.json();
  return {
    method,
    path: new URL(path, 'http://localhost').pathname,
    status: response.status,
    body: answer,
    statements,
    group,
    madeIds: method === 'POST' ? [answer.id, answer.config.id, ...statements.flatMap(eventIdOf)] : [],
  };
}

/** The id of the event that a statement stores. The answer does not name it. */
function eventIdOf({ sql, values }: RecordedStatement): string[] {
  const [id] = values;
  return sql.startsWith('insert into "events"') && typeof id === 'string' ? [id] : [];
}

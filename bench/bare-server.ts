// The baseline: a bare Hono application. It sends the recorded statements through the same driver with the same pool
// size, and answers with the recorded JSON. It checks nothing, knows no caller, and writes no log.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import type { RecordedStatement, Recording } from './recording.ts';
import type { ConnectedGroup } from './world.ts';

/** The settings of the process. They are passed as JSON in a file. */
export interface BareSettings {
  readonly databaseUrl: string;
  readonly port: number;
  readonly recordings: readonly Recording[];
  /** The id of each group's connection. */
  readonly groups: readonly ConnectedGroup[];
}

const settings: BareSettings = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const connectionIds = new Map(settings.groups.map(({ groupRef, connectionId }) => [groupRef, connectionId]));
const pool = new pg.Pool({ connectionString: settings.databaseUrl, max: 10 });
const app = new Hono();

app.get('/health/ready', (c) => c.json({ status: 'ready' }));
for (const recording of settings.recordings) {
  app.on(recording.method, recording.path, async (c) => {
    const groupRef: unknown = recording.method === 'POST' ? (await c.req.json()).groupRef : undefined;
    await replay(recording.statements, replacements(recording, groupRef));
    return c.json(recording.body as object, recording.status === 201 ? 201 : 200);
  });
}
const server = serve({ fetch: app.fetch, port: settings.port, hostname: '127.0.0.1' });
process.once('SIGTERM', () => server.close(() => pool.end()));

/** The values that replace the recorded values in this request. */
function replacements({ group, madeIds }: Recording, groupRef: unknown): Map<unknown, unknown> {
  if (typeof groupRef !== 'string') return new Map();
  const ofGroup: [unknown, unknown][] = [
    [group.groupRef, groupRef],
    [group.connectionId, connectionIds.get(groupRef)],
  ];
  return new Map([...ofGroup, ...madeIds.map((id): [unknown, unknown] => [id, randomUUID()])]);
}

async function replay(
  statements: readonly RecordedStatement[],
  replaced: Map<unknown, unknown>,
): Promise<void> {
  const own = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(own) : (replaced.get(value) ?? value);
  let client: pg.PoolClient | undefined;
  try {
    for (const { sql, values } of statements) {
      if (sql.startsWith('begin')) client = await pool.connect();
      const sent = replaced.size > 0 ? values.map(own) : [...values];
      await (client ?? pool).query(sql, sent);
    }
  } finally {
    client?.release();
  }
}

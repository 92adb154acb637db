/**
 * Replaces two replicas of an older release by this one, one after the other, while callers read, write and receive
 * events: `pnpm upgrade:rolling REVISION`. It prints what the callers noticed. Fails if anything was lost or refused.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { Balancer } from './balancer.ts';
import { load } from './load.ts';
import { checkOut, type Release } from './release.ts';
import { startReplica } from './replica.ts';

/** How long the callers go on with each set of replicas. */
const CALM_MS = 5_000;

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const [revision] = process.argv.slice(2);
if (revision === undefined)
  throw new Error('Name the revision of the older release: pnpm upgrade:rolling v1.2.0');

const older = checkOut(repository, revision);
const newer: Release = { name: 'this one', folder: repository, remove: () => undefined };
const postgres = await startEmbeddedPostgres({ isDurable: true });
const folder = mkdtempSync(join(tmpdir(), 'dowel-upgrade-'));
const settings = {
  DATABASE_URL: postgres.url,
  DOWEL_DEMO_FILE: join(folder, 'demo.json'),
  DOWEL_DATA_DIR: join(folder, 'data'),
  DOWEL_ALLOW_PRIVATE_NETWORK: 'loopback',
};
try {
  process.exitCode = await upgrade();
} finally {
  await postgres.stop();
  older.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function upgrade(): Promise<number> {
  const balancer = new Balancer();
  const replicas = [await startReplica(older, settings), await startReplica(older, settings)];
  for (const replica of replicas) balancer.add(replica);
  await balancer.look();
  const { apiKey } = JSON.parse(readFileSync(settings.DOWEL_DEMO_FILE, 'utf8')) as { apiKey: string };

  const done = new AbortController();
  const watching = balancer.watch(done.signal);
  const calling = load(balancer, apiKey, done.signal);
  await wait(CALM_MS);
  for (const replica of replicas.splice(0)) {
    const beganMs = performance.now();
    const next = await startReplica(newer, settings);
    balancer.add(next);
    const startedMs = performance.now();
    await replica.stop();
    balancer.remove(replica);
    replicas.push(next);
    const [startMs, stopMs] = [startedMs - beganMs, performance.now() - startedMs].map(Math.round);
    console.log(
      `${replica.release} → ${next.release}: started in ${startMs} ms, stopped the other in ${stopMs} ms`,
    );
    await wait(CALM_MS);
  }
  done.abort();
  const result = await calling;
  await watching;
  await Promise.all(replicas.map((replica) => replica.stop()));
  console.log(result);
  const { failures, lost, undelivered } = result;
  return Object.keys(failures).length + lost + undelivered === 0 ? 0 : 1;
}

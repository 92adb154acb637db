/**
 * Proves with real processes on PostgreSQL that no record gets lost: `pnpm prove:reads`. It reads a million records while
 * they change, the provider and the receiver fail, and workers and the database are killed; it reads into streams of NATS,
 * Kafka and Pub/Sub while both sides are killed; it reads a thousand objects that are due at once; and it writes and reads
 * while what is killed is the primary of three PostgreSQL servers (`failover`), the pooler before one (`pooler`), the replica
 * that lists are read from (`replica`), or a worker of a cluster (`cluster`, with what that costs). It keeps messages for a
 * month, in rows and in partitions, and large ones in an object store (`storage`). It also proves that nobody connects another account without a word, and that
 * a stop revokes all that it says it has, while servers are killed. It prints figures, and fails if one is wrong.
 */
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { proveBodies } from './bodies.ts';
import { Cluster } from './cluster.ts';
import { proveClusterCost } from './cluster-cost.ts';
import { proveFailover } from './failover.ts';
import { proveKills } from './kills.ts';
import { proveLostWorker } from './lost-worker.ts';
import { Patroni } from './patroni.ts';
import { Pooled, runTestsPooled } from './pooled.ts';
import { proveReconnects } from './reconnects.ts';
import { proveReplica } from './replica.ts';
import { proveSameMinute } from './same-minute.ts';
import { proveStop } from './stop.ts';
import { proveStorage } from './storage.ts';
import { proveStream } from './streams.ts';
import { openWorld, type World, type WorldDatabase } from './world.ts';

/** The kills take minutes, whatever there is to read. */
const MAX_FAILOVER_RECORDS = 100_000;
/** Enough pages for every fault of the provider. */
const MAX_CLUSTER_RECORDS = 50_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    records: { type: 'string', default: '1000000' },
    /** One for each 100,000 records, unless this says otherwise. */
    kills: { type: 'string' },
    /** What is tried on a cluster, with commas. */
    parts: { type: 'string', default: 'reads,worker,cost' },
    /** The streams to read into, with commas. */
    into: { type: 'string', default: 'nats,kafka,pubsub' },
    installations: { type: 'string', default: '200' },
    projects: { type: 'string', default: '20' },
    reconnects: { type: 'string', default: '1000' },
    connections: { type: 'string', default: '10000' },
    /** A day, of which 30 are kept. */
    messages: { type: 'string', default: '2000' },
    /** Parts of the paths of the server's tests that run through the pooler, with commas. Empty: all. */
    tests: { type: 'string', default: '' },
  },
});
const kills = Number(values.kills ?? Math.max(2, Number(values.records) / 100_000));
const inWorld = async (prove: (world: World) => Promise<string[]>, database?: WorldDatabase) => {
  const world = await openWorld(database);
  try {
    return await prove(world);
  } finally {
    await world.close();
  }
};
/** Commits wait for a standby, so nothing may be lost; and then they do not, so that it is counted. */
async function proveBothFailovers(): Promise<string[]> {
  const faults: string[] = [];
  for (const isSynchronous of [true, false]) {
    console.log(isSynchronous ? '  with a synchronous standby' : '  with asynchronous standbys');
    const patroni = await Patroni.start({ isSynchronous });
    const options = {
      records: Math.min(Number(values.records), MAX_FAILOVER_RECORDS),
      kills: Number(values.kills ?? 10),
      mayLose: !isSynchronous,
    };
    faults.push(...(await inWorld((world) => proveFailover(world, options), patroni)));
  }
  return faults;
}

/** The pooler drops all connections again and again. Then the tests of the server run through one. */
async function provePooler(): Promise<string[]> {
  const pooled = await Pooled.start();
  const options = {
    records: Math.min(Number(values.records), MAX_FAILOVER_RECORDS),
    kills: Number(values.kills ?? 10),
    mayLose: false,
    killed: 'the pooler',
  };
  return [
    ...(await inWorld((world) => proveFailover(world, options), pooled)),
    ...pooled.faults(),
    ...(await runTestsPooled(values.tests.split(',').filter(Boolean))),
  ];
}

/** Lists are read from a replica, and never lack what was acknowledged. */
async function proveReading(): Promise<string[]> {
  const postgres = await startEmbeddedPostgres({ isDurable: true });
  const replica = await postgres.startReplica();
  try {
    const database = { ...postgres, primaryUrl: async () => postgres.url };
    return await inWorld((world) => proveReplica(world, replica), database);
  } finally {
    await replica.stop();
  }
}

/** Projects are divided between two workers, of which one dies, and cost what is printed. */
async function proveCluster(): Promise<string[]> {
  const faults: string[] = [];
  const parts = values.parts.split(',');
  if (parts.includes('reads')) {
    const records = Math.min(Number(values.records), MAX_CLUSTER_RECORDS);
    const cluster = await Cluster.start(2);
    faults.push(
      ...(await inWorld((world) => proveKills(world, records, Number(values.kills ?? 2)), cluster)),
    );
  }
  if (parts.includes('worker')) {
    const cluster = await Cluster.start(2, true);
    faults.push(...(await inWorld((world) => proveLostWorker(world, cluster), cluster)));
  }
  return parts.includes('cost') ? [...faults, ...(await proveClusterCost())] : faults;
}

/** Each stream in a world of its own, so that nothing of another one is under way. */
async function proveEveryStream(): Promise<string[]> {
  const faults: string[] = [];
  for (const type of values.into.split(',')) {
    faults.push(
      ...(await inWorld((world) => proveStream(world, { type, records: Number(values.records), kills }))),
    );
  }
  return faults;
}

const proofs: Readonly<Record<string, () => Promise<string[]>>> = {
  kills: () => inWorld((world) => proveKills(world, Number(values.records), kills)),
  'same-minute': () =>
    inWorld((world) => proveSameMinute(world, Number(values.installations), Number(values.projects))),
  streams: proveEveryStream,
  reconnects: () => inWorld((world) => proveReconnects(world, Number(values.reconnects), kills)),
  stop: () => inWorld((world) => proveStop(world, Number(values.connections), Number(values.kills ?? 3))),
  failover: proveBothFailovers,
  pooler: provePooler,
  replica: proveReading,
  cluster: proveCluster,
  storage: async () => [...(await proveStorage(Number(values.messages))), ...(await proveBodies())],
};

const chosen = positionals.length > 0 ? positionals : Object.keys(proofs);
for (const name of chosen) {
  const prove = proofs[name];
  if (!prove) throw new Error(`There is no proof "${name}". There are: ${Object.keys(proofs).join(', ')}.`);
  console.log(name);
  const faults = await prove();
  for (const fault of faults) console.log(`  WRONG: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

import { globSync } from 'node:fs';

/** PGlite has one connection and is what `npm start` uses, PostgreSQL is what production uses. */
type Kind = 'pglite' | 'postgres';

/**
 * Tests of the server that run on one kind of database, because the other kind cannot make a difference to them.
 * `pnpm attack` and `pnpm leaks` run all of these on both as well.
 */
const chosen: Readonly<Record<string, { kind: Kind; because: string }>> = {
  'test/statements/delivery-plans.test.ts': {
    kind: 'postgres',
    because: 'both plan with the same planner, and large tables are a matter of production',
  },
  'test/statements/query-plans.test.ts': {
    kind: 'postgres',
    because: 'both plan with the same planner, and large tables are a matter of production',
  },
  'test/statements/retention-plans.test.ts': {
    kind: 'postgres',
    because: 'both plan with the same planner, and large tables are a matter of production',
  },
  'test/statements/waiting-work.test.ts': {
    kind: 'postgres',
    because: 'both plan with the same planner, and large tables are a matter of production',
  },
  'test/statements/statement-counts.test.ts': {
    kind: 'postgres',
    because: 'it counts the statements that our code sends',
  },
  'src/features/retention/making-partitions.test.ts': {
    kind: 'postgres',
    because: 'log-partitions.test.ts makes and drops partitions on both',
  },
  'test/attack/tenancy-matrix.test.ts': {
    kind: 'postgres',
    because: 'who sees a row is decided by conditions of our statements, which both evaluate alike',
  },
  'test/attack/slowest-request.test.ts': {
    kind: 'pglite',
    because: 'it measures our process, and the embedded database adds its own work there',
  },
  'test/attack/neighbours.test.ts': {
    kind: 'pglite',
    because: 'what one project takes from another is the one thread of our process, which PGlite also uses',
  },
  'test/process/idempotency.test.ts': {
    kind: 'postgres',
    because: 'that a kill loses and doubles nothing is tried on both in test/attack/kill-rounds.test.ts',
  },
  'src/destination-adapters/webhook.test.ts': { kind: 'pglite', because: 'it uses no database' },
  'test/conformance/**': {
    kind: 'pglite',
    because: 'no case of the suite depends on the kind of database (ADR 0061)',
  },
  'test/open-test-database.test.ts': { kind: 'postgres', because: 'it is about a pool of connections' },
  'src/outgoing/broken-servers.test.ts': { kind: 'pglite', because: 'it uses no database' },
};

/**
 * What runs on both also in CI. All other tests run there on PostgreSQL only: both databases are PostgreSQL
 * inside, and a transaction that needs a second connection is refused in all tests (`open-test-database.ts`).
 */
const onBothInCi: Readonly<Record<string, string>> = {
  'src/db/**': 'it opens databases, migrates them and loses them',
  'src/{jobs,lanes,provider-budgets,rate-limits}/**': 'its statements take locks and turns',
  'src/secrets/**': 'it writes bytes',
  'src/features/{deliveries/deliveries,inbox/inbox}.test.ts': 'work is taken, and numbered, under locks',
  'src/features/retention/*.test.ts': 'it makes and drops partitions',
  'src/features/{reads/running/running,writes/writes,subscriptions/subscribing}.test.ts':
    'data moves from end to end',
  'test/contract/**': 'every operation is called, so every kind of statement is sent',
  'test/process/**': 'it starts, kills and stops servers',
  'test/releases/**': 'it upgrades what older releases have stored',
  'test/attack/kill-rounds.test.ts': 'it kills servers before each statement',
  'test/leaks/**': 'it reads all that is stored',
};

/** Whether CI runs, which leaves most tests to one kind of database. */
const isCi = () => process.env.DOWEL_TEST_DATABASES === 'one';

/**
 * Which of these tests run on a kind of database.
 * @param files relative to `server`, the folder of the server
 */
export function testsOn(kind: Kind, files: readonly string[], server: string): string[] {
  if (process.env.DOWEL_ATTACK || process.env.DOWEL_LEAKS) return [...files];
  const matching = (globs: readonly string[]) =>
    new Set(globs.flatMap((glob) => globSync(glob, { cwd: server })));
  const on = (wanted: Kind) => matching(Object.keys(chosen).filter((glob) => chosen[glob]?.kind === wanted));
  const other = on(kind === 'pglite' ? 'postgres' : 'pglite');
  const here = files.filter((file) => !other.has(file));
  if (kind === 'postgres' || !isCi()) return here;
  const kept = new Set([...on('pglite'), ...matching(Object.keys(onBothInCi))]);
  return here.filter((file) => kept.has(file));
}

type Kind = 'pglite' | 'postgres';

/**
 * Tests of the server that run on one kind of database, because the other kind cannot make a difference to them. All
 * others run on both: PGlite has one connection and is what `npm start` uses, PostgreSQL is what production uses.
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
    because: 'no case of the suite depends on the kind of database (ADR 0062)',
  },
  'src/outgoing/broken-servers.test.ts': { kind: 'pglite', because: 'it uses no database' },
};

/** The tests that run on the other kind of database only. */
export function leftTo(other: Kind): string[] {
  if (process.env.DOWEL_ATTACK || process.env.DOWEL_LEAKS) return [];
  return Object.keys(chosen).filter((file) => chosen[file]?.kind === other);
}

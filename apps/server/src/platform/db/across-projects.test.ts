import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const server = fileURLToPath(new URL('../../', import.meta.url));

/** How often each file asks for the rows of every project. */
function findCallers(): Record<string, number> {
  const calls = globSync('**/*.ts', { cwd: server })
    .filter((file) => !/\.(test|fixture)\.ts$|^platform\/db\/(scope|prepared)\.ts$/.test(file))
    .map((file): [string, number] => [
      file,
      readFileSync(server + file, 'utf8').match(/\b(preparedA|a)crossProjects\(/g)?.length ?? 0,
    ]);
  return Object.fromEntries(calls.filter(([, count]) => count > 0).sort());
}

it('is asked for by work that is not done for one project', () => {
  expect(findCallers()).toEqual({
    'installing/connections/custom-auth/queries.ts': 1,
    'installing/connections/keep-alive/queries.ts': 1,
    'installing/connections/links/queries.ts': 1,
    'installing/connections/sign-in/queries.ts': 2,
    'installing/integrations/uploads/queries.ts': 2,
    'installing/operation-shares/queries.ts': 1,
    'people/api-keys/queries.ts': 1,
    'people/builder-sign-in/queries.ts': 1,
    'people/builders/queries.ts': 1,
    'people/claimed-domains/queries.ts': 2,
    'people/consumer-tokens/queries.ts': 1,
    'people/invites/queries.ts': 2,
    'people/member-keys/queries.ts': 2,
    'people/orgs/queries.ts': 1,
    'people/projects/queries.ts': 3,
    'people/sessions/queries.ts': 1,
    'people/stats/counting-queries.ts': 1,
    'people/stats/queries.ts': 1,
    'platform/db/cluster.ts': 1,
    'platform/db/partitions/alone.ts': 1,
    'platform/encryption-keys/queries.ts': 1,
    'platform/encryption-keys/rotation-queries.ts': 4,
    'platform/lanes/queries.ts': 6,
    'process/jobs/planned-ahead-queries.ts': 3,
    'process/retention/message-queries.ts': 2,
    'process/retention/queries.ts': 7,
    'sync/deliveries/sending/queries.ts': 1,
    'sync/events/queries.ts': 1,
    'sync/issues/solved-queries.ts': 1,
    'sync/large-bodies/queries.ts': 6,
    'sync/reads/running/queries.ts': 1,
    'sync/schema-watches/looking/queries.ts': 1,
    'sync/subscriptions/application/queries.ts': 1,
    'sync/subscriptions/delivering/queries.ts': 1,
    'sync/subscriptions/receiving/queries.ts': 1,
    'sync/subscriptions/reconciling/queries.ts': 1,
    'sync/subscriptions/setting-up/queries.ts': 1,
    'sync/writes/queries.ts': 1,
  });
});

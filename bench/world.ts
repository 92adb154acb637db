import { randomUUID } from 'node:crypto';
import { createCatalogue, ownProviders } from '@dowel/catalogue';
import type { Integration, Project } from '@dowel/schema';
import { sql } from 'drizzle-orm';
import { type Context, createContext, type Dependencies, enterProject } from '../apps/server/src/context.ts';
import { sealCredentials } from '../apps/server/src/installing/connections/stored-credentials.ts';
import * as deploys from '../apps/server/src/installing/integrations/deploys/deploy.ts';
import { createManifestThreads } from '../apps/server/src/installing/manifest-thread/thread.ts';
import * as apiKeys from '../apps/server/src/people/api-keys/service.ts';
import * as projects from '../apps/server/src/people/projects/service.ts';
import { CallCounts } from '../apps/server/src/platform/call-counts.ts';
import { ChangeFeed } from '../apps/server/src/platform/changes/change-feed.ts';
import type { DatabaseConnection } from '../apps/server/src/platform/db/database.ts';
import { openPostgres } from '../apps/server/src/platform/db/postgres.ts';
import { connections, consumers, groups } from '../apps/server/src/platform/db/tables.ts';
import { inTransaction } from '../apps/server/src/platform/db/transaction.ts';
import { readEnv } from '../apps/server/src/platform/env/env.ts';
import { createLaterWrites } from '../apps/server/src/platform/later-writes.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { noFigures } from '../apps/server/src/platform/metrics/figures.ts';
import { createQueues } from '../apps/server/src/platform/org-queue.ts';
import { createOutgoing } from '../apps/server/src/platform/outgoing/outgoing.ts';
import { createRateLimits } from '../apps/server/src/platform/rate-limits/rate-limits.ts';
import { generateKeyRing, parseKeyRing } from '../apps/server/src/platform/secrets/key-ring.ts';
import { createSecrets } from '../apps/server/src/platform/secrets/secrets.ts';
import { effects } from '../apps/server/src/process/compose-effects.ts';
import { createConnectors } from '../apps/server/src/providers/connectors/find-connector.ts';
import { createProviderBudgets } from '../apps/server/src/providers/provider-budgets/create.ts';
import { databaseUrl, ignoreShutdown, prepareDatabase } from '../apps/server/test/prepare-database.ts';
import { bundle } from './processes.ts';

/** A customer that has connected an account. */
export interface ConnectedGroup {
  readonly groupRef: string;
  readonly connectionId: string;
}

/**
 * The environment of the measurements: a PostgreSQL with one project, its key, one integration and many connected
 * groups.
 */
export interface World {
  readonly databaseUrl: string;
  readonly encryptionKeys: string;
  /** How Node.js starts the server. */
  readonly program: readonly string[];
  readonly apiKey: string;
  readonly project: Project;
  readonly integration: Integration;
  readonly groups: readonly ConnectedGroup[];
  readonly dependencies: Dependencies;
  /** Runs a statement without parameters, and returns how many rows it returned. */
  query(statement: string): Promise<number>;
  close(): Promise<void>;
}

/**
 * A provider without a connector, which nobody can ask whose account it is. Nothing calls it, so only the server is
 * measured.
 */
export const provider = 'crunchbase';

export async function createWorld(groupCount: number, program: readonly string[] = bundle): Promise<World> {
  const prepared = await prepareDatabase('postgres', { isDurable: true });
  if (prepared.provided.kind !== 'postgres') throw new Error('The benchmarks need PostgreSQL.');
  const url = databaseUrl(prepared.provided.adminUrl, prepared.provided.template);
  const encryptionKeys = generateKeyRing('bench');
  const database = openPostgres(url, { onIdleError: ignoreShutdown });
  const dependencies = openDependencies(database, encryptionKeys);
  const outside = createContext(dependencies, 'bench');
  const project = await projects.create(outside, { name: `bench-${randomUUID()}`, appName: 'Bench' });
  const context = enterProject(outside, project, { kind: 'system', id: 'bench' });
  const { key: apiKey } = await apiKeys.create(context, { label: 'Bench', scopes: ['full'] });
  return {
    databaseUrl: url,
    encryptionKeys,
    program,
    apiKey,
    project,
    integration: await deployIntegration(context),
    groups: await connectGroups(context, groupCount),
    dependencies,
    query: async (statement) => {
      // The server's own work may meet it on the same rows.
      const result = await inTransaction(database.db, (tx) => tx.execute(sql.raw(statement)));
      return (result as { rows: unknown[] }).rows.length;
    },
    async close() {
      await dependencies.manifests.close();
      await dependencies.outgoing.close();
      await database.close();
      await prepared.remove();
    },
  };
}

function openDependencies({ db }: DatabaseConnection, encryptionKeys: string): Dependencies {
  const env = readEnv({ NODE_ENV: 'test' });
  const log = createLog('silent');
  const connectors = createConnectors();
  return {
    db,
    secrets: createSecrets(parseKeyRing(encryptionKeys)),
    catalogue: createCatalogue(ownProviders),
    outgoing: createOutgoing({ allowPrivateNetwork: [] }),
    env,
    log,
    queues: createQueues(env.databasePoolSize),
    figures: noFigures,
    rateLimits: createRateLimits(env.rateLimits, db, log),
    manifests: createManifestThreads(),
    callCounts: new CallCounts(),
    changes: new ChangeFeed(),
    lanes: { wake: () => {} },
    laterWrites: createLaterWrites({ log, delayMs: undefined }),
    connectors,
    providerBudgets: createProviderBudgets(connectors, noFigures),
    mailer: undefined,
    findTxtRecords: async () => [],
    now: () => new Date(),
    ...effects,
  };
}

async function deployIntegration(context: Context): Promise<Integration> {
  const objects = ['customers', 'invoices', 'charges'].map((objectName) => ({
    objectName,
    destination: 'benchWebhook',
    schedule: '*/30 * * * *',
    requiredFields: [{ fieldName: 'id' }, { fieldName: 'created' }],
    optionalFields: ['email', 'phone', 'currency', 'description'].map((fieldName) => ({ fieldName })),
  }));
  const manifest = { specVersion: '1.0.0', integrations: [{ name: 'billing', provider, read: { objects } }] };
  const { body: deployed } = await deploys.deploy(context, {}, { manifest });
  const [integration] = Array.isArray(deployed) ? deployed : [];
  if (!integration) throw new Error('The manifest of the benchmarks deployed no integration.');
  return integration;
}

/**
 * Inserts rows as `connections:generate` would. Creating them one by one through the interface would take longer than
 * the measurements.
 */
async function connectGroups(context: Context, count: number): Promise<ConnectedGroup[]> {
  const all = Array.from({ length: count }, (_, index) => ({
    groupRef: `group-${index}`,
    connectionId: randomUUID(),
  }));
  const row = { projectId: context.project.id, createTime: context.now() };
  for (let start = 0; start < count; start += 1000) {
    const some = all.slice(start, start + 1000);
    await context.db
      .insert(groups)
      .values(some.map(({ groupRef }) => ({ ...row, groupRef, groupName: groupRef })));
    await context.db
      .insert(consumers)
      .values(some.map(({ groupRef }) => ({ ...row, groupRef, consumerRef: 'ada', consumerName: 'Ada' })));
    await context.db.insert(connections).values(
      some.map(({ groupRef, connectionId }) => ({
        ...row,
        ...sealCredentials(context, connectionId, { apiKey: `key of ${groupRef}` }),
        id: connectionId,
        provider,
        groupRef,
        consumerRef: 'ada',
        authScheme: 'apiKey' as const,
        status: 'working' as const,
      })),
    );
  }
  return all;
}

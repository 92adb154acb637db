import { join } from 'node:path';
import { createContext, type Dependencies } from '../context.ts';
import { dowelFolder } from '../dowel-folder.ts';
import { createManifestThreads } from '../installing/manifest-thread/thread.ts';
import { CallCounts } from '../platform/call-counts.ts';
import { ChangeFeed } from '../platform/changes/change-feed.ts';
import type { DatabaseConnection } from '../platform/db/database.ts';
import { openDatabase, openReplica } from '../platform/db/open-database.ts';
import type { Replica } from '../platform/db/replica.ts';
import { followClock, sharedNow } from '../platform/db/shared-clock.ts';
import { assertSameKeys } from '../platform/encryption-keys/service.ts';
import type { Env } from '../platform/env/env.ts';
import { createLaterWrites } from '../platform/later-writes.ts';
import { createLog } from '../platform/log.ts';
import type { Figures } from '../platform/metrics/figures.ts';
import { openFigures } from '../platform/metrics/open-figures.ts';
import { createQueues } from '../platform/org-queue.ts';
import { createMailer } from '../platform/outgoing/mailer.ts';
import { createOutgoing } from '../platform/outgoing/outgoing.ts';
import { createTxtRecords } from '../platform/outgoing/txt-records.ts';
import { createRateLimits } from '../platform/rate-limits/rate-limits.ts';
import { loadKeyRing } from '../platform/secrets/load-key-ring.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { loadConnectors } from '../providers/connectors/load-connectors.ts';
import { createProviderBudgets } from '../providers/provider-budgets/create.ts';
import { type LiveCatalogue, openCatalogue } from '../providers/providers/live-catalogue.ts';
import { closeToOthers } from './close-to-others.ts';
import { effects } from './compose-effects.ts';
import { LateWaker } from './jobs/late-waker.ts';

/** How long something that nobody waits for may wait for more of its kind. */
const LATER_MS = 500;

export interface OpenedDependencies {
  readonly dependencies: Dependencies;
  readonly catalogue: LiveCatalogue;
  readonly database: DatabaseConnection;
  readonly waker: LateWaker;
  /** Ends every connection, and the manifest threads. */
  close(): Promise<void>;
}

/** Opens what the server and its commands need. Afterwards the tables are up to date. */
export async function openDependencies(env: Env): Promise<OpenedDependencies> {
  const log = createLog(env.logLevel);
  const dataDir = env.dataDir ?? join(dowelFolder, 'data');
  const folders = ownFolders(env, dataDir);
  const closeFolders = () => folders.forEach((folder) => void closeToOthers(folder, log));
  closeFolders();
  const secrets = createSecrets(loadKeyRing(env, dataDir, console.log));
  const connectors = await loadConnectors(env, log);
  const catalogue = openCatalogue(env, log, connectors);
  const figures = await openFigures(env.metrics.port !== undefined || env.metrics.token !== undefined, log);
  const database = await openDatabase(env, dataDir, log);
  const replica = openReplica(env, database.db, log);
  // When PGlite opens and closes, it creates some files with a mode of its own, which ignores the umask.
  closeFolders();
  const outgoing = createOutgoing({ allowPrivateNetwork: privateNetworks(env), figures });
  const mailer = env.mail && createMailer(env.mail);
  const queues = createQueues(env.databasePoolSize);
  const manifests = createManifestThreads();
  const waker = new LateWaker();
  const laterWrites = createLaterWrites({ log, delayMs: LATER_MS });
  const clock = database.kind === 'postgres' ? followClock(database.db, log) : undefined;
  const dependencies = {
    db: database.db,
    replica,
    secrets,
    catalogue,
    connectors,
    outgoing,
    mailer,
    findTxtRecords: createTxtRecords(),
    env,
    log,
    queues,
    figures,
    rateLimits: createRateLimits(env.rateLimits, database.db, log),
    manifests,
    changes: new ChangeFeed(),
    lanes: waker,
    laterWrites,
    providerBudgets: createProviderBudgets(connectors, figures),
    callCounts: new CallCounts(),
    now: sharedNow,
    ...effects,
  };
  const close = async () => {
    await laterWrites.flush();
    await clock?.stop();
    await manifests.close();
    await outgoing.close();
    mailer?.close();
    await replica?.close();
    await database.close();
    closeFolders();
  };
  try {
    await clock?.look();
    await assertSameKeys(createContext(dependencies, 'start'));
    watchConnections(figures, database);
    if (replica) watchReplica(figures, replica);
    return { dependencies, catalogue, database, waker, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function watchConnections(figures: Figures, { poolUse }: DatabaseConnection): void {
  if (!poolUse) return;
  figures.watch('dowel_database_connections', async () => {
    const { busy, idle } = poolUse();
    return [
      { labels: { state: 'busy' }, value: busy },
      { labels: { state: 'idle' }, value: idle },
    ];
  });
  figures.watch('dowel_database_waiting_requests', async () => [{ labels: {}, value: poolUse().waiting }]);
}

function watchReplica(figures: Figures, replica: Replica): void {
  figures.watch('dowel_database_replica_lag_seconds', async () => {
    const value = await replica.lagSeconds();
    return value === undefined ? [] : [{ labels: {}, value }];
  });
}

/** The folders that only we use. If a setting names the demo file, its folder is not one of them. */
function ownFolders(env: Env, dataDir: string): string[] {
  const usesDefault = env.dataDir === undefined || env.demoFile === undefined;
  return usesDefault ? [dataDir, dowelFolder] : [dataDir];
}

/** In development, providers on the same machine may be called, such as the sandbox. */
function privateNetworks(env: Env): readonly string[] {
  return env.mode === 'development' ? ['loopback', ...env.allowPrivateNetworks] : env.allowPrivateNetworks;
}

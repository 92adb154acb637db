import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeToOthers } from './close-to-others.ts';
import { effects } from './compose-effects.ts';
import { loadConnectors } from './connectors/load-connectors.ts';
import { createContext, type Dependencies } from './context.ts';
import type { DatabaseConnection } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import type { Env } from './env.ts';
import { assertSameKeys } from './features/encryption-keys/service.ts';
import { WakeSender } from './jobs/wake-sender.ts';
import { createLaterWrites } from './later-writes.ts';
import { type LiveCatalogue, openCatalogue } from './live-catalogue.ts';
import { createLog } from './log.ts';
import { createManifestThreads } from './manifest-thread/thread.ts';
import type { Figures } from './metrics/figures.ts';
import { openFigures } from './metrics/open-figures.ts';
import { createMailer } from './outgoing/mailer.ts';
import { createOutgoing } from './outgoing/outgoing.ts';
import { createTxtRecords } from './outgoing/txt-records.ts';
import { createQueues } from './project-queue.ts';
import { createProviderBudgets } from './provider-budgets/create.ts';
import { createRateLimits } from './rate-limits/rate-limits.ts';
import { loadKeyRing } from './secrets/load-key-ring.ts';
import { createSecrets } from './secrets/secrets.ts';

/** How long something that nobody waits for may wait for more of its kind. */
const LATER_MS = 500;

/** The default folder for files that no setting places elsewhere. */
export const dowelFolder = fileURLToPath(new URL('../../../.dowel', import.meta.url));

/** The external dependencies, opened from the settings. */
export interface OpenedDependencies {
  readonly dependencies: Dependencies;
  readonly catalogue: LiveCatalogue;
  readonly database: DatabaseConnection;
  /** Sends wake-ups as soon as the queue is open. */
  readonly wakes: WakeSender;
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
  const connectors = loadConnectors(env, log);
  const catalogue = openCatalogue(env, log, connectors);
  const figures = await openFigures(env.metrics.port !== undefined || env.metrics.token !== undefined, log);
  const database = await openDatabase(env, dataDir, log);
  // When PGlite opens and closes, it creates some files with a mode of its own, which ignores the umask.
  closeFolders();
  const outgoing = createOutgoing({ allowPrivateNetwork: privateNetworks(env), figures });
  const mailer = env.mail && createMailer(env.mail);
  const queues = createQueues();
  const manifests = createManifestThreads();
  const wakes = new WakeSender(log);
  const laterWrites = createLaterWrites({ log, delayMs: LATER_MS });
  const now = () => new Date();
  const dependencies = {
    db: database.db,
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
    lanes: wakes,
    laterWrites,
    providerBudgets: createProviderBudgets(connectors, figures),
    now,
    ...effects,
  };
  const close = async () => {
    await laterWrites.flush();
    await manifests.close();
    await outgoing.close();
    mailer?.close();
    await database.close();
    closeFolders();
  };
  try {
    await assertSameKeys(createContext(dependencies, 'start'));
    watchConnections(figures, database);
    return { dependencies, catalogue, database, wakes, close };
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

/** The folders that only we use. If a setting names the demo file, its folder is not one of them. */
function ownFolders(env: Env, dataDir: string): string[] {
  const usesDefault = env.dataDir === undefined || env.demoFile === undefined;
  return usesDefault ? [dataDir, dowelFolder] : [dataDir];
}

/** In development, providers on the same machine may be called, such as the sandbox. */
function privateNetworks(env: Env): readonly string[] {
  return env.mode === 'development' ? ['loopback', ...env.allowPrivateNetworks] : env.allowPrivateNetworks;
}

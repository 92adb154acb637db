import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { createContext, type Dependencies } from './context.ts';
import { openDatabase } from './db/open-database.ts';
import { seedDemo } from './db/seed/demo.ts';
import { readDemoFile, writeDemoFile } from './demo-file.ts';
import { type Env, readEnv } from './env.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { createLog } from './log.ts';
import { createOutgoing } from './outgoing/outgoing.ts';
import { loadKeyRing } from './secrets/load-key-ring.ts';
import { createSecrets } from './secrets/secrets.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
/** How long requests under way may take to end once the process is told to stop. */
const shutdownMs = 10_000;

try {
  await main(readEnv(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function main(env: Env): Promise<void> {
  const log = createLog(env.logLevel);
  const dataDir = env.dataDir ?? join(repository, '.dowel', 'data');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secrets = createSecrets(loadKeyRing(env, dataDir, console.log));
  const catalogue = loadCatalogue(env, log);
  const outgoing = createOutgoing({ allowPrivateNetwork: privateNetworks(env) });
  const database = await openDatabase(env, dataDir, log);
  const close = async () => {
    await outgoing.close();
    await database.close();
  };
  try {
    const now = () => new Date();
    const dependencies: Dependencies = { db: database.db, secrets, catalogue, outgoing, env, log, now };
    if (env.seed === 'demo') await seed(dependencies);
    const stopListening = await listen(dependencies);
    onStopSignal(() => stopListening().then(close));
  } catch (error) {
    await close();
    throw error;
  }
}

/** Development reaches providers on the same machine, such as the sandbox. */
function privateNetworks(env: Env): readonly string[] {
  return env.mode === 'development' ? ['loopback', ...env.allowPrivateNetworks] : env.allowPrivateNetworks;
}

async function seed(dependencies: Dependencies): Promise<void> {
  const { env } = dependencies;
  const file = env.demoFile ?? join(repository, '.dowel', 'demo.json');
  const known = readDemoFile(file);
  const keys = await seedDemo(createContext(dependencies, 'demo-seed'), known);
  writeDemoFile(file, env, keys);
  if (keys.jwtKey.kid === known?.jwtKey.kid) return;
  console.log(
    [
      `Made keys for the project "${keys.project}". They are shown once, and kept in ${file}:`,
      `  API key (backend)  ${keys.apiKey}`,
      `  API key (pages)    ${keys.frontendApiKey}`,
      `  JWT key id         ${keys.jwtKey.kid}`,
    ].join('\n'),
  );
}

/** Listens, and resolves with what stops it: no new connections, the requests under way may end. */
function listen(dependencies: Dependencies): Promise<() => Promise<void>> {
  const { env } = dependencies;
  return new Promise((resolve, reject) => {
    const app = createApp(dependencies);
    const server = serve({ fetch: app.fetch, port: env.port, hostname: env.host }, (address) => {
      console.log(`Dowel server listening on http://localhost:${address.port}`);
      resolve(() => new Promise((stopped) => server.close(() => stopped())));
    });
    server.on('error', (error) => reject(listenFailure(error, env)));
  });
}

function listenFailure(error: Error, env: Env): Error {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  return new Error(
    taken
      ? `Port ${env.port} is taken by another process, so the server cannot listen. Stop that process, or set DOWEL_PORT to another port.`
      : `The server cannot listen on ${env.host}:${env.port}: ${error.message}. Check DOWEL_HOST and DOWEL_PORT.`,
  );
}

function onStopSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), shutdownMs).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error('The server could not stop cleanly.', error);
          process.exit(1);
        },
      );
    });
  }
}

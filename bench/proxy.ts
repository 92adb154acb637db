import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCatalogue, ownProviders } from '@dowel/catalogue';
import { createContext, enterProject } from '../apps/server/src/context.ts';
import { generate } from '../apps/server/src/installing/connections/generating/generate-connection.ts';
import * as installations from '../apps/server/src/installing/installations/service.ts';
import * as deploys from '../apps/server/src/installing/integrations/deploys/deploy.ts';
import { providerSupport } from '../apps/server/test/provider-support.ts';
import { freePort } from '../scripts/free-port.ts';
import { type Percentiles, percentiles } from './percentiles.ts';
import { type BenchProcess, startProcess } from './processes.ts';
import { serverFolder, serverProgram } from './ratios.ts';
import type { World } from './world.ts';

/** How much to measure. */
export interface ProxyEffort {
  readonly rounds: number;
  /** How many calls each way makes in a round, one after the other. */
  readonly calls: number;
}

/** Percentiles of the time of one call, in milliseconds. Other work on the machine disturbs the processor time least. */
export interface CallTimes extends Percentiles {
  /** Processor time of the server in between, for one call. */
  readonly processorMs: number;
}

/** The same call: straight to the provider, through a plain Hono application, and through the proxy. */
export interface ProxyFigures {
  readonly direct: CallTimes;
  readonly passThrough: CallTimes;
  readonly proxy: CallTimes;
}

const benchFolder = fileURLToPath(new URL('.', import.meta.url));

/** Measures the three ways in turns, so that other work on the machine affects all alike. */
export async function measureProxy(world: World, { rounds, calls }: ProxyEffort): Promise<ProxyFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'dowel-bench-'));
  const started: BenchProcess[] = [];
  try {
    const provider = await startScript('pretend-provider.ts');
    started.push(provider);
    const entry = entryAt(provider.url);
    const installationId = await install(world, entry);
    const [passThrough, server] = await Promise.all([
      startScript('pass-through.ts', provider.url),
      startServerWith(world, folder, entry),
    ]);
    started.push(passThrough, server);
    const headers = {
      'x-amp-proxy-version': '1',
      'x-amp-project-id': world.project.id,
      'x-amp-installation-id': installationId,
      'x-api-key': world.apiKey,
    };
    const ways = [
      new Way(provider, '/things/7', {}),
      new Way(passThrough, '/things/7', {}),
      new Way(server, '/proxy/things/7', headers),
    ] as const;
    for (const way of ways) await way.call(calls, { isWarmUp: true });
    for (let round = 0; round < rounds; round += 1) for (const way of ways) await way.call(calls);
    const [direct, passed, proxied] = ways;
    return { direct: direct.times(), passThrough: passed.times(), proxy: proxied.times() };
  } finally {
    await Promise.all(started.map((one) => one.end()));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One way to call, over one connection that is kept. */
class Way {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #measured: number[] = [];
  #processorMs = 0;
  readonly #server: BenchProcess;
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(server: BenchProcess, path: string, headers: Record<string, string>) {
    this.#server = server;
    this.#url = server.url + path;
    this.#headers = headers;
  }

  async call(count: number, { isWarmUp = false } = {}): Promise<void> {
    const before = await this.#server.usage();
    for (let index = 0; index < count; index += 1) {
      const start = performance.now();
      await this.#callOnce();
      if (!isWarmUp) this.#measured.push(performance.now() - start);
    }
    const after = await this.#server.usage();
    if (!isWarmUp) this.#processorMs += after.processorMs - before.processorMs;
  }

  times(): CallTimes {
    return { ...percentiles(this.#measured), processorMs: this.#processorMs / this.#measured.length };
  }

  #callOnce(): Promise<void> {
    return new Promise((resolve, reject) => {
      request(this.#url, { agent: this.#agent, headers: this.#headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${this.#url} answered ${answer.statusCode}.`));
        answer.resume().on('end', resolve).on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  }
}

type Entry = ReturnType<typeof entryAt>;

function entryAt(origin: string) {
  return {
    displayName: 'Oak',
    authType: 'apiKey',
    baseURL: origin,
    apiKeyOpts: { attachmentType: 'header', header: { name: 'X-Oak-Key' } },
    support: providerSupport,
  } as const;
}

/** Connects and installs for the first group. */
async function install(world: World, entry: Entry): Promise<string> {
  const dependencies = { ...world.dependencies, catalogue: createCatalogue(ownProviders, { oak: entry }) };
  const outside = createContext(dependencies, 'bench');
  const context = enterProject(outside, world.project, { kind: 'system', id: 'bench' });
  const integrations = [{ name: 'oak', provider: 'oak', proxy: { enabled: true } }];
  const { body: deployed } = await deploys.deploy(
    context,
    {},
    { manifest: { specVersion: '1.0.0', integrations } },
  );
  const [integration] = Array.isArray(deployed) ? deployed : [];
  const owner = { groupRef: 'group-0', consumerRef: 'ada' };
  await generate(context, { provider: 'oak', ...owner, apiKey: 'key-of-oak' });
  const { body } = await installations.create(
    context,
    integration?.id ?? '',
    { skipSampling: true },
    { groupRef: owner.groupRef, config: { content: { provider: 'oak', proxy: { enabled: true } } } },
  );
  return body.id;
}

async function startScript(script: string, ...args: string[]): Promise<BenchProcess> {
  const port = await freePort();
  return startProcess([script, String(port), ...args], { port, cwd: benchFolder });
}

/** A server in development, which may call this machine without TLS. */
async function startServerWith(world: World, folder: string, entry: Entry): Promise<BenchProcess> {
  const file = join(folder, 'catalogue.json');
  writeFileSync(file, JSON.stringify({ catalog: { oak: entry } }));
  const port = await freePort();
  const env = {
    NODE_ENV: 'development',
    DOWEL_PORT: String(port),
    DATABASE_URL: world.databaseUrl,
    DOWEL_ENCRYPTION_KEYS: world.encryptionKeys,
    DOWEL_SEED: 'none',
    DOWEL_LOG_LEVEL: 'warn',
    DOWEL_CATALOGUE_FILES: file,
  };
  return startProcess(serverProgram, { port, cwd: serverFolder, env });
}

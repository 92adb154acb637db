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
import { type BenchProcess, startProcess, startServer } from './processes.ts';
import { type CallTimes, inTurns } from './ways.ts';
import type { World } from './world.ts';

/** How much to measure. */
export interface ProxyEffort {
  readonly rounds: number;
  /** How many calls each way makes in a round, one after the other. */
  readonly calls: number;
}

/** The same call: straight to the provider, through a plain Hono application, and through the proxy. */
export interface ProxyFigures {
  readonly direct: CallTimes;
  readonly passThrough: CallTimes;
  readonly proxy: CallTimes;
}

const benchFolder = fileURLToPath(new URL('.', import.meta.url));

/** Measures the three ways in turns, so that other work on the machine affects all alike. */
export async function measureProxy(world: World, effort: ProxyEffort): Promise<ProxyFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'dowel-bench-'));
  const started: BenchProcess[] = [];
  try {
    const provider = await startScript('pretend-provider.ts');
    started.push(provider);
    const entry = entryAt(provider.url);
    const catalogue = join(folder, 'catalogue.json');
    writeFileSync(catalogue, JSON.stringify({ catalog: { oak: entry } }));
    const installationId = await install(world, entry);
    const [passThrough, server] = await Promise.all([
      startScript('pass-through.ts', provider.url),
      startServer(world, { DOWEL_CATALOGUE_FILES: catalogue }),
    ]);
    started.push(passThrough, server);
    const headers = {
      'x-amp-proxy-version': '1',
      'x-amp-project-id': world.project.id,
      'x-amp-installation-id': installationId,
      'x-api-key': world.apiKey,
    };
    const [direct, passed, proxied] = await inTurns(
      [
        wayTo(provider, '/things/7'),
        wayTo(passThrough, '/things/7'),
        wayTo(server, '/proxy/things/7', headers),
      ],
      effort,
    );
    if (!direct || !passed || !proxied) throw new Error('A way was not measured.');
    return { direct, passThrough: passed, proxy: proxied };
  } finally {
    await Promise.all(started.map((one) => one.end()));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls over one connection that is kept. */
function wayTo(server: BenchProcess, path: string, headers: Record<string, string> = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const address = server.url + path;
  const call = () =>
    new Promise<void>((resolve, reject) => {
      request(address, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}.`));
        answer.resume().on('end', resolve).on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  return { call, processorMs: async () => (await server.usage()).processorMs };
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

import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import { and, eq, lt } from 'drizzle-orm';
import { type Context, createContext, type Dependencies, enterProject } from '../apps/server/src/context.ts';
import { renewals } from '../apps/server/src/installing/connections/keep-alive/lane.ts';
import { sealCredentials } from '../apps/server/src/installing/connections/stored-credentials.ts';
import { connections } from '../apps/server/src/platform/db/tables.ts';
import { runDueLanes } from '../apps/server/src/platform/lanes/run-due-lanes.ts';
import { createOutgoing } from '../apps/server/src/platform/outgoing/outgoing.ts';
import * as providerApps from '../apps/server/src/providers/provider-apps/service.ts';
import { median } from './percentiles.ts';
import type { World } from './world.ts';

const provider = 'sandbox';
/** As many as a lane renews at the same time. */
const AT_ONCE = 8;
const answer = JSON.stringify({ access_token: 'access', refresh_token: 'refresh', expires_in: 3600 });

/** How fast one process renews tokens, beside the baseline: a request and a statement for each. */
export interface RenewalFigures {
  readonly perSecond: number;
  readonly barePerSecond: number;
  readonly ratio: number;
}

/**
 * Lets one process renew the tokens of every group in turns with the baseline. The provider answers at once, from the
 * same process: its part is in both figures.
 */
export async function measureRenewals(world: World, { rounds }: { rounds: number }): Promise<RenewalFigures> {
  const stub = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
  const outgoing = createOutgoing({ allowPrivateNetwork: 'loopback' });
  const dependencies = {
    ...world.dependencies,
    outgoing,
    catalogue: createCatalogue(sandboxProviders(origin)),
  };
  const actor = { kind: 'system', id: 'bench' } as const;
  const context = enterProject(createContext(dependencies, 'bench'), world.project, actor);
  try {
    const ids = await connectAll(context, world);
    const pairs: { bare: number; server: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const bare = await measureBare(context, `${origin}/oauth/token`, ids);
      pairs.push({ bare, server: await measureServer(dependencies, context, ids) });
    }
    const of = (pick: (pair: { bare: number; server: number }) => number) => median(pairs.map(pick));
    return {
      perSecond: of(({ server }) => server),
      barePerSecond: of(({ bare }) => bare),
      ratio: of(({ server, bare }) => server / bare),
    };
  } finally {
    await context.db.delete(connections).where(isOurs(context));
    await outgoing.close();
    stub.closeAllConnections();
    stub.close();
  }
}

/** Inserts a connection for each group, as an import of tokens would. */
async function connectAll(context: Context, { groups }: World): Promise<string[]> {
  const app = { provider, clientId: 'bench', clientSecret: 'bench', scopes: ['crm.read'] };
  const { id: providerAppId } = await providerApps.create(context, app);
  const token = (name: string) => ({ token: name, issuedAt: context.now().toISOString() });
  const tokens = { accessToken: token('access'), refreshToken: token('refresh') };
  const rows = groups.map(({ groupRef }) => {
    const id = randomUUID();
    return {
      ...sealCredentials(context, id, { tokens }),
      id,
      providerAppId,
      projectId: context.project.id,
      createTime: context.now(),
      provider,
      groupRef,
      consumerRef: 'ada',
      authScheme: 'oauth2/authorizationCodePKCE' as const,
      status: 'working' as const,
      // A connection without one is asked whose account it is, with a call of its own.
      account: { id: 'acme', since: context.now().toISOString() },
    };
  });
  await context.db.insert(connections).values(rows);
  return rows.map(({ id }) => id);
}

async function measureServer(
  dependencies: Dependencies,
  context: Context,
  ids: readonly string[],
): Promise<number> {
  const started = context.now();
  await context.db
    .update(connections)
    .set({ refreshDueTime: started, tokenExpireTime: started, credentialsTime: new Date(0) })
    .where(isOurs(context));
  const perSecond = await timed(ids, () =>
    runDueLanes(dependencies, [renewals], ({ projectId }) => projectId === context.project.id),
  );
  const left = await context.db.$count(
    connections,
    and(isOurs(context), lt(connections.tokenExpireTime, context.now())),
  );
  if (left > 0) throw new Error(`${left} of ${ids.length} connections were not renewed.`);
  return perSecond;
}

/** For each connection one request for tokens and one statement that stores them, as they are. */
async function measureBare(context: Context, tokenUrl: string, ids: readonly string[]): Promise<number> {
  const rest = ids.values();
  const work = async () => {
    // All of them share one iterator, so each takes the next free connection.
    for (const id of rest) {
      const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'refresh' });
      const response = await fetch(tokenUrl, { method: 'POST', body });
      const credentials = sealCredentials(context, id, { tokens: toTokens(await response.json()) });
      await context.db.update(connections).set(credentials).where(eq(connections.id, id));
    }
  };
  return timed(ids, () => Promise.all(Array.from({ length: AT_ONCE }, work)));
}

function toTokens(issued: unknown) {
  const { access_token, refresh_token } = issued as { access_token: string; refresh_token: string };
  return { accessToken: { token: access_token }, refreshToken: { token: refresh_token } };
}

async function timed(ids: readonly string[], work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (ids.length / (performance.now() - started)) * 1000;
}

function isOurs(context: Context) {
  return and(eq(connections.projectId, context.project.id), eq(connections.provider, provider));
}

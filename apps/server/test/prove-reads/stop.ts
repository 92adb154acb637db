import { setTimeout as wait } from 'node:timers/promises';
import { sandboxProviders } from '@dowel/catalogue';
import type { Connection, Stopped, StoppedConnection } from '@dowel/schema';
import { sandbox } from '../../src/providers/connectors/sandbox.ts';
import type { ServerProcess } from '../process/server-process.ts';
import { controlSandbox, openSandboxAccount, type SandboxAccount } from '../sandbox-control.ts';
import { PeakMemory } from './memory.ts';
import { ORIGIN, Servers } from './servers.ts';
import type { World } from './world.ts';

/** How many revocations the provider takes from the app in any ten seconds. It refuses more. */
const REVOCATIONS = 400;
const PER_MS = 10_000;
/** How much longer than that alone a stop may take. */
const MAX_RATIO = 1.2;
/** Of so many connections, one has an API key, and one a client of the customer. */
const OTHER_EVERY = 50;
/** The provider never answers one of so many requests. */
const SILENT_EVERY = 100;
const AT_ONCE = 12;
const LOOK_EVERY_MS = 500;
const STUCK_MS = 120_000;
const OAUTH = 'ownSandbox';

const { otherProviders: _, functions: __, ...format } = sandbox;

/** The sandbox, with a limit for the app. */
const limited = {
  ...format,
  provider: OAUTH,
  budgets: [{ scope: 'app', requests: REVOCATIONS, perMs: PER_MS }],
};

/** The access token of each connection that has one, by the id of the connection. */
type AccessTokens = Map<string, string>;

/**
 * Stops all connections of a project while servers are killed. Answers what is wrong: tokens that work although the list
 * says that they are revoked, connections without an end or a reason, and a stop that takes too long.
 */
export async function proveStop(world: World, connections: number, kills: number): Promise<string[]> {
  const entries = sandboxProviders(world.provider.url);
  const ownClient = structuredClone(entries.sandboxClientCredentials);
  // Clients of customers are not under the limit of the app.
  if (ownClient?.oauth2Opts?.revocation) ownClient.oauth2Opts.revocation.url += '?own';
  const catalogue = { [OAUTH]: entries.sandbox, ownKey: entries.sandboxApiKey, ownClient };
  const own = {
    DOWEL_CATALOGUE_FILES: world.write('stop-catalogue.json', catalogue),
    DOWEL_CONNECTORS: world.write('stop-connector.json', limited),
    DOWEL_LOG_LEVEL: 'fatal',
  };
  const started: ServerProcess[] = [];
  const servers = await Servers.start(2, async () => {
    const server = await world.startServer(own);
    started.push(server);
    return server;
  });
  const tokens = await connectAll(world, servers, connections);
  const provider = watchRevocations(world);

  const startedMs = performance.now();
  const stopped = await servers.must<Stopped>(world.demoKey, 'POST', 'connections:stop', {
    wholeProject: true,
  });
  const answeredMs = performance.now();
  const memory = new PeakMemory();
  let killed = 0;
  for (let left = connections, changedMs = answeredMs; left > 0; await wait(LOOK_EVERY_MS)) {
    memory.look(started.map(({ pid }) => pid));
    const now = await countWaiting(world);
    if (now < left) changedMs = performance.now();
    if (performance.now() - changedMs > STUCK_MS) break;
    left = now;
    if (killed < kills && connections - left > ((killed + 1) / (kills + 1)) * connections) {
      killed += 1;
      await servers.replaceOne();
    }
  }
  const seconds = (performance.now() - answeredMs) / 1000;
  world.provider.fail(() => undefined);

  const report = await servers.must<StoppedConnection[]>(world.demoKey, 'GET', 'stopped-connections');
  await servers.end();
  const alive = await stillAlive(world, tokens);
  const byLimit = (tokens.size / REVOCATIONS) * (PER_MS / 1000);
  const revoked = report.filter(({ state }) => state === 'revoked');
  const lies = revoked.filter(({ connectionId }) => alive.has(connectionId));
  const waiting = report.filter(({ endTime }) => endTime === undefined);
  const ratio = seconds / byLimit;
  console.log(
    [
      `  ${stopped.connections} connections stopped; the answer took ${((answeredMs - startedMs) / 1000).toFixed(1)} s`,
      `    all ended after ${seconds.toFixed(1)} s, with ${killed} kills; the limit alone takes ${byLimit.toFixed(1)} s: ${ratio.toFixed(2)} times`,
      `    at the provider: ${tokens.size - alive.size} of ${tokens.size} tokens dead, ${provider.counts()}`,
      `    in the list: ${tally(report)}`,
      `    ${lies.length} tokens work that the list calls revoked; most memory of a process ${Math.round(memory.mostMb)} MB`,
    ].join('\n'),
  );
  return [
    ...(stopped.connections === connections
      ? []
      : [`${stopped.connections} of ${connections} were stopped.`]),
    ...(report.length === connections ? [] : [`The list has ${report.length} of ${connections}.`]),
    ...(waiting.length === 0 ? [] : [`${waiting.length} connections have not ended.`]),
    ...(lies.length === 0 ? [] : [`${lies.length} tokens work that the list calls revoked.`]),
    ...(alive.size === 0 ? [] : [`${alive.size} tokens work.`]),
    ...(report.every(({ state, text }) => state === 'revoked' || text) ? [] : ['A reason is missing.']),
    ...(killed === kills ? [] : [`Only ${killed} of ${kills} processes were killed.`]),
    ...(ratio <= MAX_RATIO ? [] : [`It took ${ratio.toFixed(2)} times as long as the limit alone.`]),
  ];
}

/** Connects customers. Those of OAuth bring tokens that they have already. */
async function connectAll(world: World, servers: Servers, count: number): Promise<AccessTokens> {
  const apiKey = world.demoKey;
  const account = await openSandboxAccount(world.sandboxUrl);
  const app = await controlSandbox<{ clientId: string; clientSecret: string }>(world.sandboxUrl, '/clients', {
    name: 'Proof',
    redirectUris: [`${ORIGIN}/callbacks/v1/oauth`],
  });
  await servers.must(apiKey, 'POST', 'provider-apps', { ...app, provider: OAUTH, scopes: ['crm.read'] });
  const tokens: AccessTokens = new Map();
  let number = 0;
  const work = async () => {
    for (number += 1; number <= count; number += 1) {
      const own = number;
      const who = { groupRef: `c${own}`, consumerRef: 'ada' };
      const kind = own % OTHER_EVERY;
      const { apiKey: key, clientId, clientSecret } = account;
      const won = kind > 1 ? await signIn(world, app, account) : undefined;
      const credentials = won
        ? { provider: OAUTH, oauth2AuthorizationCode: toCredentials(won) }
        : kind === 0
          ? { provider: 'ownKey', apiKey: key }
          : {
              provider: 'ownClient',
              oauth2ClientCredentials: { clientId, clientSecret, scopes: ['crm.read'] },
            };
      const { id } = await servers.must<Connection>(apiKey, 'POST', 'connections:generate', {
        ...who,
        ...credentials,
      });
      if (won) tokens.set(id, won.access_token);
    }
  };
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`  ${count} connections made in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
  return tokens;
}

interface Won {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

/** Gets tokens at the provider, as a customer who comes from another service has them. */
async function signIn(
  { sandboxUrl }: World,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  { username, password }: SandboxAccount,
): Promise<Won> {
  const body = new URLSearchParams({
    grant_type: 'password',
    username,
    password,
    client_id: clientId,
    client_secret: clientSecret,
    scope: 'crm.read',
  });
  const answer = await fetch(`${sandboxUrl}/oauth/token`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The sandbox gave no tokens: ${await answer.text()}`);
  return answer.json() as Promise<Won>;
}

function toCredentials({ access_token, refresh_token, expires_in }: Won) {
  const expiresAt = new Date(Date.now() + expires_in * 1000).toISOString();
  return {
    accessToken: { token: access_token, expiresAt },
    refreshToken: { token: refresh_token },
    scopes: ['crm.read'],
  };
}

/** The provider refuses what is more than its limit, and does not answer some requests. */
function watchRevocations(world: World) {
  const times: number[] = [];
  let asked = 0;
  let refused = 0;
  let unanswered = 0;
  world.provider.fail((url) => {
    if (url !== '/oauth/revoke') return undefined;
    asked += 1;
    const now = performance.now();
    while ((times[0] ?? now) <= now - PER_MS) times.shift();
    if (times.length >= REVOCATIONS) {
      refused += 1;
      return 'tooManyFor1Second';
    }
    times.push(now);
    if (asked % SILENT_EVERY !== 0) return undefined;
    unanswered += 1;
    return 'silent';
  });
  return {
    counts: () =>
      `${asked} revocations asked for, ${refused} refused as too many, ${unanswered} never answered`,
  };
}

async function countWaiting(world: World): Promise<number> {
  const [row] = await world.query<{ waiting: string }>(
    "select count(*) as waiting from connections where stop is not null and stop ->> 'endTime' is null",
  );
  return Number(row?.waiting);
}

/** The connections whose tokens still work at the provider. */
async function stillAlive({ sandboxUrl }: World, tokens: AccessTokens): Promise<Set<string>> {
  const alive = new Set<string>();
  const left = [...tokens];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [id, token] = next;
      const { status } = await fetch(`${sandboxUrl}/api/v1/me`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (status !== 401) alive.add(id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return alive;
}

function tally(report: readonly StoppedConnection[]): string {
  const counts = new Map<string, number>();
  for (const { state, reason = '' } of report) {
    const name = reason === '' ? state : `${state} (${reason})`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
}

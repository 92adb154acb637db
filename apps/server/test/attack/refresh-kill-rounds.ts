import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from '../process/server-process.ts';
import {
  askFor,
  connectExpired,
  type ExpiredConnection,
  isAccepted,
  type Product,
  type Told,
} from './expired-connections.ts';
import type { AwaitedRefresh, RefreshGate } from './refresh-gate.ts';

/** When a server is killed: before the provider is asked, after it has answered, or while the answer is stored. */
export type Moment = 'asked' | 'answered' | 'storing';

/** How the connection of a killed refresh ended. */
export type End = 'works' | 'says revoked' | 'lost silently';

/** What became of the refreshes of servers that were killed. */
export interface RefreshKills {
  readonly ends: { readonly moment: Moment; readonly end: End; readonly connection: Told['connection'] }[];
  /** How many callers of the servers that lived got neither a connection nor the news that it is revoked. */
  readonly failedCalls: number;
  readonly calls: number;
}

interface World {
  readonly gate: RefreshGate;
  readonly product: Product;
  /** The server that lives. */
  readonly survivor: ServerProcess;
}

/** How many callers of a victim, and of the survivor, want the same token. */
const CALLERS = 20;
const working = 'refresh=ifExpired&includeCreds=true';

/** Kills each victim with SIGKILL while it refreshes a connection of its own, all at the same time. */
export async function killRefreshing(
  world: World,
  victims: readonly ServerProcess[],
  moments: readonly Moment[],
  name: string,
): Promise<RefreshKills> {
  const { product, survivor } = world;
  const groups = victims.map((_, index) => `${name}-${index}`);
  const expired = await connectExpired(survivor.url, product, groups);
  const rounds = await Promise.all(
    expired.map(async (connection, index) => {
      const [victim, moment = 'storing'] = [victims[index], moments[index % moments.length]];
      if (!victim) throw new Error('There are more connections than victims.');
      return { moment, ...(await killOne(world, victim, connection, moment)) };
    }),
  );
  const calls = rounds.flatMap(({ told }) => told);
  return {
    ends: rounds.map(({ moment, end, connection }) => ({ moment, end, connection })),
    failedCalls: calls.filter((told) => told?.status !== 200 && told?.status !== 422).length,
    calls: calls.length,
  };
}

async function killOne(
  { gate, product, survivor }: World,
  victim: ServerProcess,
  { id, refreshToken }: ExpiredConnection,
  moment: Moment,
) {
  const begun = Promise.withResolvers<void>();
  gate.await(
    refreshToken,
    stepsTo(moment, () => victim.end('SIGKILL'), begun.resolve),
  );
  const ask = (server: ServerProcess) =>
    Array.from({ length: CALLERS }, () => askFor(server.url, product.apiKey, id, working));
  const dying = ask(victim);
  const unasked = Promise.all(dying).then(() => {
    throw new Error(`Nobody asked for a new token of connection ${id}, so nothing was tried.`);
  });
  await Promise.race([begun.promise, unasked]);
  const told = await Promise.all(ask(survivor));
  await unasked.catch(() => undefined);
  const last = await askFor(survivor.url, product.apiKey, id, 'includeCreds=true');
  if (!last) throw new Error('The server that should live is gone.');
  return { told, end: await toEnd(product, last), connection: last.connection };
}

/** `begun` is called as soon as the victim has the lease. */
function stepsTo(moment: Moment, kill: () => Promise<unknown>, begun: () => void): AwaitedRefresh {
  return {
    async asked() {
      begun();
      if (moment === 'asked') await kill();
      return moment !== 'asked';
    },
    async answered() {
      if (moment === 'answered') await kill();
      return moment !== 'answered';
    },
    delivered() {
      if (moment === 'storing') void wait(Math.random() * 40).then(kill);
    },
  };
}

async function toEnd(product: Product, told: Told): Promise<End> {
  const { status, diagnosis } = told.connection;
  if (status === 'bad_credentials' && diagnosis?.reason === 'revoked' && diagnosis.actor === 'consumer') {
    return 'says revoked';
  }
  const isBelievedGood = status !== 'bad_credentials' && diagnosis?.reason === 'ok';
  return isBelievedGood && (await isAccepted(product, told)) ? 'works' : 'lost silently';
}

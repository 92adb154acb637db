import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '@dowel/schema';
import type { ServerProcess } from '../process/server-process.ts';
import { controlSandbox, openSandboxAccount } from '../sandbox-control.ts';
import { Contacts } from './contacts.ts';
import { deployOffer, importRecords, installOn } from './customers.ts';
import { InTurn } from './in-turn.ts';
import type { Arrived } from './ledger.ts';
import { PeakMemory } from './memory.ts';
import { RECEIVER_FAULTS } from './receiver.ts';
import { ORIGIN, Servers } from './servers.ts';
import { PROVIDER_FAULTS } from './unreliable-provider.ts';
import type { World } from './world.ts';

const LOOK_EVERY_MS = 100;
/** Without a page and a message for so long, the read does not go on any more. A killed worker costs less than 20 seconds. */
const STUCK_MS = 180_000;
/** Before the large read, so that both have the same code compiled. */
const SMALL = 10_000;
const MAX_GROWTH = 1.2;
const PROJECT = 'proof';
/** After this part of the records nothing happens any more. */
const CALM_FROM = 0.9;
const CHANGES = 20;
const PAGE = 200;
/** How often each fault happens, about. */
const ROUNDS = 3;
/** More often, and the read would mostly wait: it does so longer after each failure in a row. */
const MIN_PAGES_BETWEEN = 20;

/** What a read brought, and what it took. */
interface Read {
  readonly arrived: Arrived;
  readonly seconds: number;
  readonly peakMb: number;
  readonly run: Run;
}

interface Run {
  readonly id: string;
  readonly status: string;
  readonly result: string;
  readonly isOver: boolean;
  readonly pages: number;
}

/** What happens when this many records have arrived. */
interface Incident {
  readonly at: number;
  happen(): Promise<void>;
}

/**
 * Reads many records by the schedule, from the sandbox to a webhook, while records change, the provider and the receiver
 * fail in every way, two workers are killed in turn and the database once. Answers what is wrong.
 */
export async function proveKills(world: World, records: number, kills: number): Promise<string[]> {
  const install = await openProject(world);
  const few = await openSandboxAccount(world.sandboxUrl);
  const fewInstallation = await install('few', few.accountId);
  const account = await openSandboxAccount(world.sandboxUrl);
  const installationId = await install('many', account.accountId);
  const contacts = new Contacts(world.sandboxUrl, account);
  const workers = [await world.startWorker(), await world.startWorker()];
  const smallCount = Math.min(SMALL, records);

  await importRecords(world, few.accountId, 'contacts', smallCount);
  // As in the large read, a process that has just begun takes part.
  const began = kills > 0 ? [{ at: 0, happen: () => replace(world, workers, 0) }] : [];
  const small = await read(world, fewInstallation, workers, began);
  say(kills > 0 ? 'with one kill' : 'without a fault', small);
  world.receiver.forget();
  await importRecords(world, account.accountId, 'contacts', records);

  const providerFaults = new InTurn(
    PROVIDER_FAULTS,
    Math.max(MIN_PAGES_BETWEEN, records / PAGE / (ROUNDS * PROVIDER_FAULTS.length)),
  );
  const receiverFaults = new InTurn(RECEIVER_FAULTS, records / 500 / (2 * ROUNDS * RECEIVER_FAULTS.length));
  world.provider.fail((url) => {
    if (!url.includes('/records?')) return undefined;
    return providerFaults.next((fault) => fault !== 'cursorExpired' || url.includes('cursor='));
  });
  // A message that fails twice waits for five minutes.
  const seen = new Set<string>();
  world.receiver.fail((messageId) => {
    const isNew = !seen.has(messageId);
    seen.add(messageId);
    return isNew ? receiverFaults.next() : undefined;
  });
  const ledger = () => world.receiver.ledger(PROJECT);
  const incidents = [
    ...places(records, kills).map((at, number) => ({
      at,
      happen: () => replace(world, workers, number % 2),
    })),
    ...places(records, 1).map((at) => ({ at, happen: world.crashDatabase })),
    ...places(records, ROUNDS).map((at) => ({ at, happen: () => contacts.expireTokens() })),
    ...places(records, CHANGES).map((at) => ({
      at,
      async happen() {
        const late = await contacts.idsFrom(new Date(Date.now() - 60_000), PAGE / 2);
        await contacts.change([...ledger().someIds(PAGE / 2), ...late]);
      },
    })),
  ];
  const large = await read(world, installationId, workers, incidents);
  world.provider.fail(() => undefined);
  world.receiver.fail(() => undefined);
  say(`with ${kills} kills of workers and one of PostgreSQL`, large);
  // A read ends with what had changed when it began. The next one brings the rest. It begins some minutes before the end of
  // the last one, so it reads all that was imported shortly before, and delivers none of it again.
  const next = await read(world, installationId, workers, []);
  const { different, atOneTime } = await contacts.compare(ledger(), installationId);
  await Promise.all(workers.map((worker) => worker.end('SIGTERM')));

  const growth = large.peakMb / small.peakMb;
  console.log(
    [
      `    ${contacts.changes} changes during the read; after the next read ${different} records differ from the provider's`,
      `    provider: ${providerFaults}, ${ROUNDS} times all tokens`,
      `    receiver: ${receiverFaults}`,
      `    memory: ${growth.toFixed(2)} times that of ${smallCount} records`,
    ].join('\n'),
  );
  const again = providerFaults.count('cursorExpired') * atOneTime;
  const missing = [...providerFaults.missing, ...receiverFaults.missing];
  return [
    ...faults(small, smallCount, 0),
    ...faults(next, records, again),
    ...(large.run.status === 'success' ? [] : [`The operation is ${large.run.status}: ${large.run.result}`]),
    ...(different === 0 ? [] : [`${different} records did not arrive as they are at the provider.`]),
    ...(missing.length === 0 ? [] : [`The proof had no fault of the kinds ${missing.join(', ')}.`]),
    ...(growth > MAX_GROWTH ? [`Memory grew ${growth.toFixed(2)} times, more than ${MAX_GROWTH}.`] : []),
  ];
}

/** A project, and how customers install there who sign in at the provider's page, so that the service renews tokens. */
async function openProject(world: World) {
  const apiKey = await world.createProject(PROJECT);
  const servers = await Servers.start(1, async () => world.api, PROJECT);
  const app = await controlSandbox<{ clientId: string; clientSecret: string }>(world.sandboxUrl, '/clients', {
    name: 'Proof',
    redirectUris: [`${ORIGIN}/callbacks/v1/oauth`],
  });
  await servers.must(apiKey, 'POST', 'provider-apps', { ...app, provider: 'sandbox', scopes: ['crm.read'] });
  const offer = await deployOffer(world, PROJECT, apiKey, ['contacts'], { provider: 'sandbox' });
  return async (groupRef: string, account: string): Promise<string> => {
    // A worker that is killed while it renews cannot know the next refresh token. No service could.
    await controlSandbox(world.sandboxUrl, '/faults', { name: 'rotateOnce', on: false, account });
    await servers.signIn(apiKey, { provider: 'sandbox', groupRef, consumerRef: 'ada' }, account);
    const [connection] = await servers.must<Connection[]>(apiKey, 'GET', `connections?groupRef=${groupRef}`);
    if (!connection) throw new Error('The sign-in made no connection.');
    return installOn(world, offer, groupRef, connection.id, ['contacts']);
  };
}

/** Makes the schedule due, and waits until the read has ended and everything has arrived. */
async function read(
  world: World,
  installationId: string,
  workers: readonly ServerProcess[],
  incidents: readonly Incident[],
): Promise<Read> {
  const ledger = world.receiver.ledger(PROJECT);
  const left = [...incidents].sort((a, b) => a.at - b.at);
  const memory = new PeakMemory();
  const started = performance.now();
  const [before] = await runsOf(world, installationId);
  let pages = 0;
  let pageMs = started;
  await world.query(`update read_objects set due_time = now() where installation_id = '${installationId}'`);
  for (;;) {
    memory.look(workers.map(({ pid }) => pid));
    const { records, lastMs } = ledger.arrived();
    const [run] = await runsOf(world, installationId);
    if (run && run.id !== before?.id && run.pages > pages) [pages, pageMs] = [run.pages, performance.now()];
    if (run && run.id !== before?.id && run.isOver) {
      if (left.length > 0)
        throw new Error(`The read ended ${left.length} incidents too early: ${run.result}`);
      return { arrived: ledger.arrived(), seconds: (lastMs - started) / 1000, peakMb: memory.mostMb, run };
    }
    if (performance.now() - Math.max(lastMs, pageMs) > STUCK_MS)
      throw new Error(
        `${records} records have arrived, and no page or message for ${STUCK_MS / 1000} seconds.`,
      );
    if (records > (left[0]?.at ?? Number.POSITIVE_INFINITY)) await left.shift()?.happen();
    await wait(LOOK_EVERY_MS);
  }
}

/** The reads of an installation, the newest first. One is over when no message waits either. */
async function runsOf(world: World, installationId: string) {
  return world.query<Run>(
    `select id, status, result, pages,
       end_time is not null and not exists (
         select from deliveries where deliveries.project_id = operations.project_id and deliveries.status = 'pending'
       ) as "isOver"
     from read_runs join operations using (id, project_id)
     where read_runs.installation_id = '${installationId}' order by id desc limit 1`,
  );
}

/** Random places of a read, one in each part of the same size. */
function places(records: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => ((index + Math.random()) / count) * CALM_FROM * records);
}

async function replace(world: World, workers: ServerProcess[], index: number): Promise<void> {
  await workers[index]?.end('SIGKILL');
  workers[index] = await world.startWorker();
}

function faults({ arrived, run }: Read, records: number, again: number): string[] {
  return [
    ...(arrived.records === records ? [] : [`${arrived.records} of ${records} records arrived.`]),
    ...(arrived.twice <= again
      ? []
      : [
          `${arrived.twice} records came again under another message id, more than the ${again} of lost places.`,
        ]),
    ...(arrived.changed === 0 ? [] : [`${arrived.changed} messages came again with another content.`]),
    ...(arrived.stale === 0 ? [] : [`${arrived.stale} records came after a newer state.`]),
    ...(arrived.forged === 0 ? [] : [`${arrived.forged} messages had a wrong signature.`]),
    ...(run.status === 'success' ? [] : [`The operation is ${run.status}: ${run.result}`]),
  ];
}

function say(what: string, { arrived, seconds, peakMb, run }: Read): void {
  const { records, messages, repeated, twice, stale, forged } = arrived;
  console.log(
    [
      `  ${what}: ${records} records in ${seconds.toFixed(1)} s, ${Math.round(records / seconds)} a second`,
      `    ${messages} messages, ${repeated} of them again with the same id and content`,
      `    ${twice} records unchanged under two ids, ${stale} older than before, ${forged} messages forged`,
      `    longest silence ${(arrived.longestSilenceMs / 1000).toFixed(1)} s`,
      `    most memory of a worker ${Math.round(peakMb)} MB; operation: ${run.status}, ${run.result}`,
    ].join('\n'),
  );
}

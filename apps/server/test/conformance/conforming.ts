import type {
  Log,
  Operation,
  ReadMessage,
  ReadResult,
  SubscribeMessage,
  SubscribeResult,
} from '@dowel/schema';
import { and, eq } from 'drizzle-orm';
import { expect, inject, onTestFinished } from 'vitest';
import { readObjects } from '../../src/platform/db/tables.ts';
import { runTurn } from '../../src/platform/lanes/run-turn.ts';
import { toObject } from '../../src/providers/connectors/engine/object.ts';
import { createConnectors } from '../../src/providers/connectors/find-connector.ts';
import { readLane } from '../../src/sync/reads/read-lane.ts';
import { readsKind } from '../../src/sync/reads/running/lane.ts';
import type { NewRun } from '../../src/sync/reads/runs-queries.ts';
import { startRun } from '../../src/sync/reads/start-run.ts';
import { startProviderGate } from '../provider-gate.ts';
import { startReceiver } from '../receiver.ts';
import { startTestServer } from '../start-test-server.ts';
import { type ConformanceProvider, type ConnectorFacts, factsOf, idOf } from './conformance-provider.ts';
import {
  type ConformanceOptions,
  clientSecret,
  findApplication,
  install,
} from './conforming-installation.ts';
import { connectorMadeAnew } from './connector-made-anew.ts';
import { type DialectAccount, openDialectAccount, type Quirks } from './dialect-account.ts';
import { simulatedCatalogue } from './simulated-catalogue.ts';

const MINUTE_MS = 60_000;

/** Ten minutes after a run of the schedule, and not at a full second. The simulator's clock is the same. */
const START = new Date('2026-03-02T12:10:07.345Z');

/**
 * A server with the provider's real connector and real entry of the catalogue, installed over a new account of the
 * simulator. The object is read twice an hour into a webhook.
 */
export async function startConforming(conformer: ConformanceProvider, options: ConformanceOptions = {}) {
  const { provider, dialect, object } = conformer;
  const simulatorsUrl = inject('simulatorsUrl');
  const receiver = await startReceiver();
  const gate = await startProviderGate();
  onTestFinished(() => {
    receiver.stop();
    gate.stop();
  });
  const { catalogue } = simulatedCatalogue(simulatorsUrl, dialect, provider);
  const called: string[] = [];
  const facts = factsOf(conformer);
  const server = await startTestServer({
    catalogue,
    connectors: createConnectors([connectorMadeAnew(facts.connector)]),
    now: START,
    env: { NODE_ENV: 'development', DOWEL_PUBLIC_ORIGIN: gate.url, ...options.env },
    outgoing: (address, init) => {
      called.push(String(address));
      return fetch(address, init);
    },
  });
  gate.leadTo(server.fetch);
  const opened = await openDialectAccount(simulatorsUrl, dialect, START);
  const pass = async (ms: number) => {
    server.advanceClock(ms);
    await opened.setNow(server.now());
  };
  const settle = async () => {
    const lagMs = lagOfList(facts);
    if (lagMs > 0) await pass(lagMs);
  };
  const account: DialectAccount = {
    ...opened,
    async seed(...how) {
      const ids = await opened.seed(...how);
      await settle();
      return ids;
    },
  };
  const { largestPage = 5, ...quirks } = options.quirks ?? {};
  // Small pages, so that many of them are not many records.
  await account.set({ largestPage, ...quirks });
  const { parents, beside } = conformer;
  if (beside) await opened.seed(beside.object, beside.count);
  if (parents) {
    await opened.seed(parents.object, parents.count);
    // The list of parents may show new ones late.
    await pass(lagOfList({ handled: toObject(facts.connector, parents.object) }));
  }
  if (options.records) await account.seed(object, options.records);
  const installed = await install(server, conformer, { receiver, account, options });
  if (typeof options.config === 'function') await settle();
  const isForApplication = facts.connector.webhooks?.scope === 'application';
  if (options.isSubscribed && isForApplication) {
    await account.sendEventsTo(await findApplication(server));
    // Some providers have looked whether the address is there.
    gate.knocks.length = 0;
  }
  const { webhooks } = facts.connector;
  if (webhooks?.scope !== 'application' && webhooks?.secret === 'clientSecret') {
    // The provider knows the application, whose secret signs.
    await account.sendEventsTo({ url: gate.url, clientSecret });
  }

  const { request } = server;
  const projectPath = `/v1/projects/${server.project.id}`;
  const world = {
    ...server,
    ...installed,
    account,
    seed: account.seed,
    conformer,
    facts,
    receiver,
    gate,
    /** The addresses that the server has called. */
    called,
    projectPath,
    /** Small pages, and what a test adds. */
    set: (made: Quirks) => account.set({ largestPage, ...made }),
    messages: (): ReadMessage[] =>
      receiver.received.map(({ body }) => JSON.parse(body)).filter(({ action }) => action === 'read'),
    /** The changes that have arrived from a subscription. */
    changes: (): SubscribeResult[] =>
      receiver.received
        .map(({ body }): SubscribeMessage => JSON.parse(body))
        .filter(({ action }) => action === 'subscribe')
        .flatMap(({ result = [] }) => result),
    /** The ids of the records that have arrived, with repeats. */
    arrived: (): string[] =>
      world.messages().flatMap(({ result = [] }) => result.map((record) => idOf(conformer, record))),
    /** The latest of each record has the texts that the account has in these fields. Absent: of what was delivered. */
    async expectValues(
      names: readonly string[] = [conformer.textField],
      results: readonly ReadResult[] = world.messages().flatMap(({ result = [] }) => result),
    ) {
      const latest = new Map(results.map((result) => [idOf(conformer, result), result.fields ?? {}]));
      const stored = new Map((await account.records(object)).map(({ id, values }) => [id, values]));
      for (const [id, fields] of latest) {
        for (const name of names) {
          const delivered = textsIn(fields[name]);
          expect(delivered, `${name} of ${id}`).toEqual(
            expect.arrayContaining(textsIn(stored.get(id)?.[name])),
          );
        }
      }
    },
    /** Lets time pass, here and at the provider. */
    pass,
    /** Lets time pass until the schedule has been due once again, and does what is due then. */
    async nextScheduled() {
      await world.pass(35 * MINUTE_MS);
      await server.runJobs();
    },
    /** Does what is due, and passes the waits of what is tried again later. */
    async goOn(times: number, ms = 140_000) {
      for (let count = 0; count < times; count += 1) {
        await server.runJobs();
        await world.pass(ms);
      }
    },
    /** One turn of the lane that reads the object: a hundred pages at most. */
    async oneTurn(db = server.dependencies.db) {
      const lane = readLane({
        installationId: installed.installation.id,
        objectName: object,
        projectId: server.project.id,
      });
      await runTurn({ ...server.dependencies, db }, readsKind, lane, new AbortController().signal);
    },
    /** Asks for a read, as `triggerRead` does. */
    trigger: (asked: Partial<NewRun> = {}) => {
      const { id: installationId, integrationId, config } = installed.installation;
      const whose = { integrationId, installationId, configId: config.id };
      return server
        .context()
        .transaction((tx) => startRun(tx, { ...whose, objectName: object, readType: 'triggered', ...asked }));
    },
    /** How the schedule of the object stands. */
    async progress() {
      const isIt = and(
        eq(readObjects.installationId, installed.installation.id),
        eq(readObjects.objectName, object),
      );
      return (await server.dependencies.db.select().from(readObjects).where(isIt))[0];
    },
    /** The operations, latest first. */
    async operations(): Promise<Operation[]> {
      const at = `${installed.base}/installations/${installed.installation.id}/operations`;
      return (await request('GET', at)).body.results;
    },
    async logs(operation: Operation | undefined): Promise<Log[]> {
      return (await request('GET', `${projectPath}/operations/${operation?.id}/logs`)).body;
    },
    /** How the latest read ended. */
    async ending() {
      const [operation] = await world.operations();
      const last = (await world.logs(operation)).at(-1);
      return { status: operation?.status, error: last?.message.error, details: last?.message.details };
    },
  };
  onTestFinished(async () => {
    const unexpected = (await account.calls()).filter((call) => call.unexpected !== undefined);
    expect(unexpected, 'calls that the facts about the provider do not allow').toEqual([]);
  });
  if (!options.isUnread) {
    await server.runJobs();
    expect((await world.ending()).status, 'the first read').toBe('success');
    receiver.received.length = 0;
  }
  return world;
}

/** All texts inside of a value. A provider may wrap what a person has written. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Object.values(Object(value)).flatMap(textsIn);
}

export type Conforming = Awaited<ReturnType<typeof startConforming>>;

/**
 * How long a new record may be missing in the list of a full read: where that is the list of changes too, as long as
 * the connector says. A test that seeds records waits for it, because a read cannot deliver what it is not shown.
 */
function lagOfList({ handled: { changes, filteredList } }: Pick<ConnectorFacts, 'handled'>): number {
  return changes.source === 'filter' && filteredList === undefined ? changes.settleMs + 1000 : 0;
}

import type { Erased } from '@dowel/schema';
import { connectionInUseProblem } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import type { MockStore } from '../store.ts';

/** Whose data is erased. */
interface Owner {
  readonly projectId: string;
  readonly groupRef: string;
  readonly consumerRef?: string;
}

/** Answers the endpoints that erase as the service does. */
export const erasure = {
  eraseGroup({ store, caller, params: { groupRef } }) {
    const owner = { projectId: caller.project.id, groupRef };
    const installed = store.installations.filter(
      (one) => one.projectId === owner.projectId && one.groupRef === groupRef,
    );
    const ids = new Set(installed.map(({ id }) => id));
    const operations = store.operations.filter(({ installationId }) => ids.has(installationId));
    store.installations = store.installations.filter(({ id }) => !ids.has(id));
    store.operations = store.operations.filter(({ installationId }) => !ids.has(installationId));
    for (const { id } of installed) delete store.earlierConfigs[id];
    for (const { id } of operations) delete store.logs[id];
    store.groups = store.groups.filter(
      (one) => one.projectId !== owner.projectId || one.groupRef !== groupRef,
    );
    return { ...erasePeople(store, owner), installations: installed.length, operations: operations.length };
  },

  eraseConsumer({ store, caller, params: { groupRef, consumerRef } }) {
    const owner = { projectId: caller.project.id, groupRef, consumerRef };
    const used = new Set(store.installations.map(({ connectionId }) => connectionId));
    const isUsed = store.connections.some((one) => isTheirs(one, owner) && used.has(one.id));
    if (isUsed) throw new MockProblem('connection_in_use', connectionInUseProblem());
    return { ...erasePeople(store, owner), installations: 0, operations: 0 };
  },
} satisfies Partial<Answers>;

type People = Pick<Erased, 'connections' | 'consumers' | 'events'>;

function erasePeople(store: MockStore, owner: Owner): People {
  const before = [store.connections, store.consumers, store.events].map(({ length }) => length);
  store.connections = store.connections.filter((one) => !isTheirs(one, owner));
  store.consumers = store.consumers.filter(
    ({ groupRef, consumer }) => !isOf({ ...consumer, groupRef }, owner),
  );
  store.events = store.events.filter(({ data }) => !isOf(data, owner));
  const after = [store.connections, store.consumers, store.events].map(({ length }) => length);
  const [connections = 0, consumers = 0, events = 0] = before.map((length, at) => length - (after[at] ?? 0));
  return { connections, consumers, events };
}

function isTheirs(connection: MockStore['connections'][number], owner: Owner): boolean {
  const { projectId, group, consumer } = connection;
  return isOf({ projectId, groupRef: group?.groupRef, consumerRef: consumer?.consumerRef }, owner);
}

function isOf(row: object, { projectId, groupRef, consumerRef }: Owner): boolean {
  const of = row as { projectId?: unknown; groupRef?: unknown; consumerRef?: unknown };
  const isPerson = consumerRef === undefined || of.consumerRef === consumerRef;
  return of.projectId === projectId && of.groupRef === groupRef && isPerson;
}

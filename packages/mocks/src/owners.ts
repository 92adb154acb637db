import type { Consumer, Group } from '@dowel/schema';
import type { MockStore } from './store.ts';

/** Makes a group, or renames it when another name is given. */
export function upsertGroup(
  store: MockStore,
  projectId: string,
  { groupRef, groupName }: { groupRef: string; groupName?: string | undefined },
): Group {
  const known = store.groups.find((group) => group.projectId === projectId && group.groupRef === groupRef);
  if (known) return Object.assign(known, groupName && { groupName });
  const createTime = store.timestamp();
  const group = { groupRef, groupName: groupName || groupRef, projectId, createTime };
  store.groups.push(group);
  return group;
}

/**
 * Makes a consumer of a group, or renames it when another name is given. One without a group joins the first group that
 * names it.
 */
export function upsertConsumer(
  store: MockStore,
  projectId: string,
  {
    groupRef,
    consumerRef,
    consumerName,
  }: { groupRef: string; consumerRef: string; consumerName?: string | undefined },
): Consumer {
  const known = withRef(store, projectId, consumerRef);
  const own =
    known.find((one) => one.groupRef === groupRef) ?? known.find((one) => one.groupRef === undefined);
  if (own) {
    own.groupRef = groupRef;
    return Object.assign(own.consumer, consumerName && { consumerName });
  }
  const createTime = store.timestamp();
  const consumer = { consumerRef, consumerName: consumerName || consumerRef, projectId, createTime };
  store.consumers.push({ groupRef, consumer });
  return consumer;
}

function withRef(store: MockStore, projectId: string, consumerRef: string) {
  return store.consumers.filter(
    ({ consumer }) => consumer.projectId === projectId && consumer.consumerRef === consumerRef,
  );
}

import {
  type Delivery,
  exampleEvents,
  exampleMessages,
  type ReplayedMessages,
  type SendTestEvent,
} from '@dowel/schema';
import { deliveryNotFoundProblem, destinationDisabledProblem } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import { toPageAnswer } from '../paging.ts';
import { newRow } from '../plain-rows.ts';
import type { Principal } from '../principal.ts';
import { WithHeaders } from '../respond.ts';
import type { MockStore, StoredDelivery } from '../store.ts';
import { findDestination } from './destinations.ts';

const defaultPageSize = 100;
const mostReplayed = 10_000;

/** Answers the endpoints of deliveries as the service does. Nothing is sent: what is due stays due. */
export const deliveries = {
  listDeliveries({ store, caller, params, query }) {
    const { destinationId, status, eventType, groupRef, operationId, answer } = query;
    const chosen = ownOf(store, caller).filter(
      (one) =>
        (destinationId ?? one.destinationId) === one.destinationId &&
        (status ?? one.status) === one.status &&
        (eventType ?? one.eventType) === one.eventType &&
        (groupRef ?? one.groupRef) === one.groupRef &&
        // Nothing is read, and nothing answers.
        operationId === undefined &&
        answer === undefined,
    );
    const { pageSize = defaultPageSize } = query;
    const call = { store, caller, params, query: { ...query, pageSize } };
    const { body, headers } = toPageAnswer('listDeliveries', call, chosen.reverse());
    return new WithHeaders(body.map(toDelivery), headers);
  },

  getDelivery({ store, caller, params, query }) {
    const { projectId: _, body, ...shown } = getOwn(store, caller, params.deliveryId);
    return query.includeBody === false ? shown : { ...shown, body };
  },

  replayDelivery({ store, caller, params }) {
    const delivery = getOwn(store, caller, params.deliveryId);
    assertEnabled(findDestination({ store, caller }, delivery.destinationId));
    return toDelivery(makeDue(store, delivery));
  },

  replayDeliveries({ store, caller, body: { deliveryIds, dryRun } }) {
    const leftOut: ReplayedMessages['leftOut'] = [];
    const sent = [...new Set(deliveryIds)].flatMap((deliveryId) => {
      const delivery = ownOf(store, caller).find(({ id }) => id === deliveryId);
      const destination = store.destinations.find(({ id }) => id === delivery?.destinationId);
      if (delivery && destination?.disabledTime === undefined) return delivery;
      leftOut.push({ deliveryId, code: delivery ? 'destination_disabled' : 'delivery_not_found' });
      return [];
    });
    if (!dryRun) for (const delivery of sent) makeDue(store, delivery);
    return { replayedCount: sent.length, leftOut };
  },

  replayFailedDeliveries({ store, caller, params, body }) {
    const destination = findDestination({ store, caller }, params.destination);
    assertEnabled(destination);
    const since = Date.parse(body.sinceTime);
    const failed = ownOf(store, caller).filter(
      (one) =>
        one.destinationId === destination.id &&
        one.status === 'failed' &&
        Date.parse(one.createTime) >= since,
    );
    const replayed = failed.slice(0, mostReplayed);
    if (!body.dryRun) for (const one of replayed) makeDue(store, one);
    return { replayedCount: replayed.length, isMoreLeft: failed.length > replayed.length };
  },

  sendTestEvent(call) {
    const { store, caller, params, body } = call;
    const destination = findDestination(call, params.destination);
    assertEnabled(destination);
    const event = toTestEvent(body.eventType, caller.project.id);
    const row = newRow(call);
    const delivery: StoredDelivery = {
      ...row,
      messageId: `msg_${row.id}`,
      eventId: store.newId(),
      eventType: body.eventType,
      destinationId: destination.id,
      destinationName: destination.name,
      status: 'pending',
      attemptCount: 0,
      isTest: true,
      nextAttemptTime: row.createTime,
      body: JSON.stringify(event),
      attempts: [],
    };
    store.deliveries.push(delivery);
    return toDelivery(delivery);
  },
} satisfies Partial<Answers>;

function toTestEvent(type: SendTestEvent['eventType'], projectId: string): object {
  if (type === 'read' || type === 'subscribe' || type === 'schema.watch') {
    return { ...exampleMessages[type], projectId, isTest: true };
  }
  const { notificationType, data } = exampleEvents[type];
  return { notificationType, data: { ...data, projectId }, isTest: true };
}

function ownOf(store: MockStore, { project }: Principal): StoredDelivery[] {
  return store.deliveries.filter(({ projectId }) => projectId === project.id);
}

function getOwn(store: MockStore, caller: Principal, id: string): StoredDelivery {
  const delivery = ownOf(store, caller).find((one) => one.id === id);
  return found(delivery, 'delivery_not_found', deliveryNotFoundProblem(id));
}

function assertEnabled({ name, disabledTime }: { name: string; disabledTime?: string | undefined }): void {
  if (disabledTime === undefined) return;
  throw new MockProblem('destination_disabled', destinationDisabledProblem(name));
}

function makeDue(store: MockStore, delivery: StoredDelivery): StoredDelivery {
  const now = store.timestamp();
  return Object.assign(delivery, { status: 'pending', nextAttemptTime: now, updateTime: now });
}

function toDelivery(delivery: StoredDelivery): Delivery {
  const { projectId: _, attempts: __, body: ___, isUnreadable: ____, ...shown } = delivery;
  return shown;
}

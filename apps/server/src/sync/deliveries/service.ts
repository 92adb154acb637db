import { Buffer } from 'node:buffer';
import {
  type Delivery,
  type DeliveryAttempt,
  type DeliveryWithAttempts,
  exampleEvents,
  exampleMessages,
  type GetDeliveryQuery,
  type ListDeliveriesQuery,
  type SendTestEvent,
} from '@dowel/schema';
import { deliveryNotFoundProblem } from '@dowel/schema/rules';
import { v7, validate } from 'uuid';
import type { Context } from '../../context.ts';
import { findById, find as findDestination } from '../../installing/destinations/service.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { isMessageOf } from '../../platform/events/message-id.ts';
import { sealData } from '../../platform/events/stored-data.ts';
import { isDataMessage, sealMessage } from '../../platform/events/stored-message.ts';
import { mapPage, type Page, readPage } from '../../platform/paging/read-page.ts';
import { choose, type Look, readWithin } from '../../platform/paging/read-within.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { unlessUnreadable } from '../../platform/secrets/secrets.ts';
import { readableBody } from '../events/service.ts';
import { lookAtDeliveries } from './looking-queries.ts';
import {
  type AttemptRow,
  type DeliveryFilter,
  type DeliveryRow,
  findDelivery,
  insertTest,
  type ListedDelivery,
  makeDue,
  type Names,
  selectAttempts,
  selectByIds,
  selectDeliveries,
  selectOthers,
} from './queries.ts';
import { messageIdOf } from './sending/message.ts';
import { goAgain } from './sending/order.ts';
import { wakeDestination } from './wake-destination.ts';

const DEFAULT_PAGE_SIZE = 100;

/** @throws {ProblemError} `invalid_request` for an invalid page token */
export async function list(
  context: Context,
  { pageSize = DEFAULT_PAGE_SIZE, ...query }: ListDeliveriesQuery,
): Promise<Page<Delivery>> {
  const { groupRef, operationId, answer, destinationId, status, eventType } = query;
  if (operationId !== undefined && !validate(operationId)) return { items: [] };
  const isGiven = (one: string | undefined) => one !== undefined;
  const hasIndex = [destinationId, status, eventType].filter(isGiven).length < 2;
  const page =
    [groupRef, operationId, answer].some(isGiven) || !hasIndex
      ? await readWithin(context, ['listDeliveries'], { pageSize, ...query }, (place, limit) =>
          look(context, query, place, limit),
        )
      : await readPage(context, ['listDeliveries'], { pageSize, ...query }, (slice) =>
          selectDeliveries(context, query, slice),
        );
  return mapPage(page, (row) => toDelivery(row, row));
}

/** How many rows one statement looks at, when most of them may be unwanted. */
const LOOKED_AT = 2000;

async function look(
  context: Context,
  filter: DeliveryFilter,
  place: string | undefined,
  limit: number,
): Promise<Look<ListedDelivery>> {
  const [eventId = '', id = eventId] = place?.split(':') ?? [];
  const seen = await lookAtDeliveries(
    context,
    filter,
    place === undefined ? undefined : { eventId, id },
    LOOKED_AT,
  );
  const { operationId } = filter;
  const run = operationId?.toLowerCase();
  const { chosen, last } = choose(
    seen.map((one) => ({
      ...one,
      isWanted: one.isWanted && (run === undefined || isMessageOf(run, one.id)),
    })),
    limit,
    LOOKED_AT,
  );
  const found = await selectByIds(
    context,
    chosen.map((one) => one.id),
  );
  const rows = new Map(found.map((row) => [row.id, row]));
  return {
    items: chosen.flatMap((one) => rows.get(one.id) ?? []),
    next: last && `${last.eventId}:${last.id}`,
  };
}

/** @throws {ProblemError} `delivery_not_found`, `not_ready` if the body is in a store that does not answer */
export async function get(
  context: Context,
  id: string,
  { includeBody = true }: GetDeliveryQuery = {},
): Promise<DeliveryWithAttempts> {
  const found = await findDelivery(context, id);
  if (!found) throw notFound(id);
  const attempts = (await selectAttempts(context, id)).map((row) => toAttempt(context, row));
  const body = includeBody
    ? await readableBody(context, found.event, found.delivery.isTest)
    : unlessUnreadable(() => context.secrets.openBytes(found.event.dataSealed, found.event.id));
  const others = await selectOthers(context, found.delivery);
  const isUnreadable = body === undefined || attempts.some((attempt) => attempt.isUnreadable);
  return {
    ...toDelivery(found.delivery, found.names),
    ...(typeof body === 'string' && { body }),
    attempts: attempts.map(({ shown }) => shown),
    ...(others.length > 0 && { otherDeliveries: others.map((row) => toDelivery(row, row)) }),
    ...(isUnreadable && { isUnreadable }),
  };
}

/** @throws {ProblemError} `delivery_not_found`, `destination_disabled` */
export async function replay(context: Context, id: string): Promise<Delivery> {
  const found = await findDelivery(context, id);
  const destination = found && (await findById(context, found.delivery.destinationId));
  if (!found || !destination) throw notFound(id);
  await wakeDestination(context, destination);
  const [row] = await makeDue(context, [id]);
  await goAgain(context, destination, [found.delivery]);
  if (!row) throw notFound(id);
  return toDelivery(row, found.names);
}

/** @throws {ProblemError} `destination_not_found`, `destination_disabled` */
export async function sendTest(
  context: Context,
  idOrName: string,
  { eventType: type }: SendTestEvent,
): Promise<Delivery> {
  const destination = await findDestination(context, idOrName);
  await wakeDestination(context, destination);
  const id = v7();
  const isHeld = destination.heldTime !== null;
  const names = { destinationName: destination.name, isHeld, group: null };
  if (isDataMessage(type)) {
    const body = { ...exampleMessages[type], projectId: context.project.id, isTest: true };
    const stored = { body: Buffer.from(JSON.stringify(body)), metadata: { objectName: body.objectName } };
    return toDelivery(
      await insertTest(context, { id, type, ...sealMessage(context, id, stored) }, destination.id),
      names,
    );
  }
  const data = { ...exampleEvents[type].data, projectId: context.project.id };
  const sealed = sealData(context, id, { data, largeBodyIds: {} });
  return toDelivery(await insertTest(context, { id, type, ...sealed }, destination.id), names);
}

function notFound(id: string): ProblemError {
  return new ProblemError('delivery_not_found', deliveryNotFoundProblem(id));
}

function toDelivery(row: DeliveryRow, { destinationName, isHeld, group }: Names): Delivery {
  const [groupRef, groupName] = group ?? [null, null];
  const { attempts, dueTime, ...shown } = toWire(
    row,
    'id',
    'eventId',
    'eventType',
    'destinationId',
    'status',
    'attempts',
    'reason',
    'dueTime',
    'createTime',
    'updateTime',
  );
  return {
    ...shown,
    messageId: messageIdOf(row.id),
    attemptCount: attempts,
    destinationName,
    ...(isHeld && { isHeld }),
    ...(groupRef !== null && { groupRef }),
    ...(groupName !== null && { groupName }),
    ...(row.topic !== '' && { topic: row.topic }),
    ...(row.isTest && { isTest: true as const }),
    ...(dueTime !== undefined && { nextAttemptTime: dueTime }),
  };
}

/** An attempt. What a lost key sealed is left out. */
function toAttempt(context: Context, row: AttemptRow): { shown: DeliveryAttempt; isUnreadable: boolean } {
  const shown: DeliveryAttempt = toWire(
    row,
    'id',
    'number',
    'outcome',
    'status',
    'durationMs',
    'reason',
    'createTime',
  );
  if (row.detailSealed === null) return { shown, isUnreadable: false };
  const detail = unlessUnreadable(() => context.secrets.open(row.detailSealed ?? '', row.id));
  return { shown: { ...shown, ...(detail && JSON.parse(detail)) }, isUnreadable: detail === undefined };
}

import {
  exampleEvents,
  exampleMessages,
  type MessageAction,
  type MessageOf,
  type NotificationData,
  type NotificationEventType,
} from '@dowel/schema';
import type { MockEvent, MockMessage } from '../events.ts';
import { builtAt } from './times.ts';

/**
 * Builds a valid event. `data` replaces parts of its data. An address in `configURL` or `lastConfigURL` takes the place
 * of the config itself.
 */
export function buildEvent<Type extends NotificationEventType>(
  type: Type,
  data?: Partial<NotificationData<Type>>,
): MockEvent<Type>;
/**
 * Builds a valid message with records, or with changes of fields. `members` replaces parts of it. `resultInfo` counts the
 * records of `result`, and one with a `downloadUrl` takes the place of the records.
 */
export function buildEvent<Action extends MessageAction>(
  action: Action,
  members?: Partial<Omit<MessageOf<Action>, 'action'>>,
): MockMessage<Action>;
export function buildEvent(
  type: NotificationEventType | MessageAction,
  replaced: object = {},
): MockEvent | MockMessage {
  return isAction(type) ? buildMessage(type, replaced) : buildNotification(type, replaced);
}

let built = 0;

/** Receivers pass over an event whose id they know. */
function newId(type: string): string {
  built += 1;
  return `event-${type}-${built}`;
}

function isAction(type: string): type is MessageAction {
  return Object.hasOwn(exampleMessages, type);
}

/** The cast is safe: the example is valid, and the overload says what may be replaced. */
function buildMessage(action: MessageAction, members: { resultInfo?: { type?: string } }): MockMessage {
  const { result, ...message }: Record<string, unknown> = { ...exampleMessages[action], ...members };
  const isElsewhere = members.resultInfo?.type === 'url';
  const counted = Array.isArray(result) && !isElsewhere;
  return {
    ...message,
    ...(counted && { resultInfo: { type: 'inline', numRecords: result.length } }),
    ...(!isElsewhere && { result }),
    id: newId(action),
    createTime: builtAt,
  } as unknown as MockMessage;
}

function buildNotification<Type extends NotificationEventType>(type: Type, data: object): MockEvent<Type> {
  const { config, lastConfig, ...example }: Record<string, unknown> = exampleEvents[type].data;
  return asEvent({
    notificationType: type,
    data: {
      ...example,
      ...(config !== undefined && !('configURL' in data) && { config }),
      ...(lastConfig !== undefined && !('lastConfigURL' in data) && { lastConfig }),
      ...data,
    },
    id: newId(type),
    createTime: builtAt,
  });
}

/** The example has every member of the type's data, and `data` has values of the same type. */
function asEvent<Type extends NotificationEventType>(event: object): MockEvent<Type> {
  return event as MockEvent<Type>;
}

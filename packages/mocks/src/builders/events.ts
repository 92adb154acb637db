import { exampleEvents, type NotificationData, type NotificationEventType } from '@dowel/schema';
import type { MockEvent } from '../events.ts';
import { builtAt } from './times.ts';

/**
 * Builds a valid event. `data` replaces parts of its data. An address in `configURL` or `lastConfigURL` takes the place
 * of the config itself.
 */
export function buildEvent<Type extends NotificationEventType>(
  type: Type,
  data: Partial<NotificationData<Type>> = {},
): MockEvent<Type> {
  const { config, lastConfig, ...example }: Record<string, unknown> = exampleEvents[type].data;
  return asEvent({
    notificationType: type,
    data: {
      ...example,
      ...(config !== undefined && !('configURL' in data) && { config }),
      ...(lastConfig !== undefined && !('lastConfigURL' in data) && { lastConfig }),
      ...data,
    },
    id: `event-${type}`,
    createTime: builtAt,
  });
}

/** The example has every member of the type's data, and `data` has values of the same type. */
function asEvent<Type extends NotificationEventType>(event: object): MockEvent<Type> {
  return event as MockEvent<Type>;
}

import { nameIn } from '@dowel/schema/connector';
import type { EventObject } from '../../format.ts';
import { getJson, type ProviderFetch } from '../call.ts';
import type { RestDefinition } from '../definition.ts';
import { toObject } from '../object.ts';
import { ProviderError } from '../provider-error.ts';
import { filled, filledJson } from '../request/draft.ts';
import { askedTypes } from './asked-types.ts';

export interface AskedEvent {
  /** The provider's name of the event. */
  readonly type: string;
  readonly objectName: string;
  /** What the provider calls the object in its events. Absent: the type alone says which object it is about. */
  readonly objectRef?: string;
}

/**
 * Finds out what the provider calls the objects of some events. Each object is asked for once.
 * @throws {ProviderError} `missing_object` if the provider does not know one
 */
export async function withObjectRefs<E extends AskedEvent>(
  connector: RestDefinition,
  events: readonly E[],
  fetch: ProviderFetch,
): Promise<E[]> {
  const refs = new Map<string, string>();
  for (const objectName of new Set(events.map((event) => event.objectName))) {
    const source = toObject(connector, objectName).events?.object;
    if (source) refs.set(objectName, await refOf(connector, source, objectName, fetch));
  }
  return events.map((event) => {
    const objectRef = refs.get(event.objectName);
    return objectRef === undefined ? event : { ...event, objectRef };
  });
}

async function refOf(
  connector: RestDefinition,
  source: EventObject,
  objectName: string,
  fetch: ProviderFetch,
): Promise<string> {
  if ('text' in source) return filled(source.text, { objectName });
  const { body, status } = await getJson(connector, source.request, { objectName }, fetch);
  // It goes back to the provider, and is compared with what events say.
  const ref = body.text(source.member)?.toSend();
  if (ref !== undefined && ref !== '') return ref;
  const words = `${connector.displayName} answered ${status} without the id of "${objectName}", by which its events name it.`;
  throw new ProviderError('missing_object', words, { status });
}

/** What the provider is asked for, of each event, and the events that ask for it. What is the same stands there once. */
export function entriesOf<E extends AskedEvent>(
  connector: RestDefinition,
  events: readonly E[],
): { entry: unknown; events: E[] }[] {
  const entries = new Map<string, { entry: unknown; events: E[] }>();
  for (const event of events) {
    const { objectName, objectRef = nameIn(connector, objectName) } = event;
    const shape = toObject(connector, objectName).events?.entry;
    for (const type of askedTypes(connector.webhooks, [event.type])) {
      const entry = shape === undefined ? type : filledJson(shape, { event: type, object: objectRef });
      const key = JSON.stringify(entry);
      const known = entries.get(key);
      if (known) known.events.push(event);
      else entries.set(key, { entry, events: [event] });
    }
  }
  return [...entries.values()];
}

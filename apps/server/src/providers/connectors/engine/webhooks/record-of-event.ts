import type { ConnectorObject } from '../../format.ts';
import { joinId } from '../parents/parent-values.ts';
import { firstTextAt, textAt } from '../record-facts.ts';
import type { ProviderEvent } from './read-event.ts';

/**
 * The id of the record that an event is about, as reads and writes know it: below a parent it has the values of the parent
 * too. Undefined when the event does not say it.
 */
export function recordIdOf(
  { events, parents }: Pick<ConnectorObject, 'events' | 'parents'>,
  { raw, recordId }: ProviderEvent,
  toOwnId = (said: string) => said,
): string | undefined {
  const said = events?.recordId === undefined ? recordId : firstTextAt(raw, events.recordId);
  const ownId = said === undefined ? undefined : toOwnId(said);
  if (ownId === undefined || parents?.idField === undefined) return ownId;
  const values: Record<string, string> = {};
  for (const [name, member] of Object.entries(events?.parent ?? {})) {
    const value = textAt(raw, member);
    if (value === undefined) return undefined;
    values[name] = value;
  }
  return joinId(parents, values, ownId);
}

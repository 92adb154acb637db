import { isPlainObject } from '@dowel/schema/rules';
import { parseExactly } from '../../../provider-words/exact-json.ts';
import { memberOf } from '../../../provider-words/member-of.ts';
import { storable } from '../../../provider-words/storable.ts';
import type { Webhooks } from '../../connector.ts';
import { textAt } from '../record-facts.ts';
import type { ProviderRecord } from '../records.ts';

/** What an event says. */
export interface ProviderEvent {
  readonly id: string;
  /** The provider's name of what has happened. */
  readonly type: string;
  readonly recordId: string | undefined;
  /** Undefined when the event does not say it. */
  readonly changedFields: readonly string[] | undefined;
  /** The whole event. */
  readonly raw: ProviderRecord;
}

/** Reads an event. Undefined when the body is none of this provider. */
export function readEvent({ event }: Webhooks, body: string): ProviderEvent | undefined {
  const raw = parsed(body);
  if (!raw) return undefined;
  const [id, type] = [textAt(raw, event.id), textAt(raw, event.type)];
  if (id === undefined || type === undefined) return undefined;
  return {
    id,
    type,
    recordId: textAt(raw, event.recordId),
    changedFields:
      event.changedFields === undefined ? undefined : namesIn(memberOf(raw, event.changedFields)),
    raw,
  };
}

function parsed(body: string): ProviderRecord | undefined {
  try {
    const value = storable(parseExactly(body));
    return isPlainObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function namesIn(value: unknown): string[] | undefined {
  if (Array.isArray(value)) return value.filter((name) => typeof name === 'string');
  return isPlainObject(value) ? Object.keys(value) : undefined;
}

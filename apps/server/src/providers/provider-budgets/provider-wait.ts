import type { ConnectorErrors } from '@dowel/schema/connector';
import { retryAfterMs, timeOfAnswer } from '../../platform/outgoing/retry-after.ts';
import type { CallBudget } from '../connectors/call-budget.ts';

const SECOND_MS = 1000;
export const LONGEST_WAIT_MS = 60 * 60 * SECOND_MS;
/** When a provider does not say how long to wait. */
const UNKNOWN_MS = 10 * SECOND_MS;

/** The headers of an answer, as `fetch` has them, or as a plain object with names in lower case. */
export type AnswerHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>;

/**
 * How long a provider that answered "too many calls" wants none. A time that is past or absurd is replaced, so that no
 * call comes too soon and none waits for ever.
 */
export function toldWaitMs(
  headers: AnswerHeaders,
  { wait = [] }: Pick<ConnectorErrors, 'wait'>,
  ours: Date,
): number {
  const now = timeOfAnswer(textOf(headers, 'date')) ?? ours;
  const named = wait.map(({ header, format }) => waitOf(textOf(headers, header), format, now));
  const told = [retryAfterMs(textOf(headers, 'retry-after') ?? null, now), ...named];
  return withinBounds(told.find((ms) => ms !== undefined));
}

/** The same for a text as of `Retry-After`. */
export function waitOfText(retryAfter: string | undefined, now: Date): number {
  return withinBounds(retryAfterMs(retryAfter ?? null, now));
}

/** How long to wait after a failed call: as planned, or longer if the provider asks for it. */
export function waitAtLeast(plannedMs: number, retryAfter: string | undefined, now: Date): number {
  const toldMs = retryAfterMs(retryAfter ?? null, now);
  return toldMs === undefined ? plannedMs : Math.max(plannedMs, withinBounds(toldMs));
}

function withinBounds(ms = UNKNOWN_MS): number {
  return Math.min(Math.max(ms, SECOND_MS), LONGEST_WAIT_MS);
}

type WaitFormat = NonNullable<ConnectorErrors['wait']>[number]['format'];

function waitOf(text: string | undefined, format: WaitFormat, now: Date): number | undefined {
  const value = numberIn(text);
  if (value === undefined) return undefined;
  if (format === 'seconds') return value * SECOND_MS;
  if (format === 'ms') return value;
  return (format === 'epochMs' ? value : value * SECOND_MS) - now.getTime();
}

/** How many calls are left, as a provider says it. Undefined if it says nothing that can be understood. */
export function toldRemaining(headers: AnswerHeaders, { remaining }: CallBudget): number | undefined {
  const text = remaining && textOf(headers, remaining.header);
  if (remaining?.format !== 'usage') return numberIn(text);
  const [, used, limit] = /(\d{1,12})\s*\/\s*(\d{1,12})/.exec(text ?? '') ?? [];
  return used === undefined || limit === undefined ? undefined : Math.max(0, Number(limit) - Number(used));
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,16}(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

function textOf(headers: AnswerHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name)?.trim();
  return [headers[name.toLowerCase()]].flat()[0]?.trim();
}

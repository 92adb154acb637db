import { deadline } from '../../platform/outgoing/deadline.ts';
import { OutgoingError } from '../../platform/outgoing/errors.ts';
import { retryAfterMs } from '../../platform/outgoing/retry-after.ts';
import { forWords, SecretsInUse } from '../../providers/provider-words/secrets-in-use.ts';
import { storableText } from '../../providers/provider-words/storable.ts';
import type { AdapterTarget, AttemptOutcome, AttemptSurroundings } from './destination-adapter.ts';
import { readBeginning } from './webhook-answer.ts';

export interface HttpAnswer {
  readonly kind: 'answered';
  /** Scheme, host and port. */
  readonly origin: string;
  readonly status: number;
  /** The beginning of the body, without our secrets. */
  readonly text: string;
  readonly retryAfterMs: number | undefined;
  readonly headers: Headers;
}

const ATTEMPT_TIMEOUT_MS = 15_000;
const MAX_ANSWER_LENGTH = 1000;
/** With these, the same request may be taken later. */
const PASSING_STATUSES = new Set([408, 425, 429]);

/** Sends one request. A redirect is not followed: the credentials are for this address only. */
export async function askHttp(
  { secrets }: Pick<AdapterTarget, 'secrets'>,
  address: URL,
  init: RequestInit,
  { outgoing, signal, now }: AttemptSurroundings,
): Promise<HttpAnswer | Extract<AttemptOutcome, { kind: 'unreachable' }>> {
  const limited = AbortSignal.any([signal, deadline(ATTEMPT_TIMEOUT_MS)]);
  try {
    const response = await outgoing(address, { ...init, redirect: 'manual', signal: limited });
    const { status, headers } = response;
    const { text, cutBecause } = await readBeginning(response);
    const masked = new SecretsInUse(Object.values(secrets)).mask(
      storableText(text),
      forWords,
      cutBecause !== undefined || text.length === MAX_ANSWER_LENGTH,
    );
    return {
      kind: 'answered',
      origin: address.origin,
      status,
      text: masked.slice(0, MAX_ANSWER_LENGTH),
      retryAfterMs: retryAfterMs(headers.get('retry-after'), now()),
      headers,
    };
  } catch (error) {
    return { kind: 'unreachable', reason: unreachableReason(error, address, signal) };
  }
}

/** At a wrong address, or before the destination, something else may answer with a page. */
export function isPage({ text }: HttpAnswer): boolean {
  return text.trimStart().startsWith('<');
}

interface Meaning {
  /** The destination's own word for the error. */
  readonly code?: string | undefined;
  readonly isPassing?: boolean;
  /** Whether an answer of success is one of a destination that has taken the message. By default, any but a page. */
  readonly isTaken?: boolean | undefined;
}

/** How the attempt ended, by the status. */
export function outcomeOfAnswer(
  answer: HttpAnswer,
  { code, isPassing = false, isTaken = !isPage(answer) }: Meaning,
): AttemptOutcome {
  const { origin, status, text, retryAfterMs: waitMs } = answer;
  if (status >= 200 && status < 300) {
    if (isTaken) return { kind: 'delivered', status, answer: text };
    const why =
      code === undefined ? 'Check the address of the destination.' : `It told of an error (${code}).`;
    const reason = `${origin} answered with status ${status}, but not that it took the message. ${why}`;
    return { kind: 'refused', status, answer: text, reason, ...(code === undefined && { isLasting: true }) };
  }
  const isLasting = !isPassing && status >= 300 && status < 500 && !PASSING_STATUSES.has(status);
  return {
    kind: 'refused',
    status,
    answer: text,
    reason: `${origin} answered with status ${status}${code === undefined ? '' : ` (${code})`}.`,
    ...(waitMs !== undefined && { retryAfterMs: waitMs }),
    ...(isLasting && { isLasting }),
  };
}

function unreachableReason(error: unknown, { origin }: URL, signal: AbortSignal): string {
  if (error instanceof OutgoingError) return error.message;
  if (signal.aborted) return `The attempt at ${origin} was ended before an answer came.`;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `${origin} did not answer within ${ATTEMPT_TIMEOUT_MS / 1000} s.`;
  }
  throw error;
}

import { hiddenParts } from '@dowel/schema/rules';
import { deadline } from '../../platform/outgoing/deadline.ts';
import { OutgoingError } from '../../platform/outgoing/errors.ts';
import type { RelayedAnswer } from '../../platform/outgoing/relay.ts';
import { retryAfterMs } from '../../platform/outgoing/retry-after.ts';
import { ProviderText } from '../../providers/provider-words/provider-text.ts';
import { SecretsInUse } from '../../providers/provider-words/secrets-in-use.ts';
import type { AttemptOutcome, AttemptSurroundings } from './destination-adapter.ts';
import { type AnswerBeginning, readBeginning } from './webhook-answer.ts';
import {
  type ShownRequest,
  shownRequest,
  type WebhookMessage,
  type WebhookTarget,
  webhookHeaders,
} from './webhook-request.ts';

export type WebhookOutcome = Judged & { readonly request: ShownRequest };

type Judged = AttemptOutcome & {
  /** The receiver is overloaded, or too slow: the next attempt should wait. */
  readonly isBusy?: true;
};

/** How long an attempt may take, and how long the rest of an answer whose status is known. */
export interface WebhookTimes {
  readonly attemptMs: number;
  readonly answerMs?: number;
}

/** No answer is read so far. */
const MAX_BYTES = 1024 * 1024;

/**
 * Posts one message. A status of 200 to 299 is success, whatever follows it. A redirect is a failure: the message is
 * meant for this address, and another one may be inside our network.
 */
export async function sendWebhook(
  target: WebhookTarget,
  message: WebhookMessage,
  { outgoing, signal, now }: AttemptSurroundings,
  times: WebhookTimes,
): Promise<WebhookOutcome> {
  const headers = webhookHeaders(target, message, now());
  const request = shownRequest(target, headers);
  const timeout = deadline(times.attemptMs);
  const sent = new Headers(headers);
  if (!sent.has('user-agent')) sent.set('user-agent', 'Dowel');
  const { attemptMs: timeoutMs, answerMs } = times;
  const init = {
    method: 'POST',
    headers: sent,
    body: message.body,
    signal: AbortSignal.any([signal, timeout]),
  };
  try {
    // Takes half of the processor time of `fetch`. The status counts at once, so no body is waited for.
    const answer = await outgoing.relay(target.url, init, { timeoutMs, maxBytes: MAX_BYTES, smallBytes: 0 });
    const beginning = await readBeginning(answer, answerMs);
    return { ...judge(answer, beginning, secretsOf(target), now()), request };
  } catch (error) {
    const isTimeout = timeout.aborted || (error instanceof OutgoingError && error.kind === 'timed_out');
    if (isTimeout) {
      const reason = `No answer came within ${times.attemptMs / 1000} s. The receiver should answer at once, and do its work afterwards.`;
      return { kind: 'unreachable', reason, isBusy: true, request };
    }
    if (signal.aborted) return { kind: 'unreachable', reason: 'The attempt was stopped.', request };
    if (error instanceof OutgoingError) return { kind: 'unreachable', reason: error.message, request };
    throw error;
  }
}

function judge(
  { status, headers }: RelayedAnswer,
  { text, cutBecause }: AnswerBeginning,
  secrets: SecretsInUse,
  now: Date,
): Judged {
  const answer = new ProviderText(text).data(secrets, 1000);
  const cut = cutBecause === undefined ? '' : `The answer was read only in part: ${cutBecause}.`;
  if (status >= 200 && status < 300) return { kind: 'delivered', status, answer, ...(cut && { note: cut }) };
  const waitMs = retryAfterMs(onlyValue(headers['retry-after']), now);
  const reason = [reasonFor(status), cut].filter(Boolean).join(' ');
  return {
    kind: 'refused',
    status,
    answer,
    reason,
    ...(waitMs !== undefined && { retryAfterMs: waitMs }),
    ...(status === 429 && { isBusy: true }),
  };
}

function onlyValue(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

function reasonFor(status: number): string {
  if (status > 300 && status < 400 && status !== 304) {
    return `The receiver answered with a redirect (${status}). Redirects are not followed: set the destination to the address that takes messages.`;
  }
  if (status === 429) return 'The receiver answered that it gets too many requests (429).';
  const why = status < 400 ? ' Only 200 to 299 means that it took the message.' : '';
  return `The receiver answered with the status ${status}.${why}`;
}

/** Receivers sometimes answer with what they were sent. */
function secretsOf({ url, headers, signingKeys }: WebhookTarget): SecretsInUse {
  return new SecretsInUse(() => [
    ...hiddenParts('webhook', url),
    ...signingKeys,
    ...Object.values(headers).flatMap((value) => [value, value.split(' ').at(-1)]),
  ]);
}

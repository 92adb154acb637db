import { providerAnswerMissingProblem, providerAnswerTooLargeProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { Transport } from '../../installing/connections/service.ts';
import { OutgoingError } from '../../platform/outgoing/errors.ts';
import type { RelayedAnswer } from '../../platform/outgoing/relay.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import * as providers from '../../providers/providers/service.ts';
import type { ProxiedInstallation } from './queries.ts';
import { isSafe } from './rules.ts';
import type { SentBody } from './sent-body.ts';

/**
 * Sends calls as they are. A failure before the call was sent stays an `OutgoingError`. After that, nobody knows what
 * the provider did, so only a call that changes nothing is made once more.
 */
export function transportOf(
  context: Context,
  { provider }: ProxiedInstallation,
  sent: SentBody,
): Transport<RelayedAnswer> {
  const { timeoutMs, maxBytes } = context.env.proxy;
  const title = () => providers.titleOf(context, provider);
  return async (destination, init) => {
    const relay = () => context.outgoing.relay(destination, init, { timeoutMs, maxBytes });
    const answer = await relay()
      .catch((error) => (mayRepeat(error, init) ? relay() : Promise.reject(error)))
      .catch((error) => {
        throw sent.refusal() ?? toProblem(error, title);
      });
    if (answer.body === null || Number(answer.headers['content-length'] ?? 0) <= maxBytes) return answer;
    await answer.body.cancel();
    throw new ProblemError('provider_answer_too_large', providerAnswerTooLargeProblem(title(), maxBytes));
  };
}

/** A kept connection may be closed by the provider in the moment in which we use it again. */
function mayRepeat(error: unknown, { method = 'GET', body }: RequestInit): boolean {
  const isCut = error instanceof OutgoingError && error.isSent && error.kind === 'unreachable';
  return isCut && isSafe(method) && !body;
}

function toProblem(error: unknown, title: () => string): unknown {
  if (!(error instanceof OutgoingError && error.isSent)) return error;
  const what = words[error.kind] ?? 'closed the connection';
  return new ProblemError('provider_answer_missing', {
    ...providerAnswerMissingProblem(title(), what),
    cause: error,
  });
}

const words: Partial<Record<OutgoingError['kind'], string>> = {
  timed_out: 'did not answer in time',
  invalid_answer: 'sent no valid answer',
};

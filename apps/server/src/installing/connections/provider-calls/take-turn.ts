import type { Context } from '../../../context.ts';
import type { CallPurpose } from '../../../providers/provider-budgets/budgeted-call.ts';
import { type AnswerHeaders, waitOfText } from '../../../providers/provider-budgets/provider-wait.ts';
import type { UnreadResponse } from '../../../providers/provider-words/provider-body.ts';
import type { OpenedRow } from '../opened-row.ts';

/** Part of an answer. */
export interface LimitNoter {
  /**
   * For an answer that says "too many calls" with another status than 429: no process calls the provider for as long as
   * the text says, which is like a `Retry-After`.
   */
  noteLimit(retryAfter: string | undefined): Promise<void>;
  /** For an answer that says that such a call could not be paid again: none is made for so many seconds. */
  noteUnpaid(retryAfter: string): Promise<void>;
}

/** The turn of one call. */
interface CallTurn {
  /** Learns from the answer what the provider's limits are now. */
  learn(response: UnreadResponse): Promise<LimitNoter>;
}

/**
 * Waits until the provider's limits allow a call.
 * @throws {ProblemError} `provider_rate_limited`
 */
export async function takeTurn(
  context: Context,
  limits: OpenedRow['limits'],
  { purpose, init, pathOrUrl }: { purpose: CallPurpose; init: RequestInit; pathOrUrl: string },
): Promise<CallTurn> {
  const { providerBudgets } = context;
  const path = pathOrUrl.replace(/[?#].*$/s, '');
  const call = { ...limits, purpose, method: init.method ?? 'GET', path };
  await providerBudgets.take(context, call, init.signal ?? undefined);
  return {
    async learn(response) {
      await providerBudgets.learn(context, call, { status: response.status, headers: headersOf(response) });
      return {
        noteLimit: (retryAfter) =>
          providerBudgets.block(context, call, waitOfText(retryAfter, context.now())),
        noteUnpaid: (retryAfter) =>
          providerBudgets.blockUnpaid(context, call, waitOfText(retryAfter, context.now())),
      };
    },
  };
}

/** Every transport answers with headers of one of these forms. The type of unread answers hides them. */
function headersOf(response: UnreadResponse): AnswerHeaders {
  return 'headers' in response ? (response.headers as AnswerHeaders) : {};
}

import type { Context } from '../../../context.ts';
import type { ProviderResponse } from '../../../providers/connectors/engine/call.ts';
import type { CallPurpose } from '../../../providers/provider-budgets/budgeted-call.ts';
import { type AnswerHeaders, waitOfText } from '../../../providers/provider-budgets/provider-wait.ts';
import type { UnreadResponse } from '../../../providers/provider-words/provider-body.ts';
import type { OpenedRow } from '../opened-row.ts';

interface CallTurn {
  /** Learns from the answer what the provider's limits are now. */
  learn(response: UnreadResponse): Promise<Required<Pick<ProviderResponse, 'noteLimit' | 'noteUnpaid'>>>;
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

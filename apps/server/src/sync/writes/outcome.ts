import { joinSentences } from '@dowel/schema/rules';
import type { ProviderError } from '../../providers/connectors/engine/provider-error.ts';

/** How a record that was sent has ended. */
export type Outcome =
  | {
      readonly kind: 'written';
      readonly recordId?: string;
      readonly data?: Record<string, unknown>;
      /** When the record changed by it, in milliseconds since 1970. */
      readonly updateMs?: number;
      /** The fields that the answer has otherwise than they were sent. */
      readonly otherwise?: readonly string[];
      /** It should have been read again, and could not be. */
      readonly isUnchecked?: true;
    }
  /** The provider refused it, and would refuse it again; or it was not sent, because that would be of no use. */
  | {
      readonly kind: 'refused';
      readonly reason: string;
      readonly isUnsent?: true;
      /** What the log calls the reason. */
      readonly failedBy?: string;
    }
  /** It is not done yet, or nobody knows. `maySendAgain` is false if sending it again could do it twice. */
  | {
      readonly kind: 'lost';
      readonly reason: string;
      readonly wasSent: boolean;
      readonly maySendAgain: boolean;
      /** How long the provider asks to wait, as its header says it. */
      readonly retryAfter?: string;
      /** Set when the provider's limits allow no call now. */
      readonly limited?: ProviderError;
      /** What the log calls the reason. */
      readonly failedBy?: string;
    };

/** A record that was not done now. */
export type Lost = Extract<Outcome, { kind: 'lost' }>;

/**
 * What a failed call means for the record. A call whose answer was lost may have been carried out. The reason of a
 * refusal ends with what helps when somebody other than the caller must act, such as connecting again.
 */
export function outcomeOf(
  { kind, message: reason, finding, failedBy }: ProviderError,
  repeat: { readonly by: string },
  wasSentBefore: boolean,
): Exclude<Outcome, { kind: 'written' }> {
  if (kind === 'rate_limited' || kind === 'conflict')
    return { kind: 'lost', reason, failedBy, wasSent: wasSentBefore, maySendAgain: true };
  if (kind !== 'unreachable') {
    return { kind: 'refused', reason: joinSentences([reason, finding?.nextStep]), failedBy };
  }
  return { kind: 'lost', reason, failedBy, wasSent: true, maySendAgain: repeat.by !== 'none' };
}

/**
 * Whether the next record would fail in the same way, so that none is sent for now. One that somebody else has locked says
 * nothing of the others.
 */
export function stopsOthers(outcome: Outcome): boolean {
  return outcome.kind === 'lost' && outcome.failedBy !== 'conflict';
}

import { isSignedDestinationType, webhookUrlFault } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { type DestinationRow, openMetadata, openSecrets } from '../../../installing/destinations/service.ts';
import { signingKeysOf } from '../../../installing/destinations/signing/service.ts';
import { deadline } from '../../../platform/outgoing/deadline.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { SecretUnreadableError } from '../../../platform/secrets/secrets.ts';
import type { AdapterTarget, AttemptOutcome } from '../../destination-adapters/destination-adapter.ts';
import { hasAdapter, loadAdapter } from '../../destination-adapters/load-adapter.ts';
import { sendWebhook } from '../../destination-adapters/webhook.ts';
import type { ShownRequest, WebhookMessage } from '../../destination-adapters/webhook-request.ts';
import { toMessage } from './message.ts';
import type { DueDelivery } from './queries.ts';

/** How an attempt ended, and what it says about the destination. */
export type Attempted = AttemptOutcome & {
  readonly request?: ShownRequest;
  readonly isBusy?: boolean;
  /** The attempt failed on our side, so it says nothing about the destination. */
  readonly isOurs?: true;
};

/** Makes one attempt. Never throws for what the destination does, or for what cannot be decrypted. */
export type Sender = (due: DueDelivery, signal: AbortSignal) => Promise<Attempted>;

type Send = (message: WebhookMessage, signal: AbortSignal) => Promise<Attempted>;

/** Opens the address and the secrets of a destination once, for all attempts of a turn. */
export function openSender(context: Context, destination: DestinationRow): Sender {
  const send =
    destination.type === 'webhook' ? toWebhook(context, destination) : toAdapter(context, destination);
  return async (due, signal) => {
    let message: WebhookMessage | undefined;
    try {
      message = await toMessage(context, due);
    } catch (error) {
      if (error instanceof ProblemError)
        return ours('The object store that has this message does not answer.');
      return unreadable(
        error,
        'This message cannot be opened, because the key that encrypted it is missing.',
      );
    }
    return message
      ? send(message, signal)
      : ours('The object store that had this message does not have it any more.');
  };
}

function toWebhook(context: Context, destination: DestinationRow): Send {
  const { env, outgoing, now, secrets } = context;
  let target: Parameters<typeof sendWebhook>[0];
  try {
    const { id, headersSealed } = destination;
    const { url = '' } = openMetadata(context, destination);
    const headers = headersSealed === null ? {} : JSON.parse(secrets.open(headersSealed, id));
    target = { url, headers, signingKeys: signingKeysOf(context, destination) };
  } catch (error) {
    const refusal = unreadable(
      error,
      'The address, the headers or the signing key of this destination cannot be opened, because the key that encrypted them is missing.',
    );
    return async () => refusal;
  }
  // `outgoing` calls no address without TLS that is not listed.
  const fault = webhookUrlFault(target.url, { allowsPlain: true });
  if (fault !== undefined) {
    const reason = `Nothing was sent: the address of the destination ${fault}.`;
    return async () => ({ kind: 'unreachable', reason });
  }
  const times = { attemptMs: env.deliveryTimeoutMs };
  return (message, signal) => sendWebhook(target, message, { outgoing, signal, now }, times);
}

function toAdapter(context: Context, destination: DestinationRow): Send {
  const { outgoing, now, env } = context;
  const { type } = destination;
  if (!hasAdapter(type)) {
    const reason = `This server delivers nothing to destinations of the type "${type}".`;
    return async () => ({ kind: 'refused', reason });
  }
  let target: AdapterTarget;
  try {
    target = {
      metadata: openMetadata(context, destination),
      secrets: openSecrets(context, destination),
      isOrdered: destination.ordering === 'record',
      ...(isSignedDestinationType(type) && { signingKeys: signingKeysOf(context, destination) }),
    };
  } catch (error) {
    const refusal = unreadable(
      error,
      'The address, the secrets or the signing key of this destination cannot be opened, because the key that encrypted them is missing.',
    );
    return async () => refusal;
  }
  return async (message, signal) => {
    const adapter = await loadAdapter(type);
    const limited = AbortSignal.any([signal, deadline(env.deliveryTimeoutMs)]);
    const outcome = await adapter.deliver(target, message, { outgoing, signal: limited, now });
    if (outcome.kind === 'delivered' && outcome.note !== undefined)
      context.log.warn({ projectId: context.project.id, destinationId: destination.id }, outcome.note);
    return outcome;
  };
}

function unreadable(error: unknown, what: string): Attempted {
  if (!(error instanceof SecretUnreadableError)) throw error;
  return ours(what, ' The operator can add that key to DOWEL_ENCRYPTION_KEYS again.');
}

function ours(what: string, remedy = ''): Attempted {
  return { kind: 'unreachable', reason: `${what} Nothing was sent.${remedy}`, isOurs: true };
}

import { webhookUrlFault } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { type DestinationRow, openMetadata, openSecrets } from '../../../installing/destinations/service.ts';
import { signingKeysOf } from '../../../installing/destinations/signing/service.ts';
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
  readonly note?: string;
  /** The attempt failed on our side, so it says nothing about the destination. */
  readonly isOurs?: true;
};

/** Makes one attempt. Never throws for what the destination does, or for what cannot be decrypted. */
export async function attempt(
  context: Context,
  destination: DestinationRow,
  due: DueDelivery,
  signal: AbortSignal,
): Promise<Attempted> {
  let message: WebhookMessage;
  try {
    message = toMessage(context, due);
  } catch (error) {
    return unreadable(error, 'This message cannot be opened, because the key that encrypted it is missing.');
  }
  const send = destination.type === 'webhook' ? sendToWebhook : sendThroughAdapter;
  return send(context, destination, message, signal);
}

async function sendToWebhook(
  context: Context,
  { id, ...row }: DestinationRow,
  message: WebhookMessage,
  signal: AbortSignal,
): Promise<Attempted> {
  const { env, outgoing, now } = context;
  let target: Parameters<typeof sendWebhook>[0];
  try {
    const { url = '' } = openMetadata(context, { id, ...row });
    const headers = row.headersSealed === null ? {} : JSON.parse(context.secrets.open(row.headersSealed, id));
    target = { url, headers, signingKeys: signingKeysOf(context, { id, ...row }) };
  } catch (error) {
    return unreadable(
      error,
      'The address, the headers or the signing key of this destination cannot be opened, because the key that encrypted them is missing.',
    );
  }
  // `outgoing` calls no address without TLS that is not listed.
  const fault = webhookUrlFault(target.url, { allowsPlain: true });
  if (fault !== undefined) {
    return { kind: 'unreachable', reason: `Nothing was sent: the address of the destination ${fault}.` };
  }
  const times = { attemptMs: env.deliveryTimeoutMs };
  return sendWebhook(target, message, { outgoing, signal, now }, times);
}

async function sendThroughAdapter(
  context: Context,
  destination: DestinationRow,
  message: WebhookMessage,
  signal: AbortSignal,
): Promise<Attempted> {
  const { outgoing, now, env } = context;
  if (!hasAdapter(destination.type)) {
    return {
      kind: 'refused',
      reason: `This server delivers nothing to destinations of the type "${destination.type}".`,
    };
  }
  let target: AdapterTarget;
  try {
    target = { metadata: openMetadata(context, destination), secrets: openSecrets(context, destination) };
  } catch (error) {
    return unreadable(
      error,
      'The address or the secrets of this destination cannot be opened, because the key that encrypted them is missing.',
    );
  }
  const adapter = await loadAdapter(destination.type);
  const limited = AbortSignal.any([signal, AbortSignal.timeout(env.deliveryTimeoutMs)]);
  return adapter.deliver(target, message, { outgoing, signal: limited, now });
}

function unreadable(error: unknown, what: string): Attempted {
  if (!(error instanceof SecretUnreadableError)) throw error;
  const reason = `${what} Nothing was sent. The operator can add that key to DOWEL_ENCRYPTION_KEYS again.`;
  return { kind: 'unreachable', reason, isOurs: true };
}

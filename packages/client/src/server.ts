export type {
  DeliveredMessage,
  NotificationEvent,
  NotificationEventType,
} from '@dowel/schema';
export { notificationEventTypes } from '@dowel/schema/rules';
export { clientFromEnvironment, type EnvironmentOptions } from './client-from-environment.ts';
export {
  createTokenSigner,
  type TokenIdentity,
  type TokenSigner,
  type TokenSignerOptions,
} from './token-signer.ts';
export type { WebhookHandlerOptions, WebhookHandlers } from './webhooks/answer-webhook.ts';
export {
  type NodeWebhookRequest,
  type NodeWebhookResponse,
  nodeWebhookHandler,
} from './webhooks/node-webhook-handler.ts';
export { type RawBody, type VerifyWebhookOptions, verifyWebhook } from './webhooks/verify-webhook.ts';
export type {
  EventEnvelope,
  UnknownEvent,
  WebhookEvent,
  WebhookEventOf,
  WebhookEventType,
} from './webhooks/webhook-event.ts';
export { webhookHandler } from './webhooks/webhook-handler.ts';
export type { IncomingHeaders } from './webhooks/webhook-headers.ts';
export type { WebhookSecrets } from './webhooks/webhook-secrets.ts';
export {
  type WebhookVerificationCode,
  WebhookVerificationError,
} from './webhooks/webhook-verification-error.ts';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConfigContent, SchemaChanges } from '@dowel/schema';
import type { RequestHandler } from 'express';
import { expectTypeOf } from 'vitest';
import type { WebhookHandlers } from './answer-webhook.ts';
import type { nodeWebhookHandler } from './node-webhook-handler.ts';
import { verifyWebhook } from './verify-webhook.ts';
import type { UnknownEvent, WebhookEvent, WebhookEventOf } from './webhook-event.ts';
import { webhookHandler } from './webhook-handler.ts';

declare const event: WebhookEvent;
expectTypeOf(verifyWebhook('', new Headers(), 'whsec_')).resolves.toEqualTypeOf<WebhookEvent>();
expectTypeOf(event.id).toEqualTypeOf<string>();

// A known type leads to its data, and the unknown types do not get in the way.
if (event.notificationType === 'installation.updated') {
  expectTypeOf(event.data.lastConfig).toEqualTypeOf<ConfigContent | undefined>();
}
switch (event.action) {
  case 'schema.watch':
    expectTypeOf(event.result).toEqualTypeOf<SchemaChanges>();
    break;
}

/** Without one of the cases, this would not compile. */
export function describeEvent(one: WebhookEvent): string {
  switch (one.notificationType) {
    case 'connection.created':
    case 'connection.error':
    case 'connection.refreshed':
    case 'connection.updated':
    case 'connection.deleted':
    case 'connection.account.changed':
      return one.data.consumerName;
    case 'installation.created':
    case 'installation.updated':
    case 'installation.deleted':
    case 'read.schedule.paused':
    case 'read.backfill.done':
    case 'read.triggered.done':
    case 'read.triggered.error':
    case 'write.async.done':
    case 'subscribe.create.error':
      return one.data.groupName;
    case 'destination.webhook.disabled':
      return one.data.url;
    case undefined:
      return one.action;
    case 'unknown':
      expectTypeOf(one).toEqualTypeOf<UnknownEvent>();
      return `${one.body.notificationType}`;
  }
}

// Each function gets the event of its type.
webhookHandler({
  secret: 'whsec_',
  on: {
    'write.async.done': ({ id, data }) => {
      expectTypeOf(id).toEqualTypeOf<string>();
      expectTypeOf(data.success).toEqualTypeOf<boolean>();
    },
    read: async ({ resultInfo, result }) => {
      expectTypeOf(resultInfo.numRecords).toEqualTypeOf<number>();
      return result?.[0]?.fields;
    },
  },
  onOther: (other) => expectTypeOf(other).toEqualTypeOf<WebhookEvent>(),
});
// @ts-expect-error A typing error in a type.
webhookHandler({ secret: 'whsec_', on: { 'installation.create': () => {} } });
// @ts-expect-error Not every type has a function.
({ 'installation.created': () => {} }) satisfies Required<WebhookHandlers>;
expectTypeOf<WebhookEventOf<'connection.error'>['data']['errors']>().toEqualTypeOf<string[]>();

// What Node and Express pass is enough.
declare const handle: ReturnType<typeof nodeWebhookHandler>;
declare const request: IncomingMessage;
declare const response: ServerResponse;
handle(request, response);
expectTypeOf(handle).toExtend<RequestHandler>();

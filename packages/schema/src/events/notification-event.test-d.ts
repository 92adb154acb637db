import { expectTypeOf } from 'vitest';
import type { ConfigContent } from '../resources/config.ts';
import type { DeliveredMessage, ReadMessage, SchemaChanges } from './delivered-message.ts';
import type { NotificationEventType } from './event-type.ts';
import type { InstallationData } from './notification-data.ts';
import type { NotificationData, NotificationEvent, NotificationEventOf } from './notification-event.ts';

declare const event: NotificationEvent;
declare const fields: NotificationData<'read.backfill.done'>;
declare const content: ConfigContent;

// Each type has an event, and there is no other event.
expectTypeOf<NotificationEvent['notificationType']>().toEqualTypeOf<NotificationEventType>();

// The type says which data there is.
if (event.notificationType === 'installation.updated') {
  expectTypeOf(event.data.config).toEqualTypeOf<ConfigContent | undefined>();
  expectTypeOf(event.data.lastConfigURL).toEqualTypeOf<string | undefined>();
}
if (event.notificationType === 'connection.error') {
  expectTypeOf(event.data.errors).toEqualTypeOf<string[]>();
  // @ts-expect-error Events of connections name no installation.
  event.data.installationId;
}
expectTypeOf<NotificationEventOf<'write.async.done'>['data']['success']>().toEqualTypeOf<boolean>();

// The config is there, or its address is. Never both, never neither.
({ ...fields, config: content }) satisfies InstallationData;
({ ...fields, configURL: 'https://dowel.example/bodies/v1/1' }) satisfies InstallationData;
// @ts-expect-error Neither.
({ ...fields }) satisfies InstallationData;
// @ts-expect-error Both.
({ ...fields, config: content, configURL: 'https://dowel.example/bodies/v1/1' }) satisfies InstallationData;
declare const installation: InstallationData;
if (installation.config === undefined) expectTypeOf(installation.configURL).toEqualTypeOf<string>();

// A message says in `action` what it is about.
declare const message: DeliveredMessage;
if (message.action === 'schema.watch') expectTypeOf(message.result).toEqualTypeOf<SchemaChanges>();
if (message.action === 'read') expectTypeOf(message).toExtend<ReadMessage>();

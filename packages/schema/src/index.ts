export * from './endpoint.ts';
export * as endpoints from './endpoints.ts';
export * from './events/delivered-message.ts';
export * from './events/event-type.ts';
export * from './events/example-events.ts';
export * from './events/example-messages.ts';
export * from './events/notification-data.ts';
export * from './events/notification-event.ts';
export { toInputIssues } from './input-issues.ts';
export { limits } from './limits.ts';
export * from './manifest/manifest.ts';
export * from './manifest/read.ts';
export * from './manifest/subscribe.ts';
export { unknownNames, unknownParameters } from './misspelt-members.ts';
export * from './problems.ts';

export * from './reference-operations.ts';
export * from './resources/index.ts';

export {
  type Access,
  addressOf,
  type BodyOf,
  type Deprecation,
  type Method,
  type PathParams,
  problemMediaOf,
  problemStatusOf,
  type QueryOf,
  type RejectedOf,
  type SuccessOf,
  type Surface,
  surfaces,
  toAddress,
  toPath,
  type Wire,
} from './wire/wire.ts';

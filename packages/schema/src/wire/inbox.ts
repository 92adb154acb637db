import type { InboxPage, ListInboxQuery } from '../resources/inbox.ts';
import { wire } from './wire.ts';

/** The messages of an inbox after a position, oldest first. Takes the id or the name of the destination. */
export const listInboxMessages = /* @__PURE__ */ wire<{ query: ListInboxQuery; success: InboxPage }>()({
  operation: 'listInboxMessages',
  method: 'GET',
  path: '/projects/{projectIdOrName}/destinations/{destination}/messages',
  access: 'full',
  added: true,
});

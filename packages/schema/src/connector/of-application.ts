import * as z from 'zod';
import { Documentation, Member, Ms } from './names.ts';
import { ConnectorRequest, Slot } from './request.ts';

/**
 * A request with which a provider tells, before its first event, the secret that it will sign with. Nothing signs the
 * request itself, so the secret counts only after the builder has given it to the provider app as `webhookSecret`.
 */
export const SecretOffer = z.strictObject({
  /** The member of the body that has the secret. A body without it is no such request. */
  member: Member,
  documentation: Documentation.optional(),
});
export type SecretOffer = z.infer<typeof SecretOffer>;

/**
 * An application that has to ask for the events of each account, with the credentials of a connection to it. The events
 * go to the one address of the application. There is no list, so what an attempt that was cut off has made stays until it
 * ends by itself; an event that comes twice is known by its id.
 */
export const AccountSubscription = z.strictObject({
  create: z.strictObject({
    request: ConnectorRequest,
    /** Where the address of the application goes. */
    address: Slot,
    /** Where the list of the events goes. */
    events: Slot,
    /** Member of the answer. */
    id: Member,
    /** Where an answer of success says why there is no id. */
    refusal: Member.optional(),
  }),
  remove: z.strictObject({
    request: ConnectorRequest,
    /** Where the id goes. */
    id: Slot,
    /** The id is sent as a number. */
    isNumber: z.boolean().optional(),
  }),
  /** It ends by itself after this time. */
  lifetimeMs: Ms.min(60_000),
});
export type AccountSubscription = z.infer<typeof AccountSubscription>;

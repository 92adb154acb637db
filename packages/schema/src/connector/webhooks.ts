import * as z from 'zod';
import { TimeFormat } from './changes.ts';
import { ConnectorName, Documentation, Member, Ms } from './names.ts';
import { ConnectorRequest, Slot } from './request.ts';

const signed = {
  /**
   * The text that is signed. `{time}` is the time as it was sent, and `{body}` the bytes of the body.
   * @example {time}.{body}
   */
  signs: z.string().max(200).includes('{time}').includes('{body}'),
  encoding: z.enum(['hex', 'base64']),
  timeFormat: TimeFormat,
  /** An event whose time is further away from now is refused. */
  toleranceMs: Ms.min(1000),
  documentation: Documentation.optional(),
};

/**
 * How a provider signs an event: HMAC-SHA256 with the secret of the subscription, over a time and the bytes of the body.
 * - `pairs`: one header has both, as in `t=1767225600,v1=ab12,v1=cd34`. One of several signatures has to fit.
 * - `plain`: the signature and the time have a header each.
 */
export const WebhookSignature = z.discriminatedUnion('style', [
  z.strictObject({
    style: z.literal('pairs'),
    header: ConnectorName,
    time: ConnectorName,
    signature: ConnectorName,
    ...signed,
  }),
  z.strictObject({
    style: z.literal('plain'),
    header: ConnectorName,
    timeHeader: ConnectorName,
    ...signed,
  }),
]);
export type WebhookSignature = z.infer<typeof WebhookSignature>;

/** How a provider tells of changes. Each installation has a subscription of its own, with its own secret. */
export const Webhooks = z.strictObject({
  signature: WebhookSignature,
  /** Where an event says what has happened. The paths are those of the body. */
  event: z.strictObject({
    /** The event's own id. An event that comes again is known by it. */
    id: Member,
    /** The provider's name of what has happened. */
    type: Member,
    recordId: Member,
    /** Which fields of the record have changed: a list of their names, or a map whose keys are the names. */
    changedFields: Member.optional(),
    documentation: Documentation.optional(),
  }),
  /** Makes a subscription. */
  create: z.strictObject({
    request: ConnectorRequest,
    /** Where the address goes that gets the events. */
    address: Slot,
    /** Where the list of the events goes. */
    events: Slot,
    /** Members of the answer. */
    id: Member,
    secret: Member,
  }),
  /** Lists the subscriptions of the account, so that none is left over. One page has to hold all. */
  list: z.strictObject({
    request: ConnectorRequest,
    records: Member,
    /** Members of one subscription. */
    id: Member,
    address: Member,
  }),
  /** Removes a subscription. The path has `{id}`. */
  remove: ConnectorRequest,
  /** A subscription ends by itself after this time. Absent: it lasts. */
  lifetimeMs: Ms.min(60_000).optional(),
  /** A record that was deleted can still be asked for, and has this member. Absent: it is not found. */
  deletedMark: Member.optional(),
});
export type Webhooks = z.infer<typeof Webhooks>;

/** The provider's names of the events of an object. `{objectName}` stands for the object's name. */
export const ObjectEvents = z.strictObject({
  create: ConnectorName.optional(),
  update: ConnectorName.optional(),
  delete: ConnectorName.optional(),
  documentation: Documentation.optional(),
});
export type ObjectEvents = z.infer<typeof ObjectEvents>;

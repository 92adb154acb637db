import * as z from 'zod';
import { EventPlace, EventTypeRule, RecordId } from './event-place.ts';
import { ConnectorName, Documentation, Member, Ms } from './names.ts';
import { Parents } from './parents.ts';
import { ConnectorRequest, Slot } from './request.ts';
import { TimeFormat } from './times.ts';

/** The parts of a request that a signature can cover. */
const covered = /\{(?!(?:time|body|method|url)\})\w+\}/;
const Signs = z
  .string()
  .max(200)
  .includes('{body}')
  .refine((text) => !covered.test(text), 'can only contain {time}, {body}, {method} and {url}');

/**
 * How a provider signs an event: HMAC-SHA256 with a secret, over the bytes of the body and more, in one header.
 * @example { header: x-larch-signature, prefix: "sha256=", signs: "{body}", encoding: hex }
 */
export const HmacSignature = z
  .strictObject({
    header: ConnectorName,
    /** What stands before the signature in its header, such as `sha256=`. */
    prefix: z.string().min(1).max(50).optional(),
    /**
     * The text that is signed. `{time}` is the time as it was sent, `{body}` the bytes of the body, `{method}` the method
     * and `{url}` the whole address that was called.
     * @example {time}.{body}
     */
    signs: Signs,
    encoding: z.enum(['hex', 'base64']),
    /** The time that is signed too. Absent: an event that comes again is known by its id only. */
    time: z
      .strictObject({
        header: ConnectorName,
        format: TimeFormat,
        /** An event whose time is further away from now is refused. */
        toleranceMs: Ms.min(1000),
      })
      .optional(),
    documentation: Documentation.optional(),
  })
  .refine(({ signs, time }) => signs.includes('{time}') === (time !== undefined), {
    error: 'signs a {time} only if "time" says where it is, and then has to',
    path: ['signs'],
  });
export type HmacSignature = z.infer<typeof HmacSignature>;

const event = {
  /** Where the list of events is, if a request can bring several. Absent: the body is one event. */
  list: Member.optional(),
  /**
   * The event's own id. An event that comes again is known by it. Several places count together, where one alone can
   * be the same for two events. To an id in a header, the place of the event in the list is added.
   */
  id: z.union([EventPlace, z.array(EventPlace).min(1).max(8)]),
  /** The provider's name of what has happened. */
  type: EventPlace,
  /**
   * Which object the event is about, as `object` of its `events` says. Of several members, each can say it. Absent: the
   * type alone says it. An event counts for an object without that in any case.
   */
  object: z.union([Member, z.array(Member).min(1).max(5)]).optional(),
  /** Types that the provider has more than one name for. The first rule that fits counts. */
  typeRules: z.array(EventTypeRule).max(100).optional(),
  /** The id of the record. Of several members, the first that the event has counts. */
  recordId: RecordId,
  /**
   * Which fields of the record have changed: a name, a list of names, or a map whose keys are the names. Of several
   * members, all count.
   */
  changedFields: z.union([Member, z.array(Member).min(1).max(5)]).optional(),
  documentation: Documentation.optional(),
};

const shared = {
  /** `code`: the function of a connector of code decides. A file of data takes no events then. */
  signature: z.union([HmacSignature, z.literal('code')]),
};

/** How a subscription is made. */
const CreateSubscription = z.strictObject({
  request: ConnectorRequest,
  /** Where the address goes that gets the events. */
  address: Slot,
  /** Where the list of the events goes, or with `each` a single one. Absent: there is no choice. */
  events: Slot.optional(),
  /** Each event has a request, and so a subscription of its own. All have one address and one secret. */
  each: z.boolean().optional(),
  /** Takes a secret that Dowel chooses. */
  ownSecret: Slot.optional(),
  /** Members of the answer. */
  id: Member,
  /** The secret. Absent with `ownSecret`, and when the client secret of the provider app signs. */
  secret: Member.optional(),
});

/** Each installation has a subscription of its own at the provider, with its own address and secret. */
export const AccountWebhooks = z.strictObject({
  scope: z.literal('account').optional(),
  ...shared,
  /** The client secret of the provider app signs all events. Absent: each subscription has a secret of its own. */
  secret: z.literal('clientSecret').optional(),
  /** Where an event says what has happened. The paths are those of the body. */
  event: z.strictObject(event),
  /**
   * There is a subscription for each record of another object, such as a repository. All have one address and one secret,
   * and the requests take the placeholders. Needs `ownSecret`, and no choice of events.
   */
  parents: Parents.omit({ idField: true }).optional(),
  /** Makes a subscription. */
  create: CreateSubscription,
  /**
   * Lists the subscriptions of the account, so that none is left over. One page has to hold all.
   * Absent: the provider has no such list, so what an attempt that was cut off has made stays until it ends by itself.
   */
  list: z
    .strictObject({
      request: ConnectorRequest,
      records: Member,
      /** Members of one subscription. */
      id: Member,
      address: Member,
      /**
       * The event that it is for, as the provider was asked for it. One that is there already is kept, because the
       * provider takes each address once for each event. Only with `each` and `secret: clientSecret`.
       */
      event: Member.optional(),
    })
    .optional(),
  /** Removes a subscription. `{id}` is in the path or the body. */
  remove: ConnectorRequest,
  /** A subscription ends by itself after this time. Absent: it lasts. */
  lifetimeMs: Ms.min(60_000).optional(),
  /**
   * The provider may remove a subscription at any time, such as after events that were not taken. So often it is looked
   * for in the list, and made again if it is gone.
   */
  lookMs: Ms.min(60_000).optional(),
});
export type AccountWebhooks = z.infer<typeof AccountWebhooks>;

/**
 * What the account of a connection is called in events.
 * - `call`: the provider is asked with the credentials of the connection.
 * - `metadata`: the provider told it when somebody signed in. What a person has typed does not count.
 */
export const EventAccount = z.discriminatedUnion('source', [
  z.strictObject({
    source: z.literal('call'),
    request: ConnectorRequest,
    /** The member of the answer. */
    member: Member,
  }),
  z.strictObject({ source: z.literal('metadata'), name: ConnectorName }),
]);
export type EventAccount = z.infer<typeof EventAccount>;

/**
 * The application has one address at the provider, where the events of all accounts arrive. They are signed with a secret
 * of the application, and each says which account it is about.
 */
export const ApplicationWebhooks = z.strictObject({
  scope: z.literal('application'),
  ...shared,
  /**
   * Which secret of the provider app signs: `clientSecret`, or `webhookSecret`, which is only for events. `clientSecret`
   * when absent.
   */
  secret: z.enum(['clientSecret', 'webhookSecret']).optional(),
  /** Where an event says what has happened. The paths are those of the body, or of an entry of its list. */
  event: z.strictObject({
    ...event,
    /** Which account the event is about. Of several members, the first that the event has counts. */
    account: z.union([Member, z.array(Member).min(1).max(5)]),
  }),
  account: EventAccount,
  /** What a builder does at the provider, once for the application. Builders read it beside the address. */
  setUp: z.string().min(1).max(1000),
});
export type ApplicationWebhooks = z.infer<typeof ApplicationWebhooks>;

/** How a provider tells of changes: to an address for each account, or to one for the whole application. */
export const Webhooks = z.discriminatedUnion('scope', [AccountWebhooks, ApplicationWebhooks]);
export type Webhooks = z.infer<typeof Webhooks>;

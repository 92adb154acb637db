import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { looksLikeId } from '../rules/names.ts';
import { answered, mapOf } from './bounded.ts';
import { decisive } from './decisive.ts';
import { PageQuery } from './paging.ts';
import { QueryFlag, Timestamp, UpdateMask } from './values.ts';

const Headers = mapOf(z.string().max(limits.metadataValue), limits.metadata);

// Each member says where messages go, or how they are protected on the way.
const Address = decisive(z.string().max(limits.address).optional());
const Name = decisive(z.string().max(limits.name).optional());
const Template = decisive(z.string().max(limits.template).optional());

/** Where a destination is. Each type has its own members; those of other types are left out, and `Dowel-Warning` names them. */
export const DestinationMetadata = z.object({
  /**
   * `webhook`, `slack`: the https address that is posted to. `clickhouse`: the address of its HTTP interface. For a
   * webhook, a server in development also takes an address of its own machine that begins with `http://`.
   */
  url: Address,
  /** `webhook`: headers that are added to each delivery. Stored encrypted. `null` is the same as none. */
  headers: decisive(Headers.nullable().optional()),
  /** `s3`, `sqs`, `kinesis`: for example `eu-central-1`. */
  region: Name,
  /**
   * `s3`, `sqs`, `kinesis`: the address of a service that speaks the same protocol, instead of that of AWS. `pubsub`: the
   * address of a region, such as `https://europe-west3-pubsub.googleapis.com`, or of an emulator.
   */
  endpointUrl: Address,
  /** `s3` */
  bucket: Name,
  /** `s3`: a JMESPath expression for the key of an object. The default is its time and the id of the message. */
  keyTemplate: Template,
  /** `s3`: `STANDARD` by default. */
  storageClass: Name,
  /** `sqs` */
  queueUrl: Address,
  /** `kinesis` */
  streamName: Name,
  /** `pubsub`: the id of the project of Google Cloud. */
  projectId: Name,
  /** `pubsub`: the id of the topic. Messages have an ordering key if the destination asks for order. */
  topicId: Name,
  /**
   * `kinesis`, `kafka`: a JMESPath expression for the partition key. The default of `kinesis` is the id of the message, and
   * that of `kafka` is the installation and the object, so that messages about a record stay in one partition.
   */
  partitionKeyTemplate: Template,
  /**
   * `rabbitmq`: `host:port`, or an address that begins with `amqp://` or `amqps://`. `nats`: `host:port`, or an address
   * that begins with `nats://` or `tls://`. `kafka`: `host:port`, or several of them with commas between.
   */
  serverUrl: Address,
  /** `rabbitmq` */
  exchange: Name,
  /** `kafka`: the topic that gets all messages. Dowel makes none. */
  topic: Name,
  /** `kafka`: `plain`, `scram-sha-256` or `scram-sha-512`, for a login. `plain` by default. */
  saslMechanism: Name,
  /**
   * `nats`: messages go to this subject, followed by a dot and the name of their topic, or `read`, `subscribe` or
   * `schema.watch` for messages with data of customers. A stream has to store them.
   */
  subject: Name,
  /**
   * `rabbitmq`, `nats`, `kafka`: whether the connection is encrypted. It is by default, unless the address begins with `amqp://`.
   */
  tls: decisive(z.boolean().optional()),
  /** `clickhouse`: `default` by default. */
  username: Name,
  /** `clickhouse`: `default` by default. */
  database: Name,
  /** `clickhouse`: the columns of the table are the members of `data`. */
  tableName: Name,
});
export type DestinationMetadata = z.infer<typeof DestinationMetadata>;

const Ordering = z.enum(['none', 'record']);

/** A place that results and notifications are delivered to. Manifests and topics name it. */
export const Destination = z.object({
  id: z.string(),
  /** Unique in the project. Manifests and addresses use it. */
  name: z.string(),
  /** `webhook`, `s3`, `sqs`, `kinesis`, `pubsub`, `rabbitmq`, `clickhouse` or `slack`; `inbox`, `kafka` or `nats`, which Dowel added. */
  type: z.string(),
  /** Where the destination is. Secrets are not in it. */
  metadata: answered(
    DestinationMetadata.extend({
      /**
       * `webhook`: headers that are added to each delivery. Their values are masked, as the address is, unless a key of the
       * project asks for this destination alone. A masked value that is sent back stands for the stored one.
       */
      headers: Headers.optional(),
    }),
  ),
  /** Present when messages about the same record arrive in order. Added by Dowel. */
  ordering: z.literal('record').optional(),
  createTime: Timestamp,
  updateTime: Timestamp.optional(),
  /**
   * Set when the server no longer has the encryption key for the headers or the secrets. The headers are left out then.
   * Added by Dowel.
   */
  isUnreadable: z.literal(true).optional(),
  /** Since when every attempt has failed. Absent while attempts succeed. Added by Dowel. */
  failingSinceTime: Timestamp.optional(),
  /**
   * Set when attempts have failed for five days. Nothing is sent until the destination is updated: any update enables
   * it. Added by Dowel.
   */
  disabledTime: Timestamp.optional(),
  /** Present while somebody has paused it: messages wait until it is resumed. Added by Dowel. */
  pause: z
    .object({
      /** Since when. */
      since: Timestamp,
      /** Who paused it: `builder:<id>` or `api-key:<id>`. */
      by: z.string(),
      /** What the person said. */
      note: z.string().optional(),
    })
    .optional(),
});
export type Destination = z.infer<typeof Destination>;

/** A destination, with its signing key if the request asks for it. */
export const DestinationWithSecrets = Destination.extend({
  /** Present only with `includeSecrets`. */
  secrets: z
    .object({
      /** Receivers check with it who sent a message. Has the form `whsec_` and base64. */
      webhookSigningKey: z.string().optional(),
    })
    .optional(),
});
export type DestinationWithSecrets = z.infer<typeof DestinationWithSecrets>;

const DestinationName = z
  .string()
  .min(1)
  .max(limits.name)
  .regex(/^[A-Za-z0-9-]*$/, 'must have only letters, digits and dashes')
  .refine((name) => !looksLikeId(name), 'must not look like an id');

/** Any text, so that a type that is not supported gets an answer that says which are. */
const DestinationType = z.string().max(limits.name);

const DestinationSecrets = mapOf(z.string().max(limits.secret), limits.metadata);

/** A destination to make. */
export const CreateDestination = z.object({
  /** Letters, digits and dashes. Unique in the project. */
  name: DestinationName,
  /** `webhook`, `s3`, `sqs`, `kinesis`, `pubsub`, `rabbitmq`, `clickhouse` or `slack`; `inbox`, `kafka` or `nats`, which Dowel added. */
  type: DestinationType,
  /** Where the destination is. */
  metadata: DestinationMetadata,
  /**
   * What is needed to send messages there. Stored encrypted and never given back. `s3`, `sqs`, `kinesis`: `awsKeyId`,
   * `awsSecretKey`, and `awsSessionToken` if there is one. `rabbitmq`: `username`, `password`. `nats`: `username`
   * and `password`, `token`, or `userJwt` and `nkeySeed`; nothing if the server asks for no login. `kafka`: `username` and
   * `password`, or nothing. `pubsub`: `credentials`, the key file of a service account as JSON. `clickhouse`: `password`. A
   * webhook has only a signing key, which the service makes.
   */
  secrets: decisive(DestinationSecrets.optional()),
  /**
   * `record`: messages about the same record arrive in the order in which the service stored them. One that fails holds up
   * only the later ones about its records, until it arrives or has failed for the last time. `none` is the default. Added
   * by Dowel.
   */
  ordering: decisive(Ordering.optional()),
});
export type CreateDestination = z.input<typeof CreateDestination>;

/** Changes of a destination. */
export const UpdateDestination = z.object({
  /**
   * Takes `name`, `type`, `ordering`, `metadata`, and `metadata.` or `secrets.` with the name of a member. A destination that moves
   * to another place needs its secrets again.
   */
  updateMask: UpdateMask,
  /** The new values. */
  destination: z.object({
    /** Letters, digits and dashes. Unique in the project. */
    name: DestinationName.optional(),
    /** With another type, everything that this type needs has to be sent too. */
    type: DestinationType.optional(),
    /** Where the destination is. */
    metadata: DestinationMetadata.optional(),
    /** What is needed to send messages there, as when the destination was made. */
    secrets: DestinationSecrets.optional(),
    /** Whether messages about the same record arrive in order. It holds for messages that are stored after the update. */
    ordering: Ordering.optional(),
  }),
});
export type UpdateDestination = z.input<typeof UpdateDestination>;

export const GetDestinationQuery = z.object({
  /** `true` adds the signing key of a webhook, or of a stream (`kafka`, `nats`, `pubsub`). */
  includeSecrets: QueryFlag.optional(),
  /**
   * `true` replaces the signing key of a webhook or a stream. For 24 hours, messages are signed with the old key too, so that
   * receivers can change over. Of several rotations within a minute, that is the key before the first. At most nine keys are
   * kept: `Dowel-Warning: signing_key_ended` says that the oldest has ended before its time.
   */
  rotate: QueryFlag.optional(),
});
export type GetDestinationQuery = z.infer<typeof GetDestinationQuery>;

const destinations = '/projects/{projectIdOrName}/destinations';
/** Takes the id or the name. */
const destination = '/projects/{projectIdOrName}/destinations/{destination}' as const;

export const createDestination = endpoint<{ body: CreateDestination; success: Destination }>()({
  operation: 'createDestination',
  method: 'POST',
  path: destinations,
  access: 'full',
  status: 201,
  body: CreateDestination,
  success: Destination,
  problems: ['destination_type_unsupported', 'name_taken'],
});

export const listDestinations = endpoint<{ query: PageQuery; success: Destination[] }>()({
  operation: 'listDestinations',
  method: 'GET',
  path: destinations,
  access: 'full',
  query: PageQuery,
  success: z.array(Destination),
  problems: [],
});

export const getDestination = endpoint<{
  query: GetDestinationQuery;
  success: DestinationWithSecrets;
}>()({
  operation: 'getDestination',
  method: 'GET',
  path: destination,
  access: 'full',
  query: GetDestinationQuery,
  success: DestinationWithSecrets,
  problems: ['destination_not_found'],
});

export const updateDestination = endpoint<{ body: UpdateDestination; success: Destination }>()({
  operation: 'updateDestination',
  method: 'PATCH',
  path: destination,
  access: 'full',
  body: UpdateDestination,
  success: Destination,
  problems: ['destination_not_found', 'invalid_update_mask', 'destination_type_unsupported', 'name_taken'],
});

export const deleteDestination = endpoint<object>()({
  operation: 'deleteDestination',
  method: 'DELETE',
  path: destination,
  access: 'full',
  status: 204,
  problems: ['destination_not_found'],
});

/** Why a destination is paused. */
export const PauseDestination = z.object({
  /** For colleagues, such as whom to ask before it is resumed. */
  note: z.string().max(limits.name).optional(),
});
export type PauseDestination = z.input<typeof PauseDestination>;

/**
 * Sends nothing to it until it is resumed. Messages wait, in their order, and none is given up. One that is under way
 * arrives.
 */
export const pauseDestination = endpoint<{ body: PauseDestination; success: Destination }>()({
  operation: 'pauseDestination',
  method: 'POST',
  path: `${destination}:pause`,
  access: 'full',
  added: true,
  body: PauseDestination,
  success: Destination,
  problems: ['destination_not_found'],
});

/** Sends what waits, at once. */
export const unpauseDestination = endpoint<{ success: Destination }>()({
  operation: 'unpauseDestination',
  method: 'POST',
  path: `${destination}:unpause`,
  access: 'full',
  added: true,
  success: Destination,
  problems: ['destination_not_found'],
});

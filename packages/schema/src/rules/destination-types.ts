import type { DestinationMetadata } from '../resources/destinations.ts';
import { readKafkaServers, readNatsServer, readRabbitmqServer } from './broker-server.ts';
import {
  type DestinationFault,
  memberFaults,
  metadataFaults,
  type TypeMembers,
} from './destination-members.ts';
import { keyTemplateFault } from './key-template.ts';
import { isPlainObject } from './plain-objects.ts';
import { webhookHeaderFaults, webhookUrlFault, wholeAddress } from './webhook-destinations.ts';

const WEBHOOK_SECRET = 'cannot be set: a webhook has only a signing key, and the service makes it';

const awsKeys = { awsKeyId: { isNeeded: true }, awsSecretKey: { isNeeded: true }, awsSessionToken: {} };
const endpointUrl = { fault: httpUrlFault };

/** Only a server knows which networks are listed. It refuses any other address without TLS, in the same words. */
const postedTo = { isNeeded: true, fault: (url: string) => webhookUrlFault(url, { allowsPlain: true }) };

/** What each type consists of. The headers of a webhook have rules of their own. */
const types = {
  webhook: { metadata: { url: postedTo }, secrets: {}, goesTo: ({ url = '' }) => wholeAddress(url)?.origin },
  s3: {
    metadata: {
      bucket: {
        isNeeded: true,
        fault: matches(/^[a-z0-9][a-z0-9._-]{1,253}[a-z0-9]$/i, 'the name of a bucket'),
      },
      region: { isNeeded: ({ endpointUrl }) => endpointUrl === undefined, fault: regionFault },
      endpointUrl,
      keyTemplate: { fault: keyTemplateFault },
      storageClass: { fault: matches(/^[A-Z0-9_]+$/, 'a storage class, such as STANDARD') },
    },
    secrets: awsKeys,
    goesTo: ({ endpointUrl, region }) => endpointUrl ?? region,
  },
  sqs: {
    metadata: {
      queueUrl: { isNeeded: true, fault: httpUrlFault },
      region: { isNeeded: ({ queueUrl }) => sqsRegion(queueUrl ?? '') === undefined, fault: regionFault },
      endpointUrl,
    },
    secrets: awsKeys,
    goesTo: ({ endpointUrl, queueUrl }) => endpointUrl ?? queueUrl,
  },
  kinesis: {
    metadata: {
      streamName: { isNeeded: true, fault: matches(/^[\w.-]{1,128}$/, 'the name of a stream') },
      region: { isNeeded: ({ endpointUrl }) => endpointUrl === undefined, fault: regionFault },
      endpointUrl,
      partitionKeyTemplate: { fault: keyTemplateFault },
    },
    secrets: awsKeys,
    goesTo: ({ endpointUrl, region }) => endpointUrl ?? region,
  },
  pubsub: {
    metadata: {
      projectId: {
        isNeeded: true,
        fault: matches(
          /^([a-z0-9.-]+:)?[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
          'the id of a project of Google Cloud',
        ),
      },
      topicId: {
        isNeeded: true,
        fault: matches(
          /^[a-z][\w.~+%-]{2,254}$/i,
          'the id of a topic: without projects/ and topics/ before it',
        ),
      },
      endpointUrl,
    },
    secrets: { credentials: { isNeeded: true, fault: keyFileFault } },
    goesTo: ({ endpointUrl }) => endpointUrl,
  },
  kafka: {
    metadata: {
      serverUrl: { isNeeded: true, fault: kafkaServersFault },
      topic: { isNeeded: true, fault: matches(/^(?!\.{1,2}$)[\w.-]{1,249}$/, 'the name of a topic') },
      tls: {},
      saslMechanism: {
        fault: matches(/^(plain|scram-sha-256|scram-sha-512)$/, 'plain, scram-sha-256 or scram-sha-512'),
      },
      partitionKeyTemplate: { fault: keyTemplateFault },
    },
    secrets: { username: {}, password: {} },
    goesTo: ({ serverUrl, tls, saslMechanism }) => `${serverUrl} ${tls ?? ''} ${saslMechanism ?? ''}`,
  },
  rabbitmq: {
    metadata: {
      serverUrl: { isNeeded: true, fault: rabbitmqServerFault },
      exchange: { isNeeded: true, fault: bytesFault },
      tls: {},
    },
    secrets: { username: { isNeeded: true }, password: { isNeeded: true } },
    goesTo: ({ serverUrl, tls }) => `${serverUrl} ${tls ?? ''}`,
  },
  nats: {
    metadata: {
      serverUrl: { isNeeded: true, fault: natsServerFault },
      subject: { isNeeded: true, fault: subjectFault },
      tls: {},
    },
    secrets: { username: {}, password: {}, token: {}, userJwt: {}, nkeySeed: {} },
    goesTo: ({ serverUrl, tls }) => `${serverUrl} ${tls ?? ''}`,
  },
  clickhouse: {
    metadata: {
      url: { isNeeded: true, fault: clickhouseUrlFault },
      username: { fault: matches(/^[^:\p{Cc}]+$/u, 'a user name, which has no colon') },
      database: { fault: identifierFault },
      tableName: { isNeeded: true, fault: identifierFault },
    },
    secrets: { password: {} },
    goesTo: ({ url }) => url,
  },
  // Kept by this service itself, so there is nothing to say of a place.
  inbox: { metadata: {}, secrets: {}, goesTo: () => undefined },
  slack: {
    metadata: { url: postedTo },
    secrets: {},
    goesTo: ({ url }) => url,
  },
} satisfies Record<string, TypeMembers>;

/** A type of destination that can be made today. */
export type SupportedDestinationType = keyof typeof types;

/** The types of destinations that can be made today. */
export const supportedDestinationTypes: readonly string[] = Object.keys(types);

/** Whether a destination of this type can be made today. */
export function isSupportedDestinationType(type: string): type is SupportedDestinationType {
  return Object.hasOwn(types, type);
}

/** A destination as a whole: what an endpoint would store. */
export interface WholeDestination {
  readonly type: string;
  readonly metadata: Omit<DestinationMetadata, 'headers'>;
  readonly secrets: Readonly<Record<string, string>>;
}

type Place = Pick<WholeDestination, 'type' | 'metadata'>;

/** The members that a type has. Those of other types are left out of what is stored. */
export function ownMetadata({ type, metadata }: Place): WholeDestination['metadata'] {
  const own: object = isSupportedDestinationType(type) ? types[type].metadata : {};
  return Object.fromEntries(
    Object.entries(metadata).filter(([name, value]) => Object.hasOwn(own, name) && value !== undefined),
  );
}

/** The members that were sent and have no effect, because another type has them. */
export function foreignMetadata(type: string, metadata: DestinationMetadata): string[] {
  const own = ownMetadata({ type, metadata });
  return Object.entries(metadata)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name]) => name)
    .filter((name) => !Object.hasOwn(own, name) && !(name === 'headers' && type === 'webhook'));
}

/** What is wrong with a destination of a supported type. Empty if it can be stored. A fault never repeats a secret. */
export function destinationFaults({
  type,
  metadata,
  secrets,
  headers,
}: WholeDestination & Pick<DestinationMetadata, 'headers'>): readonly DestinationFault[] {
  if (!isSupportedDestinationType(type)) return [];
  if (type !== 'webhook') return memberFaults(types[type], metadata, secrets);
  return [
    ...metadataFaults(types.webhook, metadata),
    ...webhookHeaderFaults(headers ?? {}).map((message) => ({ path: ['metadata', 'headers'], message })),
    ...Object.keys(secrets).map((name) => ({ path: ['secrets', name], message: WEBHOOK_SECRET })),
  ];
}

/** Whether a destination that keeps its type goes to another place. */
export function isDestinationMoved(before: Place, after: Place): boolean {
  return before.type === after.type && goesTo(before) !== goesTo(after);
}

function goesTo({ type, metadata }: Place): string | undefined {
  return isSupportedDestinationType(type) ? types[type].goesTo(metadata) : undefined;
}

/** The region in the address of a queue at AWS. */
export function sqsRegion(queueUrl: string): string | undefined {
  return /^https:\/\/sqs\.([a-z0-9-]+)\.amazonaws\.com(\.cn)?\//.exec(queueUrl)?.[1];
}

function matches(pattern: RegExp, what: string) {
  return (text: string) => (pattern.test(text) ? undefined : `is not ${what}`);
}

function regionFault(region: string): string | undefined {
  return /^[a-z0-9-]+$/.test(region) ? undefined : 'is not a region, such as eu-central-1';
}

/** Without TLS only where the operator allows it, which is checked when something is sent. */
function httpUrlFault(url: string): string | undefined {
  const parsed = wholeAddress(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return 'must be an address that begins with https://';
  if (parsed.username || parsed.password) return 'must not have a user name or password in it';
  return parsed.search || parsed.hash ? 'must have nothing after its path' : undefined;
}

function clickhouseUrlFault(url: string): string | undefined {
  return URL.canParse(url) && (new URL(url).username || new URL(url).password)
    ? 'must not have a user name or password in it: send metadata.username and secrets.password'
    : httpUrlFault(url);
}

function rabbitmqServerFault(serverUrl: string, { tls }: DestinationMetadata): string | undefined {
  if (readRabbitmqServer(serverUrl, tls)) return undefined;
  return readRabbitmqServer(serverUrl)
    ? 'does not agree with tls: amqps:// is with TLS, amqp:// without'
    : 'must be host:port, or an address that begins with amqps:// or amqp:// and has no user name or password in it';
}

function natsServerFault(serverUrl: string, { tls }: DestinationMetadata): string | undefined {
  if (readNatsServer(serverUrl, tls)) return undefined;
  return readNatsServer(serverUrl)
    ? 'does not agree with tls: tls:// is with TLS'
    : 'must be host:port, or an address that begins with nats:// or tls:// and has no path, user name or password in it';
}

function kafkaServersFault(serverUrl: string): string | undefined {
  return readKafkaServers(serverUrl)
    ? undefined
    : 'must be host:port, or several of them with commas between: names or addresses of IPv4, without a path, user name or password';
}

/** Names between dots. Messages cannot be published to wildcards. */
function subjectFault(subject: string): string | undefined {
  return /^[^\s\p{Cc}.*>]+(\.[^\s\p{Cc}.*>]+)*$/u.test(subject)
    ? undefined
    : 'is not a subject, such as crm.changes: names between dots, without spaces and without * and >';
}

/** A short string of AMQP. */
function bytesFault(text: string): string | undefined {
  return new TextEncoder().encode(text).length <= 255 ? undefined : 'has more than 255 bytes';
}

function keyFileFault(text: string): string | undefined {
  const needed = ['client_email', 'private_key_id', 'private_key'];
  try {
    const file: unknown = JSON.parse(text);
    if (isPlainObject(file) && needed.every((name) => typeof file[name] === 'string')) return undefined;
  } catch {
    // It is no JSON.
  }
  return `is not the key file of a service account, which is JSON with ${needed.join(', ')}`;
}

function identifierFault(name: string): string | undefined {
  return /^[^\p{Cc}`"'\\]{1,206}$/u.test(name) ? undefined : 'is not a name that ClickHouse can have';
}

import type { DestinationMetadata } from '../resources/destinations.ts';
import { type Fault, memberFaults, type TypeMembers } from './destination-members.ts';
import { keyTemplateFault } from './key-template.ts';
import { readRabbitmqServer } from './rabbitmq-server.ts';
import { webhookUrlFault } from './webhook-destinations.ts';

const awsKeys = { awsKeyId: { isNeeded: true }, awsSecretKey: { isNeeded: true }, awsSessionToken: {} };
const endpointUrl = { fault: httpUrlFault };

/** What each type consists of, apart from `webhook`, whose headers have rules of their own. */
const types = {
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
  rabbitmq: {
    metadata: {
      serverUrl: { isNeeded: true, fault: serverFault },
      exchange: { isNeeded: true, fault: bytesFault },
      tls: {},
    },
    secrets: { username: { isNeeded: true }, password: { isNeeded: true } },
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
  slack: {
    metadata: { url: { isNeeded: true, fault: (url) => webhookUrlFault(url) } },
    secrets: {},
    goesTo: ({ url }) => url,
  },
} satisfies Record<string, TypeMembers>;

/** A type of destination that can be made today. */
export type SupportedDestinationType = 'webhook' | keyof typeof types;

/** The types of destinations that can be made today. */
export const supportedDestinationTypes: readonly string[] = ['webhook'];

/** Whether a destination of this type can be made today. */
export function isSupportedDestinationType(type: string): type is SupportedDestinationType {
  return supportedDestinationTypes.includes(type);
}

/** A destination as a whole: what an endpoint would store. */
export interface WholeDestination {
  readonly type: string;
  readonly metadata: Omit<DestinationMetadata, 'headers'>;
  readonly secrets: Readonly<Record<string, string>>;
}

/** The members that a type has. Those of other types are left out of what is stored. */
export function ownMetadata({ type, metadata }: Pick<WholeDestination, 'type' | 'metadata'>) {
  const own = Object.keys(isDescribed(type) ? types[type].metadata : { url: {} });
  return Object.fromEntries(Object.entries(metadata).filter(([name]) => own.includes(name)));
}

/** What is wrong with a destination of a supported type. Empty if it can be stored. A fault never repeats a secret. */
export function destinationFaults({ type, metadata, secrets }: WholeDestination): readonly Fault[] {
  if (!isDescribed(type)) return [];
  return memberFaults(types[type], metadata, secrets);
}

/**
 * The secrets that have to be sent again before a destination may change in this way: whoever can change where they go
 * could otherwise read them there.
 */
export function secretsToSendAgain(
  before: WholeDestination,
  after: Omit<WholeDestination, 'secrets'>,
  sent: Readonly<Record<string, string>>,
): readonly string[] {
  if (goesTo(before) === goesTo(after)) return [];
  return Object.keys(before.secrets).filter((name) => !Object.hasOwn(sent, name));
}

function goesTo({ type, metadata }: Omit<WholeDestination, 'secrets'>): string {
  const described: TypeMembers | undefined = isDescribed(type) ? types[type] : undefined;
  return `${type} ${described?.goesTo(metadata) ?? ''}`;
}

function isDescribed(type: string): type is keyof typeof types {
  return Object.hasOwn(types, type);
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
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return 'must be an address that begins with https://';
  if (parsed.username || parsed.password) return 'must not have a user name or password in it';
  return parsed.search || parsed.hash ? 'must have nothing after its path' : undefined;
}

function clickhouseUrlFault(url: string): string | undefined {
  return URL.canParse(url) && (new URL(url).username || new URL(url).password)
    ? 'must not have a user name or password in it: send metadata.username and secrets.password'
    : httpUrlFault(url);
}

function serverFault(serverUrl: string, { tls }: DestinationMetadata): string | undefined {
  if (readRabbitmqServer(serverUrl, tls)) return undefined;
  return readRabbitmqServer(serverUrl)
    ? 'does not agree with tls: amqps:// is with TLS, amqp:// without'
    : 'must be host:port, or an address that begins with amqps:// or amqp:// and has no user name or password in it';
}

/** A short string of AMQP. */
function bytesFault(text: string): string | undefined {
  return new TextEncoder().encode(text).length <= 255 ? undefined : 'has more than 255 bytes';
}

function identifierFault(name: string): string | undefined {
  return /^[^\p{Cc}`"'\\]{1,206}$/u.test(name) ? undefined : 'is not a name that ClickHouse can have';
}

/** A box of the form of a destination. Its name is the one of the member that it fills. */
export interface DestinationBox {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** A secret can be written, and is never shown. */
  readonly isSecret?: boolean;
  readonly isOptional?: boolean;
}

interface DestinationType {
  readonly label: string;
  /** What happens with what is sent there. */
  readonly says: string;
  readonly boxes: readonly DestinationBox[];
}

const region: DestinationBox = {
  name: 'region',
  label: 'Region',
  hint: 'Such as eu-central-1.',
  isOptional: true,
};
const endpointUrl: DestinationBox = {
  name: 'endpointUrl',
  label: 'Address of the service',
  hint: 'Only for a service that is not AWS, such as https://storage.example.',
  isOptional: true,
};
const awsKeys: readonly DestinationBox[] = [
  { name: 'awsKeyId', label: 'Access key id', isSecret: true },
  { name: 'awsSecretKey', label: 'Secret access key', isSecret: true },
  { name: 'awsSessionToken', label: 'Session token', isSecret: true, isOptional: true },
];

const optionalLogin: readonly DestinationBox[] = [
  { name: 'username', label: 'User name', isSecret: true, isOptional: true },
  { name: 'password', label: 'Password', isSecret: true, isOptional: true },
];

/** What each type of destination asks for. */
export const destinationTypes: Readonly<Record<string, DestinationType>> = {
  webhook: {
    label: 'Webhook',
    says: 'Each message is posted to the address, signed with a key that only this destination has.',
    boxes: [
      { name: 'url', label: 'Address', hint: 'Such as https://acme.example/dowel.' },
      {
        name: 'headers',
        label: 'Headers',
        hint: 'One to a line, such as X-Route: eu. The receiver gets them with each message.',
        isOptional: true,
      },
    ],
  },
  inbox: { label: 'Inbox', says: 'This server keeps the messages until your backend takes them.', boxes: [] },
  slack: {
    label: 'Slack',
    says: 'A channel gets a sentence for each notification. It gets no records.',
    boxes: [{ name: 'url', label: 'Address of the incoming webhook', hint: 'Slack shows it once.' }],
  },
  s3: {
    label: 'S3 and compatible storage',
    says: 'Each message becomes a file.',
    boxes: [
      { name: 'bucket', label: 'Bucket' },
      region,
      endpointUrl,
      {
        name: 'keyTemplate',
        label: 'Name of the file',
        hint: 'A template. Left empty, names have the time and the id of the message.',
        isOptional: true,
      },
      { name: 'storageClass', label: 'Storage class', hint: 'Such as STANDARD.', isOptional: true },
      ...awsKeys,
    ],
  },
  sqs: {
    label: 'SQS',
    says: 'Each message is put into the queue.',
    boxes: [{ name: 'queueUrl', label: 'Address of the queue' }, region, endpointUrl, ...awsKeys],
  },
  kinesis: {
    label: 'Kinesis',
    says: 'Each message is put into the stream.',
    boxes: [
      { name: 'streamName', label: 'Stream' },
      region,
      endpointUrl,
      { name: 'partitionKeyTemplate', label: 'Partition key', hint: 'A template.', isOptional: true },
      ...awsKeys,
    ],
  },
  rabbitmq: {
    label: 'RabbitMQ',
    says: 'Each message is published to the exchange.',
    boxes: [
      { name: 'serverUrl', label: 'Server', hint: 'Such as amqps://rabbit.example:5671.' },
      { name: 'exchange', label: 'Exchange' },
      { name: 'username', label: 'User name', isSecret: true },
      { name: 'password', label: 'Password', isSecret: true },
    ],
  },
  nats: {
    label: 'NATS JetStream',
    says: 'Each message is published below the subject. A stream has to store it.',
    boxes: [
      { name: 'serverUrl', label: 'Server', hint: 'Such as tls://nats.example:4222.' },
      { name: 'subject', label: 'Subject', hint: 'Such as crm, for a stream of crm.>.' },
      ...optionalLogin,
      { name: 'token', label: 'Token', hint: 'Instead of a user name.', isSecret: true, isOptional: true },
      {
        name: 'userJwt',
        label: 'User JWT',
        hint: 'Instead of a user name, with its seed.',
        isSecret: true,
        isOptional: true,
      },
      { name: 'nkeySeed', label: 'NKEY seed', isSecret: true, isOptional: true },
    ],
  },
  kafka: {
    label: 'Kafka',
    says: 'Each message goes to the topic. All about one object of a customer are in one partition.',
    boxes: [
      {
        name: 'serverUrl',
        label: 'Servers',
        hint: 'Such as kafka-1.example:9092, kafka-2.example:9092. With TLS.',
      },
      { name: 'topic', label: 'Topic' },
      {
        name: 'saslMechanism',
        label: 'Login',
        hint: 'plain, scram-sha-256 or scram-sha-512. Left empty: plain.',
        isOptional: true,
      },
      ...optionalLogin,
      { name: 'partitionKeyTemplate', label: 'Key', hint: 'A template.', isOptional: true },
    ],
  },
  pubsub: {
    label: 'Google Pub/Sub',
    says: 'Each message is published to the topic.',
    boxes: [
      { name: 'projectId', label: 'Project', hint: 'Its id at Google Cloud, such as acme-crm-4711.' },
      { name: 'topicId', label: 'Topic' },
      {
        name: 'endpointUrl',
        label: 'Address of the service',
        hint: 'Only for one region, such as https://europe-west3-pubsub.googleapis.com.',
        isOptional: true,
      },
      {
        name: 'credentials',
        label: 'Key of the service account',
        hint: 'The whole JSON file. The account needs the role Pub/Sub Publisher.',
        isSecret: true,
      },
    ],
  },
  clickhouse: {
    label: 'ClickHouse',
    says: 'Each message becomes a row of the table.',
    boxes: [
      { name: 'url', label: 'Address', hint: 'Such as https://clickhouse.example:8443.' },
      { name: 'tableName', label: 'Table' },
      { name: 'database', label: 'Database', isOptional: true },
      { name: 'username', label: 'User name', isOptional: true },
      { name: 'password', label: 'Password', isSecret: true, isOptional: true },
    ],
  },
};

/** Boxes by their names. Two types may name the same one. */
export type Typed = Readonly<Record<string, string>>;

/** What a request says of the boxes: metadata and secrets. An empty box says nothing. */
export function toMembers(type: string, typed: Typed) {
  const boxes = (destinationTypes[type]?.boxes ?? []).filter(({ name }) => typed[name]);
  const valuesOf = (isSecret: boolean): Record<string, string> =>
    Object.fromEntries(
      boxes
        .filter((box) => (box.isSecret === true) === isSecret)
        .map(({ name }) => [name, typed[name]?.trim() ?? '']),
    );
  const { headers, ...metadata } = valuesOf(false);
  return {
    metadata: { ...metadata, ...(headers && { headers: toHeaders(headers) }) },
    secrets: valuesOf(true),
  };
}

/**
 * The paths of what was changed, for the update mask. A secret that was not typed stays. No path takes a member away, so
 * when a box was emptied, all metadata is sent.
 */
export function changedPaths(type: string, before: Typed, after: Typed): string[] {
  const boxes = destinationTypes[type]?.boxes ?? [];
  const changed = boxes.filter(({ name }) => (before[name] ?? '') !== (after[name] ?? ''));
  const isEmptied = changed.some(({ name, isSecret }) => !isSecret && !after[name]);
  const paths = changed.map(({ name, isSecret }) =>
    isSecret ? `secrets.${name}` : isEmptied ? 'metadata' : `metadata.${name}`,
  );
  return [...new Set(paths)];
}

/** Headers as text: a line for each. */
export function fromHeaders(headers: Readonly<Record<string, string>> = {}): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

function toHeaders(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
}

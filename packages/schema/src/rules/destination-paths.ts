import type { DestinationMetadata, UpdateDestination } from '../resources/destinations.ts';

export const metadataMembers = [
  'url',
  'headers',
  'region',
  'endpointUrl',
  'bucket',
  'keyTemplate',
  'storageClass',
  'queueUrl',
  'streamName',
  'partitionKeyTemplate',
  'projectId',
  'topicId',
  'serverUrl',
  'topic',
  'saslMechanism',
  'exchange',
  'subject',
  'tls',
  'username',
  'database',
  'tableName',
] as const satisfies readonly (keyof DestinationMetadata)[];

const secretMembers = [
  'awsKeyId',
  'awsSecretKey',
  'awsSessionToken',
  'username',
  'password',
  'token',
  'userJwt',
  'nkeySeed',
  'credentials',
] as const;

/** The path of one member of a destination. */
export type DestinationPath =
  | `metadata.${(typeof metadataMembers)[number]}`
  | `secrets.${(typeof secretMembers)[number]}`;

/** The paths of single members that the mask of an update may name. */
export const destinationPaths: readonly DestinationPath[] = [
  ...metadataMembers.map((name) => `metadata.${name}` as const),
  ...secretMembers.map((name) => `secrets.${name}` as const),
];

type MemberValue = DestinationMetadata[keyof DestinationMetadata];

/** The values of an update, by the paths that its mask may name. */
export function destinationValues({ secrets, ...values }: UpdateDestination['destination']) {
  const { metadata } = values;
  const members: Partial<Record<DestinationPath, MemberValue>> = {};
  for (const name of metadataMembers) members[`metadata.${name}`] = metadata?.[name];
  for (const name of secretMembers) members[`secrets.${name}`] = secrets?.[name];
  return { ...values, ...members };
}

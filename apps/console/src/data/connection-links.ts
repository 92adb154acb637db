import type { CreatedConnectionLink, GroupOverview } from '@dowel/schema';
import { projectClient } from '../app/project.ts';

type Connection = GroupOverview['connections'][number];

export interface SignInLinkOf {
  group: GroupOverview['group'];
  connection: Connection;
  /** Of the connection's provider. The page of the link is about it. */
  integrationId: string;
}

/** Of which integration the page is with which somebody signs in to a connection again. Undefined: no link helps. */
export function linkedIntegration(
  { installations }: GroupOverview,
  { id, authScheme, diagnosis }: Connection,
): string | undefined {
  // A provider app that is refused lets nobody sign in.
  return diagnosis?.reason !== 'misconfigured_app' && authScheme.startsWith('oauth2/authorizationCode')
    ? installations.find(({ connection }) => connection.id === id)?.integrationId
    : undefined;
}

/** Makes a link with which the person signs in to a connection again. Nothing shows it a second time. */
export async function makeSignInLink(
  project: string,
  { group, connection: { id, consumer }, integrationId }: SignInLinkOf,
): Promise<CreatedConnectionLink> {
  return projectClient(project).connectionLinks.create({
    integrationId,
    connectionId: id,
    groupRef: group.groupRef,
    consumerRef: consumer.consumerRef,
    ...(group.groupName && { groupName: group.groupName }),
    ...(consumer.consumerName && { consumerName: consumer.consumerName }),
  });
}

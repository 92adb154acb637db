import { ids } from './examples.ts';
import type { PathName } from './operation-text.ts';

const idOf = (what: string, example: string) => ({ description: `The id of the ${what}.`, example });

/** What each parameter in a path means, with the value that examples use. The compiler reports a missing one. */
export const pathParameters: {
  readonly [Name in PathName]: { readonly description: string; readonly example: string };
} = {
  apiKey: {
    description: 'The id of the API key, or the key itself.',
    example: 'dowel_full_example_not_a_real_key',
  },
  billingAccountId: idOf('billing account', ids.org),
  builderId: idOf('builder', ids.builder),
  claimedDomainId: idOf('claim', ids.claimedDomain),
  connectionLinkId: idOf('connection link', ids.connectionLink),
  connectionId: idOf('connection', ids.connection),
  consumerRef: { description: 'Your own id of the person.', example: 'user-42' },
  deliveryId: idOf('delivery', ids.delivery),
  destination: { description: 'The id or the name of the destination.', example: 'crm-webhook' },
  groupRef: { description: 'Your own id of the group.', example: 'northwind' },
  installationId: idOf('installation', ids.installation),
  integrationId: {
    description:
      'The id of the integration. Its name may stand in its place, except where revisions are listed, got or created.',
    example: ids.integration,
  },
  integrationIdOrName: { description: 'The id or the name of the integration.', example: 'crm-sync' },
  inviteId: idOf('invite', ids.invite),
  issueId: idOf('issue', ids.issue),
  keyId: {
    description: 'The id of the JWT key. Consumer tokens name it as `kid`.',
    example: ids.jwtKey,
  },
  objectName: { description: 'The name of the object, such as `contacts`.', example: 'contacts' },
  operationShareId: idOf('share', ids.operationShare),
  operationId: idOf('operation', ids.operation),
  orgId: idOf('org', ids.org),
  projectIdOrName: { description: 'The id or the name of the project.', example: 'acme-crm' },
  provider: {
    description: 'The name of the provider in the catalogue, such as `hubspot`.',
    example: 'hubspot',
  },
  providerAppId: idOf('provider app', ids.providerApp),
  revisionId: idOf('revision', ids.revision),
  routeId: idOf('route', ids.route),
  sessionId: idOf('session', ids.session),
  topicId: idOf('topic', ids.topic),
};

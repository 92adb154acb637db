import type { PathName } from './operation-text.ts';

/** What each parameter in a path means, with the value that examples use. The compiler reports a missing one. */
export const pathParameters: {
  readonly [Name in PathName]: { readonly description: string; readonly example: string };
} = {
  apiKey: {
    description: 'The id of the API key, or the key itself.',
    example: 'dowel_full_example_not_a_real_key',
  },
  billingAccountId: {
    description: 'The id of the billing account.',
    example: '01970000-0000-7000-8000-00000000000f',
  },
  builderId: { description: 'The id of the builder.', example: '01970000-0000-7000-8000-000000000012' },
  claimedDomainId: { description: 'The id of the claim.', example: '01970000-0000-7000-8000-000000000014' },
  connectionLinkId: {
    description: 'The id of the connection link.',
    example: '01970000-0000-7000-8000-000000000016',
  },
  connectionId: {
    description: 'The id of the connection.',
    example: '01970000-0000-7000-8000-000000000004',
  },
  consumerRef: { description: 'Your own id of the person.', example: 'user-42' },
  deliveryId: { description: 'The id of the delivery.', example: '01970000-0000-7000-8000-00000000000b' },
  destination: { description: 'The id or the name of the destination.', example: 'crm-webhook' },
  groupRef: { description: 'Your own id of the group.', example: 'northwind' },
  installationId: {
    description: 'The id of the installation.',
    example: '01970000-0000-7000-8000-000000000003',
  },
  integrationId: {
    description:
      'The id of the integration. Its name may stand in its place, except where revisions are listed, got or created.',
    example: '01970000-0000-7000-8000-000000000002',
  },
  integrationIdOrName: { description: 'The id or the name of the integration.', example: 'crm-sync' },
  inviteId: { description: 'The id of the invite.', example: '01970000-0000-7000-8000-000000000013' },
  issueId: { description: 'The id of the issue.', example: '01970000-0000-5000-8000-000000000016' },
  keyId: {
    description: 'The id of the JWT key. Consumer tokens name it as `kid`.',
    example: '01970000-0000-7000-8000-000000000007',
  },
  objectName: { description: 'The name of the object, such as `contacts`.', example: 'contacts' },
  operationShareId: {
    description: 'The id of the share.',
    example: '01970000-0000-7000-8000-000000000017',
  },
  operationId: { description: 'The id of the operation.', example: '01970000-0000-7000-8000-000000000008' },
  orgId: { description: 'The id of the org.', example: '01970000-0000-7000-8000-00000000000f' },
  projectIdOrName: { description: 'The id or the name of the project.', example: 'acme-crm' },
  provider: {
    description: 'The name of the provider in the catalogue, such as `hubspot`.',
    example: 'hubspot',
  },
  providerAppId: {
    description: 'The id of the provider app.',
    example: '01970000-0000-7000-8000-000000000006',
  },
  revisionId: { description: 'The id of the revision.', example: '01970000-0000-7000-8000-000000000005' },
  routeId: { description: 'The id of the route.', example: '01970000-0000-7000-8000-00000000000a' },
  sessionId: { description: 'The id of the session.', example: '01970000-0000-7000-8000-000000000015' },
  topicId: { description: 'The id of the topic.', example: '01970000-0000-7000-8000-000000000009' },
};

import type { RawRoute } from '../../platform/requests/raw-route.ts';
import { answerForApplication, receiveForApplication } from './application/receive-for-application.ts';
import { receive } from './receiving/receive.ts';

const applicationPath = '/hooks/v1/projects/{projectId}/provider-apps/{providerAppId}';

/** The addresses that providers send events to. The signature is the only credential. */
export const subscriptionRawRoutes: readonly RawRoute[] = [
  {
    operation: 'receiveProviderEvent',
    method: 'POST',
    path: '/hooks/v1/projects/{projectId}/integrations/{integrationId}/installations/{installationId}',
    handle({ context, params, request }) {
      const { projectId = '', integrationId = '', installationId = '' } = params;
      return receive(context, { projectId, integrationId, installationId }, request);
    },
  },
  {
    operation: 'receiveProviderAppEvents',
    method: 'POST',
    path: applicationPath,
    handle: ({ context, params: { projectId = '', providerAppId = '' }, request }) =>
      receiveForApplication(context, { projectId, providerAppId }, request),
  },
  {
    operation: 'answerProviderAppCheck',
    method: 'GET',
    path: applicationPath,
    handle: ({ context, params: { projectId = '', providerAppId = '' } }) =>
      answerForApplication(context, { projectId, providerAppId }),
  },
];

import type { RawRoute } from '../../requests/raw-route.ts';
import { receive } from './receiving/receive.ts';

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
];

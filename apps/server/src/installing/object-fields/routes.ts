import { endpoints } from '@dowel/schema';
import { assertSafeNames } from '../../platform/problems/safe-names.ts';
import { route, routeInSteps } from '../../platform/requests/route.ts';
import * as objectFields from './service.ts';
import * as upserts from './upsert-fields.ts';

export const objectFieldRoutes = {
  getObjectMetadataForInstallation: route(
    endpoints.getObjectMetadataForInstallation,
    ({ context, params, query }) => objectFields.getForInstallation(context, params, query),
  ),
  getObjectMetadataForConnection: route(
    endpoints.getObjectMetadataForConnection,
    ({ context, params, query }) => objectFields.getForConnection(context, params, query),
  ),
  upsertMetadataForInstallation: routeInSteps(
    endpoints.upsertMetadataForInstallation,
    async ({ context, params, body, sent }) => {
      assertSafeNames(sent, ['fields']);
      return upserts.upsertForInstallation(context, params.integrationId, body);
    },
  ),
  upsertMetadataForConnection: routeInSteps(
    endpoints.upsertMetadataForConnection,
    async ({ context, params, body, sent }) => {
      assertSafeNames(sent, ['fields']);
      return upserts.upsertForConnection(context, params.provider, body);
    },
  ),
};

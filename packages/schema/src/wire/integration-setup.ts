import type { IntegrationSetup, IntegrationSetupQuery } from '../resources/integration-setup.ts';
import { wire } from './wire.ts';

/** Everything that `InstallIntegration` needs for its first paint, in one round trip. */
export const getIntegrationSetup = /* @__PURE__ */ wire<{
  query: IntegrationSetupQuery;
  success: IntegrationSetup;
}>()({
  operation: 'getIntegrationSetup',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integrations/{integrationIdOrName}:setup',
  access: 'consumer',
  added: true,
});

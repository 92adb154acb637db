import type { Connector } from './connector.ts';
import { sandbox } from './sandbox.ts';

/** Every way to sign in to the sandbox leads to the same API. */
const sandboxEntries = [
  'sandbox',
  'sandboxPkce',
  'sandboxClientCredentials',
  'sandboxPassword',
  'sandboxApiKey',
  'sandboxQueryKey',
  'sandboxBasic',
  'sandboxKeyAsBasic',
  'sandboxCustom',
  'sandboxSteps',
  'sandboxServiceAccount',
  'sandboxJwt',
  'sandboxOpen',
  'sandboxWorkspace',
];

const connectors = new Map<string, Connector>(sandboxEntries.map((name) => [name, sandbox]));

/** Finds the connector of a provider by its catalogue name. */
export function findConnector(provider: string): Connector | undefined {
  return connectors.get(provider);
}

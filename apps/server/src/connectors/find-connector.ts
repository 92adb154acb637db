import type { Connector } from './connector.ts';
import { sandbox } from './sandbox.ts';

const connectors = new Map<string, Connector>([
  ['sandbox', sandbox],
  ['sandboxApiKey', sandbox],
]);

/** Finds the connector of a provider by its catalogue name. */
export function findConnector(provider: string): Connector | undefined {
  return connectors.get(provider);
}

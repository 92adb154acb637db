/**
 * The server's engine of connectors, which a trial runs as it is. This is the one place where the command line reaches into
 * the server: the build puts the engine into the package.
 */
export type { Connector, ReadRequest } from '../../../../apps/server/src/providers/connectors/connector.ts';
export type { ProviderFetch } from '../../../../apps/server/src/providers/connectors/engine/call.ts';
export {
  dataOf,
  type RestDefinition,
} from '../../../../apps/server/src/providers/connectors/engine/definition.ts';
export { ProviderError } from '../../../../apps/server/src/providers/connectors/engine/provider-error.ts';
export { factsOf } from '../../../../apps/server/src/providers/connectors/engine/record-facts.ts';
export type { ProviderRecord } from '../../../../apps/server/src/providers/connectors/engine/records.ts';
export { findDefinition } from '../../../../apps/server/src/providers/connectors/find-connector.ts';
export { readPage } from '../../../../apps/server/src/providers/connectors/read-page.ts';
export { restConnector } from '../../../../apps/server/src/providers/connectors/rest-connector.ts';
export { memberOf } from '../../../../apps/server/src/providers/provider-words/member-of.ts';
export { noSecrets } from '../../../../apps/server/src/providers/provider-words/secrets-in-use.ts';

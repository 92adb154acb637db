export type { Finding, Path } from '../manifest/finding.ts';
export {
  connectorAbilities,
  type ObjectAbilities,
  supportOfConnector,
  versionSentence,
} from './abilities.ts';
export * from './changes.ts';
export * from './conditions.ts';
export * from './connector.ts';
export * from './errors.ts';
export * from './event-place.ts';
export { ConnectorExtension, changedParts, extendConnector } from './extension.ts';
export * from './fields.ts';
export * from './list.ts';
export { listedName, nameIn } from './listed-name.ts';
export * from './object-events.ts';
export { exceptionOf, objectOf } from './object-of.ts';
export * from './paging.ts';
export * from './parents.ts';
export { type CheckedConnector, parseConnector } from './parse-connector.ts';
export * from './request.ts';
export * from './times.ts';
export * from './webhooks.ts';
export * from './write.ts';

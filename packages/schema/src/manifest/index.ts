export type { ManifestFinding } from '../resources/deploy-plan';
export { type CheckedManifest, type CheckManifestOptions, checkManifest } from './check-manifest';
export { checkProviders, checkProviderUnchanged } from './check-providers';
export * from './manifest';
export * from './manifest-problem';
export * from './new-integration';
export { type ParseManifestOptions, parseManifest } from './parse-manifest';
export { findInManifest, type TextPlace } from './place';

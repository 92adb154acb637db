export type { ManifestFinding } from '../resources/deploy-plan.ts';
export { type CheckedManifest, type CheckManifestOptions, checkManifest } from './check-manifest.ts';
export { checkProviders, checkProviderUnchanged } from './check-providers.ts';
export { checkSupport } from './check-support.ts';
export * from './manifest.ts';
export * from './manifest-problem.ts';
export * from './new-integration.ts';
export { type ParseManifestOptions, parseManifest } from './parse-manifest.ts';
export { findInManifest, type TextPlace } from './place.ts';

export type { ManifestFinding } from '../resources/deploy-plan';
export { type CheckedManifest, type CheckManifestOptions, checkManifest } from './check-manifest';
export * from './manifest';
export { type ParseManifestOptions, parseManifest } from './parse-manifest';

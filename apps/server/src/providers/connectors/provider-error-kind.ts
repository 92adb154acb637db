export type { ProviderErrorKind } from '@dowel/schema/connector';

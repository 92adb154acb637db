import * as z from 'zod';
import { limits } from '../limits.ts';
import { listOf } from '../resources/bounded.ts';
import { IntegrationName, Name } from './names.ts';
import { IntegrationRead } from './read.ts';
import { IntegrationSubscribe, WatchSchema } from './subscribe.ts';

export const IntegrationWriteObject = z.object({
  objectName: Name,
  /** Reuses the mappings of the read object with the same name. */
  inheritMapping: z.boolean().optional(),
  valueDefaults: z.object({ allowAnyFields: z.boolean().optional() }).optional(),
});
export type IntegrationWriteObject = z.infer<typeof IntegrationWriteObject>;

export const IntegrationWrite = z.object({
  objects: listOf(IntegrationWriteObject, limits.objects).optional(),
});
export type IntegrationWrite = z.infer<typeof IntegrationWrite>;

export const IntegrationProxy = z.object({
  enabled: z.boolean().optional(),
  /** `true`: calls go to the module's base URL instead of the provider's. */
  useModule: z.boolean().optional(),
});
export type IntegrationProxy = z.infer<typeof IntegrationProxy>;

/** One integration of a manifest. Each revision has this as its content. */
export const ManifestIntegration = z.object({
  name: IntegrationName,
  provider: Name,
  displayName: z.string().max(100).optional(),
  module: z.string().max(limits.name).optional(),
  read: IntegrationRead.optional(),
  write: IntegrationWrite.optional(),
  proxy: IntegrationProxy.optional(),
  subscribe: IntegrationSubscribe.optional(),
  watchSchema: WatchSchema.optional(),
});
export type ManifestIntegration = z.infer<typeof ManifestIntegration>;

/** The file in which a builder declares integrations. */
export const Manifest = z.object({
  specVersion: z.literal('1.0.0', { error: 'must be 1.0.0, the only version there is' }),
  integrations: listOf(ManifestIntegration, limits.integrations).min(1, 'needs at least one integration'),
});
export type Manifest = z.infer<typeof Manifest>;

import * as z from 'zod';
import { limits } from '../limits.ts';
import { listOf } from '../resources/bounded.ts';
import { IntegrationName, Name } from './names.ts';
import { IntegrationRead } from './read.ts';
import { IntegrationSubscribe, WatchSchema } from './subscribe.ts';

/** An object that may be written to. */
export const IntegrationWriteObject = z.object({
  objectName: Name,
  /** Reuses the mappings of the read object with the same name. */
  inheritMapping: z.boolean().optional(),
  /** Values that the customer may set for new records. */
  valueDefaults: z
    .object({
      /** `true`: for any field. */
      allowAnyFields: z.boolean().optional(),
    })
    .optional(),
});
export type IntegrationWriteObject = z.infer<typeof IntegrationWriteObject>;

/** What may be written. */
export const IntegrationWrite = z.object({
  /** The objects that may be written to. */
  objects: listOf(IntegrationWriteObject, limits.objects).optional(),
});
export type IntegrationWrite = z.infer<typeof IntegrationWrite>;

/** Whether calls through the proxy are allowed. */
export const IntegrationProxy = z.object({
  /** `true` allows them. */
  enabled: z.boolean().optional(),
  /** `true`: calls go to the module's base URL instead of the provider's. */
  useModule: z.boolean().optional(),
});
export type IntegrationProxy = z.infer<typeof IntegrationProxy>;

/** One integration of a manifest. Each revision has this as its content. */
export const ManifestIntegration = z.object({
  /** Unique in the project. A deploy updates the integration that has this name. */
  name: IntegrationName,
  provider: Name,
  displayName: z.string().max(100).optional(),
  /** The provider's module that is used. The provider's default module when absent. */
  module: z.string().max(limits.name).optional(),
  /** What is read. */
  read: IntegrationRead.optional(),
  /** What may be written. */
  write: IntegrationWrite.optional(),
  /** Whether calls through the proxy are allowed. */
  proxy: IntegrationProxy.optional(),
  /** Which changes at the provider are delivered. */
  subscribe: IntegrationSubscribe.optional(),
  /** Reports of fields that customers add, remove or change. */
  watchSchema: WatchSchema.optional(),
});
export type ManifestIntegration = z.infer<typeof ManifestIntegration>;

/** The file in which a builder declares integrations. */
export const Manifest = z.object({
  /** The version of this format. */
  specVersion: z.literal('1.0.0', { error: 'must be 1.0.0, the only version there is' }),
  /** What to publish. */
  integrations: listOf(ManifestIntegration, limits.integrations).min(1, 'needs at least one integration'),
});
export type Manifest = z.infer<typeof Manifest>;

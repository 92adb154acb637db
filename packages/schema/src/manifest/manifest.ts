import * as z from 'zod';
import { limits } from '../limits.ts';
import { listOf, Text } from '../resources/bounded.ts';
import { IntegrationName, Name } from './names.ts';
import { IntegrationRead } from './read.ts';
import { IntegrationSubscribe, WatchSchema } from './subscribe.ts';

/** An object that may be written to. */
export const IntegrationWriteObject = z.object({
  /**
   * The provider's name for the object, case-sensitive.
   * @example contacts
   */
  objectName: Name,
  /**
   * Reuses the mappings of the read object with the same name.
   * @example true
   */
  inheritMapping: z.boolean().optional(),
  /** Whether your own screens offer values for fields that your product leaves empty. Nothing of Dowel shows or checks it. */
  valueDefaults: z
    .object({
      /**
       * `true`: for any field.
       * @example true
       */
      allowAnyFields: z.boolean().optional(),
    })
    .optional(),
});
export type IntegrationWriteObject = z.infer<typeof IntegrationWriteObject>;

/** What may be written. */
export const IntegrationWrite = z.object({
  /** The objects that your product writes. */
  objects: listOf(IntegrationWriteObject, limits.objects).optional(),
});
export type IntegrationWrite = z.infer<typeof IntegrationWrite>;

/** Whether calls through the proxy are allowed. */
export const IntegrationProxy = z.object({
  /**
   * `true`: your product can send calls of its own to the provider.
   * @example true
   */
  enabled: z.boolean().optional(),
  /**
   * `true`: calls go to the module's base URL instead of the provider's.
   * @example true
   */
  useModule: z.boolean().optional(),
});
export type IntegrationProxy = z.infer<typeof IntegrationProxy>;

/** One integration of a manifest. Each revision has this as its content. */
export const ManifestIntegration = z.object({
  /**
   * The name of the integration. A deploy finds the integration to update by its name.
   * @example crm-sync
   */
  name: IntegrationName,
  /**
   * The name of the provider in the catalogue, case-sensitive.
   * @example hubspot
   */
  provider: Name,
  /**
   * The name that customers see.
   * @example CRM sync
   */
  displayName: z.string().max(100).optional(),
  /**
   * The module of the provider, if the provider has modules. The provider's default module when absent.
   * @example crm
   */
  module: z.string().max(limits.name).optional(),
  /**
   * `true`: a customer may install it several times, each over a connection of its own and, but for one, with an
   * `installationRef` of its own. Added by Dowel.
   * @example true
   */
  multiple: z.boolean().optional(),
  /**
   * `true`: two installations of a customer may be of the same account. It needs `multiple`. Added by Dowel.
   * @example true
   */
  sameAccount: z.boolean().optional(),
  /**
   * `person`: a write, a search or a call through the proxy with a consumer token uses the person's own connection, and
   * never the customer's. Reads and subscriptions use the customer's. Added by Dowel.
   * @example person
   */
  actAs: z.enum(['person']).optional(),
  /** What is read from the provider, and where to. */
  read: IntegrationRead.optional(),
  /** What your product writes to the provider. */
  write: IntegrationWrite.optional(),
  /** Whether your product can send calls of its own to the provider. */
  proxy: IntegrationProxy.optional(),
  /** Which changes at the provider are delivered, and where to. */
  subscribe: IntegrationSubscribe.optional(),
  /** Which changes of the provider's fields are delivered, and where to. */
  watchSchema: WatchSchema.optional(),
});
export type ManifestIntegration = z.infer<typeof ManifestIntegration>;

/** The file in which a builder declares integrations. */
export const Manifest = z.object({
  /**
   * The address of the JSON Schema that an editor uses. The service ignores it.
   * @example https://dowel.example.com/schemas/manifest-1.0.0.json
   */
  $schema: Text.optional(),
  /**
   * The version of the manifest's language.
   * @example 1.0.0
   */
  specVersion: z.literal('1.0.0', { error: 'must be 1.0.0, the only version there is' }),
  /** The integrations that a deploy creates or updates. An integration that the file does not name stays as it is. */
  integrations: listOf(ManifestIntegration, limits.integrations).min(1, 'needs at least one integration'),
});
export type Manifest = z.infer<typeof Manifest>;

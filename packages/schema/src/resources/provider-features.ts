import * as z from 'zod';

const BatchWrite = z.looseObject({
  supported: z.boolean(),
  /** Records in one batch. */
  defaultRecordLimit: z.int().optional(),
  /** A map from object name to the records in one batch. */
  objectRecordLimits: z.record(z.string(), z.int()).optional(),
});

/** What Dowel can do with a provider or one of its modules. */
export const Support = z.looseObject({
  bulkWrite: z.looseObject({
    insert: z.boolean(),
    update: z.boolean(),
    upsert: z.boolean(),
    delete: z.boolean(),
  }),
  proxy: z.boolean(),
  read: z.boolean(),
  subscribe: z.boolean(),
  write: z.boolean(),
  delete: z.boolean(),
  subscribeSupport: z
    .looseObject({
      create: z.boolean().optional(),
      update: z.boolean().optional(),
      delete: z.boolean().optional(),
      passThrough: z.boolean().optional(),
    })
    .optional(),
  batchWrite: z
    .looseObject({ delete: BatchWrite, create: BatchWrite, update: BatchWrite, upsert: BatchWrite })
    .optional(),
  search: z.looseObject({ operators: z.looseObject({ equals: z.boolean() }) }),
});
export type Support = z.infer<typeof Support>;

/** The form in a catalogue file. What is left out is not supported. */
export const SupportEntry = Support.partial().extend({
  bulkWrite: Support.shape.bulkWrite.partial().optional(),
  search: z.looseObject({ operators: Support.shape.search.shape.operators.partial().optional() }).optional(),
});

export const SubscribeRequirements = z.looseObject({
  registration: z.boolean().optional(),
  maintenance: z.boolean().optional(),
  postProcess: z.boolean().optional(),
  subscribeByAPI: z.boolean().optional(),
});

const Module = z.looseObject({
  displayName: z.string(),
  baseURL: z.string(),
  support: Support,
  subscribeRequirements: SubscribeRequirements.optional(),
});

/** A map from module id to module. A module's `support` replaces that of the provider. The two are not merged. */
export const Modules = z.record(z.string(), Module);

/** The form in a catalogue file. */
export const ModuleEntries = z.record(z.string(), Module.extend({ support: SupportEntry.optional() }));

/** The modules that need a metadata item. All modules need it when absent. */
const ModuleDependencies = z.record(z.string(), z.looseObject({}));

/** A value that a person enters before connecting. */
export const MetadataInput = z.looseObject({
  name: z.string(),
  displayName: z.string().optional(),
  prompt: z.string().optional(),
  defaultValue: z.string().optional(),
  docsURL: z.string().optional(),
  moduleDependencies: ModuleDependencies.optional(),
});
export type MetadataInput = z.infer<typeof MetadataInput>;

export const CatalogMetadata = z.looseObject({
  input: z.array(MetadataInput).optional(),
  /** Values that the service fetches after the sign-in. */
  postAuthentication: z
    .array(z.looseObject({ name: z.string(), moduleDependencies: ModuleDependencies.optional() }))
    .optional(),
});
export type CatalogMetadata = z.infer<typeof CatalogMetadata>;

/** The values that the builder enters on a provider app. */
export const CatalogProviderAppMetadata = z.looseObject({
  authQueryParams: z.array(MetadataInput).optional(),
  providerParams: z.array(MetadataInput).optional(),
});

import * as z from 'zod';

const BatchWrite = z.looseObject({
  supported: z.boolean(),
  /** Records in one batch. */
  defaultRecordLimit: z.int().optional(),
  /** Object name to records in one batch. */
  objectRecordLimits: z.record(z.string(), z.int()).optional(),
});

/** What a provider, or a module of it, can do here. */
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

/** As written in a catalogue file, where what is left out is not supported. */
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

/** Module id to module. A module's support is its own, not merged with the provider's. */
export const Modules = z.record(z.string(), Module);

/** As written in a catalogue file. */
export const ModuleEntries = z.record(z.string(), Module.extend({ support: SupportEntry.optional() }));

/** The modules that need a metadata item; absent means all. */
const ModuleDependencies = z.record(z.string(), z.looseObject({}));

/** A value a person supplies before connecting. */
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
  /** Fetched by the service after signing in. */
  postAuthentication: z
    .array(z.looseObject({ name: z.string(), moduleDependencies: ModuleDependencies.optional() }))
    .optional(),
});
export type CatalogMetadata = z.infer<typeof CatalogMetadata>;

/** What the builder is asked for on a provider app. */
export const CatalogProviderAppMetadata = z.looseObject({
  authQueryParams: z.array(MetadataInput).optional(),
  providerParams: z.array(MetadataInput).optional(),
});

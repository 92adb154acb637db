import * as z from 'zod';

const BatchWrite = z.looseObject({
  /** Several records can be written in one request. */
  supported: z.boolean(),
  /** Records in one batch. */
  defaultRecordLimit: z.int().optional(),
  /** A map from object name to the records in one batch. */
  objectRecordLimits: z.record(z.string(), z.int()).optional(),
});

/** What Dowel can do with a provider or one of its modules. */
export const Support = z.looseObject({
  /** Writing very many records through the provider's own bulk interface. */
  bulkWrite: z.looseObject({
    /** New records. */
    insert: z.boolean(),
    /** Existing records. */
    update: z.boolean(),
    /** New or existing records. */
    upsert: z.boolean(),
    /** Deletes. */
    delete: z.boolean(),
  }),
  /** Calls through the proxy. */
  proxy: z.boolean(),
  /** Reading records. */
  read: z.boolean(),
  /** Receiving changes from the provider. */
  subscribe: z.boolean(),
  /** Writing records. */
  write: z.boolean(),
  /** Deleting records. */
  delete: z.boolean(),
  /** The changes that can be received. */
  subscribeSupport: z
    .looseObject({
      /** New records. */
      create: z.boolean().optional(),
      /** Changed records. */
      update: z.boolean().optional(),
      /** Deleted records. */
      delete: z.boolean().optional(),
      /** Other events, as the provider sends them. */
      passThrough: z.boolean().optional(),
    })
    .optional(),
  /** Writing several records in one request. */
  batchWrite: z
    .looseObject({
      /** Deletes. */
      delete: BatchWrite,
      /** New records. */
      create: BatchWrite,
      /** Existing records. */
      update: BatchWrite,
      /** New or existing records. */
      upsert: BatchWrite,
    })
    .optional(),
  /** Searching records. */
  search: z.looseObject({
    /** How values can be compared. */
    operators: z.looseObject({
      /** A field has exactly a value. */
      equals: z.boolean(),
    }),
  }),
});
export type Support = z.infer<typeof Support>;

/** The form in a catalogue file. What is left out is not supported. */
export const SupportEntry = Support.partial().extend({
  /** Writing very many records through the provider's own bulk interface. */
  bulkWrite: Support.shape.bulkWrite.partial().optional(),
  /** Searching records. */
  search: z
    .looseObject({
      /** How values can be compared. */
      operators: Support.shape.search.shape.operators.partial().optional(),
    })
    .optional(),
});

/** What receiving changes from a provider needs. */
export const SubscribeRequirements = z.looseObject({
  /** One registration that all objects share. */
  registration: z.boolean().optional(),
  /** A registration that has to be renewed. */
  maintenance: z.boolean().optional(),
  /** A step that somebody takes outside of the service. */
  postProcess: z.boolean().optional(),
  /** `false`: somebody sets up the provider's webhooks by hand. */
  subscribeByAPI: z.boolean().optional(),
});

const Module = z.looseObject({
  displayName: z.string(),
  /** Where calls of the module go. */
  baseURL: z.string(),
  /** What Dowel can do with the module. */
  support: Support,
  /** What receiving its changes needs. */
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
  /** The name of the metadata. Templates use it. */
  name: z.string(),
  displayName: z.string().optional(),
  /** An explanation for the person. */
  prompt: z.string().optional(),
  /** What is used when the person enters nothing. */
  defaultValue: z.string().optional(),
  /** The provider's page that explains it to a person. */
  docsURL: z.string().optional(),
  /** The modules that need it, by id. All modules need it when absent. */
  moduleDependencies: ModuleDependencies.optional(),
});
export type MetadataInput = z.infer<typeof MetadataInput>;

/** The metadata that a connection needs. */
export const CatalogMetadata = z.looseObject({
  /** Values that a person enters before connecting. */
  input: z.array(MetadataInput).optional(),
  /** Values that the service fetches after the sign-in. */
  postAuthentication: z
    .array(
      z.looseObject({
        /** The name of the metadata. Templates use it. */
        name: z.string(),
        /** The modules that need it, by id. All modules need it when absent. */
        moduleDependencies: ModuleDependencies.optional(),
      }),
    )
    .optional(),
});
export type CatalogMetadata = z.infer<typeof CatalogMetadata>;

/** The values that the builder enters on a provider app. */
export const CatalogProviderAppMetadata = z.looseObject({
  /** Values for the sign-in address. */
  authQueryParams: z.array(MetadataInput).optional(),
  /** Other values. */
  providerParams: z.array(MetadataInput).optional(),
});

/**
 * The limits of a request. Each number is far above what known clients and manifests send, and low enough that the
 * largest request is handled quickly. Answers have no such limits, because providers decide what is in them.
 *
 * A limit may be raised but never lowered: a client must be able to send back what is stored.
 */
export const limits = {
  /** Levels of a JSON body. The deepest shape has 12 (the values of a mapping that a page offers). */
  depth: 32,
  /** Values in a JSON body or a config, including maps and lists. 10,000 patch operations have 40,000. */
  values: 50_000,
  /** Characters of a name, reference or map key: objects, fields, mappings, providers, groups. */
  name: 255,
  /** Characters of a short text: labels, prompts, values of fields, schedules. */
  text: 4096,
  /** Characters of an IP address or a range of them. */
  ipRange: 64,
  /** Characters of an address. */
  address: 2048,
  /** Characters of a template for a key. */
  template: 1024,
  /** Characters of a credential. A private key in PEM has about 3,300. */
  secret: 16_384,
  /** Characters of a timestamp: `2026-11-20T08:00:00.000000000+00:00` has 35. */
  timestamp: 64,
  /** Characters of a manifest in a body. The body itself has at most this many bytes. */
  manifestText: 1024 * 1024,
  /** Values in a manifest. Every use of an anchor counts. */
  manifestValues: 100_000,
  /** Integrations in a manifest. Known published files have one or two. */
  integrations: 500,
  /** Objects of one action, in a manifest and in a config. Large providers have a few hundred. */
  objects: 1000,
  /** Fields of one object, in a manifest and in a config. Large accounts have about 5,000. */
  fields: 10_000,
  /** Mappings, mapped values, events and conditions of one object. */
  mappings: 1000,
  /** Operations of a JSON Patch. A page that selects every field sends one operation per field. */
  operations: 10_000,
  /** Characters of a JSON Pointer. Enough for two names in which every character is escaped. */
  pointer: 2048,
  /** Paths of an installation's update mask. Enough for every object of three actions. */
  installationMask: 3000,
  /** Paths of any other update mask. No endpoint has more than six paths to choose from. */
  mask: 100,
  /** Characters of a path in an update mask. Enough for a name in which every character is escaped. */
  maskPath: 1024,
  /** Fields of one upsert. Each is a call to the provider. */
  upsertedFields: 100,
  /** Filters of one search. */
  filters: 100,
  /** Values of one filter. */
  filterValues: 100,
  /** Records of one write, and of a pool of writes. */
  writtenRecords: 100,
  /** Associations of a record, and headers of a write. */
  associations: 100,
  /** OAuth scopes. */
  scopes: 500,
  /** Entries of provider metadata, of custom credentials and of a provider app's parameters. */
  metadata: 100,
  /** Characters of a value of provider metadata. */
  metadataValue: 8192,
} as const;

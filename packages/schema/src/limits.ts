/**
 * The most that a request may carry. Each number is far above what clients and manifests are known to send, and low
 * enough that the largest request is quick work. Answers have no such limits: providers decide what is in them.
 *
 * A limit may be raised, never lowered: what is stored must stay sendable.
 */
export const limits = {
  /** Levels of a JSON body. The deepest shape, the values of a mapping that a page offers, has 12. */
  depth: 32,
  /** Values in a JSON body, maps and lists included: 10,000 patch operations have 40,000. Also values in a config. */
  values: 50_000,
  /** Characters of a name or reference: of objects, fields, mappings, providers, groups; also of map keys. */
  name: 255,
  /** Characters of what people read or write in a line or two: labels, prompts, values of fields, schedules. */
  text: 4096,
  /** Characters of an address. */
  address: 2048,
  /** Characters of a credential; a private key in PEM has some 3,300. */
  secret: 16_384,
  /** Characters of a moment: `2026-11-20T08:00:00.000000000+00:00` has 35. */
  timestamp: 64,
  /** Characters of a manifest in a body. The body itself has at most this many bytes. */
  manifestText: 1024 * 1024,
  /** Values in a manifest, each use of an anchor counted. */
  manifestValues: 100_000,
  /** Integrations of a manifest. The largest published file has one. */
  integrations: 500,
  /** Objects of one action, in a manifest and in a config. Large providers have a few hundred. */
  objects: 1000,
  /** Fields of one object, in a manifest and in a config. Large accounts have some 5,000. */
  fields: 10_000,
  /** Mappings, mapped values, events and conditions of one object. */
  mappings: 1000,
  /** Operations of a JSON Patch: a page that chooses every field sends one for each. */
  operations: 10_000,
  /** Characters of a JSON Pointer: two names, each with every character escaped. */
  pointer: 2048,
  /** Paths of an installation's update mask: every object of three actions. */
  installationMask: 3000,
  /** Paths of any other update mask. The longest list of what may be named has six. */
  mask: 100,
  /** Characters of a path in an update mask: a name with every character escaped. */
  maskPath: 1024,
  /** OAuth scopes. */
  scopes: 500,
  /** Entries of provider metadata, of custom credentials and of a provider app's parameters. */
  metadata: 100,
  /** Characters of a value of provider metadata. */
  metadataValue: 8192,
} as const;

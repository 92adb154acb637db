import type { JsonSchema } from './describe-shapes.ts';

/** As much of a JSON Schema as the rules below need. */
export interface ManifestSchema extends JsonSchema {
  $schema?: string | undefined;
  title?: string;
  required?: string[];
  items?: ManifestSchema;
  properties?: Record<string, ManifestSchema>;
  anyOf?: ManifestSchema[];
  oneOf?: ManifestSchema[];
  not?: ManifestSchema;
  if?: ManifestSchema;
  then?: ManifestSchema;
  const?: unknown;
  minItems?: number;
}

const has = (...required: string[]): ManifestSchema => ({ required });
const standardEvents = ['createEvent', 'updateEvent', 'deleteEvent', 'associationChangeEvent'];

/**
 * What a manifest must have beyond the kinds of its values, by place. `checkManifest` has these rules as code, with words
 * for people; a test compares the two. Editors show the titles beside what they propose.
 */
const structure: Readonly<Record<string, ManifestSchema>> = {
  'integrations[]': {
    title: 'Integration',
    anyOf: ['read', 'write', 'subscribe', 'proxy'].map((action) => has(action)),
  },
  'integrations[].read': has('objects'),
  'integrations[].read.objects': { minItems: 1 },
  'integrations[].read.objects[]': { title: 'Object to read' },
  'integrations[].read.objects[].backfill.defaultPeriod': { anyOf: [has('days'), has('fullHistory')] },
  'integrations[].write': has('objects'),
  'integrations[].write.objects': { minItems: 1 },
  'integrations[].write.objects[]': { title: 'Object to write' },
  'integrations[].proxy': has('enabled'),
  'integrations[].subscribe': has('objects'),
  'integrations[].subscribe.objects': { minItems: 1 },
  'integrations[].subscribe.objects[]': {
    title: 'Object with events',
    if: { anyOf: standardEvents.map((event) => has(event)) },
    // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
    then: {
      ...has('inheritFieldsAndMapping'),
      properties: { inheritFieldsAndMapping: { const: true } },
    },
  },
  ...Object.fromEntries(
    standardEvents.map((event) => [`integrations[].subscribe.objects[].${event}`, has('enabled')]),
  ),
  'integrations[].subscribe.objects[].updateEvent': {
    ...has('enabled'),
    oneOf: [has('watchFieldsAuto'), has('requiredWatchFields')],
  },
};

/** The places where a field is written. A field with `fieldName` is never a mapping, whatever else it has. */
const fieldLists = ['requiredFields', 'optionalFields'].map(
  (list) => `integrations[].read.objects[].${list}[]`,
);

/** Adds to a schema what the shapes of the manifest cannot say. */
export function withStructure(schema: ManifestSchema): ManifestSchema {
  for (const [place, keywords] of Object.entries(structure)) {
    const part = partAt(schema, place);
    Object.assign(part, keywords, {
      required: [...new Set([...(part.required ?? []), ...(keywords.required ?? [])])],
    });
    if (part.required?.length === 0) delete part.required;
  }
  for (const place of fieldLists) {
    const [existing, mapping] = partAt(schema, place).anyOf ?? [];
    if (!existing || !mapping) throw new Error(`${place} is no longer one of two kinds of field.`);
    existing.title = 'Field of the provider';
    Object.assign(mapping, { title: 'Field that the customer maps', not: has('fieldName') });
  }
  return schema;
}

function partAt(schema: ManifestSchema, place: string): ManifestSchema {
  return place.split('.').reduce((part, segment) => {
    const name = segment.replace('[]', '');
    const member = part.properties?.[name];
    const found = segment === name ? member : member?.items;
    if (!found) throw new Error(`The manifest has no ${place}.`);
    return found;
  }, schema);
}

import type { Described } from './docstrings.ts';

/** As much of a JSON schema as descriptions need. */
export interface JsonSchema {
  $ref?: string;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** What members of these names mean wherever the shape itself does not say. */
const usual: Readonly<Record<string, string>> = {
  id: 'Made by the service. It never changes.',
  projectId: 'The id of the project.',
  integrationId: 'The id of the integration.',
  installationId: 'The id of the installation.',
  connectionId: 'The id of the connection.',
  destinationId: 'The id of the destination.',
  topicId: 'The id of the topic.',
  createTime: 'When it was made.',
  updateTime: 'When it was last changed. Absent if it never was.',
  provider: 'The name of the provider in the catalogue.',
  objectName: 'The name of the object.',
  fieldName: 'The name of the field at the provider.',
  displayName: 'The name that people see.',
  groupRef: "The group's id in your product.",
  groupName: 'The name of the group that people see.',
  consumerRef: "The consumer's id in your product.",
  consumerName: 'The name of the consumer that people see.',
  label: 'A name that tells keys apart for people.',
};

/**
 * Puts docstrings into a schema, and into the schemas inside it. What has a description keeps it.
 * @param fallback what members of some names mean where the shape does not say it
 */
export function describeSchema(
  schema: JsonSchema,
  described: Described | undefined,
  fallback: Readonly<Record<string, string>> = usual,
): void {
  if (described?.description) schema.description ??= described.description;
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const own = described?.members.get(name);
    describeSchema(member, own, fallback);
    const text = own?.description ?? fallback[name];
    if (text !== undefined) member.description ??= text;
    if (own?.example !== undefined) member.examples ??= [own.example];
  }
  const { items, additionalProperties, anyOf, oneOf, allOf = [] } = schema;
  const entries = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const inside = described && withoutText(described);
  for (const part of [...(items ? [items] : []), ...entries, ...allOf])
    describeSchema(part, inside, fallback);
  for (const parts of [anyOf ?? [], oneOf ?? []]) {
    const alternatives = unionOf(described, parts);
    parts.forEach((part, index) => {
      describeSchema(part, inside && overlaid(inside, alternatives?.[index]), fallback);
    });
  }
}

/** What a description says of the parts of a shape. */
function withoutText({ members, unions }: Described): Described {
  return unions ? { members, unions } : { members };
}

/** The union of a description whose shapes have only members that these parts have too. */
function unionOf(described: Described | undefined, parts: readonly JsonSchema[]) {
  const fits = (part: JsonSchema, alternative: Described | undefined) =>
    [...(alternative?.members.keys() ?? [])].every((name) => !part.properties || name in part.properties);
  return described?.unions?.find(
    (union) => union.length === parts.length && parts.every((part, index) => fits(part, union[index])),
  );
}

/** A shape of a union. In an intersection, it also has the members of the other shapes. */
function overlaid(inside: Described, own: Described | undefined): Described {
  return own ? withoutText({ ...own, members: new Map([...inside.members, ...own.members]) }) : inside;
}

import type { ConnectorRequest, DiscoveredFields, ListedField } from '@dowel/schema/connector';

type Types = DiscoveredFields['types'];

/**
 * The types of fields that can be asked for by their name alone.
 * @param own those of the API besides the ones that GraphQL has
 * @param enums names of types whose values are listed
 */
export function scalarTypes(own: Types, enums: string): Types {
  const choices = enums.split(/\s+/).map((name) => [name, 'singleSelect'] as const);
  return {
    ID: 'string',
    String: 'string',
    Boolean: 'boolean',
    Int: 'int',
    Float: 'float',
    ...own,
    ...Object.fromEntries(choices),
  };
}

interface Introspected {
  readonly types: Types;
  readonly also: ListedField[];
  readonly documentation: string;
  /** `false`: fields come without their descriptions. */
  readonly isDescribed?: false;
}

/** The fields of a type, as the API describes itself. */
export function introspected(
  call: ConnectorRequest,
  type: string,
  { isDescribed, ...more }: Introspected,
): DiscoveredFields {
  const description = isDescribed === undefined && { description: 'description' };
  const names = description ? 'name description' : 'name';
  const query = `{ __type(name: "${type}") { fields(includeDeprecated: true) { ${names} type { name kind ofType { name kind } } } } }`;
  return {
    source: 'call',
    request: { ...call, body: { query } },
    records: 'data.__type.fields',
    // A type that is never null has its name one level deeper.
    members: { name: 'name', ...description, type: ['type.name', 'type.ofType.name'] },
    ...more,
  };
}

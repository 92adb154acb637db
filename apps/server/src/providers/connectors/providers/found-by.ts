import type { ListEndpoint } from '@dowel/schema/connector';

/** A list that is asked for records with a value in one of these fields, by a parameter with the name of the field. */
export function foundBy(
  equalsFields: string[],
  documentation: string,
): NonNullable<ListEndpoint['conditions']> {
  return { style: 'parameters', equals: { query: '{fieldName}' }, equalsFields, documentation };
}

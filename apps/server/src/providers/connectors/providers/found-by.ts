import type { Conditions } from '@dowel/schema/connector';

/** A list that is asked for records with a value in one of these fields, by a parameter with the name of the field. */
export function foundBy(
  equalsFields: string[],
  documentation: string,
): Extract<Conditions, { style: 'parameters' }> {
  return { style: 'parameters', equals: { query: '{fieldName}' }, equalsFields, documentation };
}

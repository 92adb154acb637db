import type { RestDefinition } from '../engine/definition.ts';

/** A field that the schema does not have, in the words of the reference implementation of GraphQL. */
export const noSuchField: NonNullable<RestDefinition['errors']['rules']>[number] = {
  member: 'errors.0.message',
  begins: 'Cannot query field "',
  means: 'missing_field',
  field: { member: 'errors.0.message', after: 'Cannot query field "', before: '" on type' },
};

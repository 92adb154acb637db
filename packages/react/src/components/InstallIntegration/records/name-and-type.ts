import type { FieldMetadata } from '@dowel/schema';
import type { Translator } from '../../../messages/useMessages.ts';

/** Between facts in one text. No line ends with the dot. */
export const separator = ' ·\u00a0';

/** What a field is called in the API, and what it holds. */
export function nameAndType({ fieldName, valueType }: FieldMetadata, translate: Translator): string[] {
  return valueType === undefined ? [fieldName] : [fieldName, translate(`mapping.type.${valueType}`)];
}

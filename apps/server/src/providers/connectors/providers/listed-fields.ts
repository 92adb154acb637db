import type { ListedField, ListedFields } from '@dowel/schema/connector';

/**
 * Fields out of words such as `name`, `created_at:datetime!` and `seats:int`: a name, its type if it is no text, and `!`
 * if nobody can write it. For providers whose documents list the members of a record. A field that is only written, such
 * as a password, is left out: reads would offer it, and it would be empty.
 */
export function listedFields(words: string): ListedField[] {
  return words
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [name = '', type = 'string'] = word.replace('!', '').split(':') as [string, ListedField['type']?];
      return { name, type, ...(word.endsWith('!') && { readOnly: true }) };
    });
}

/**
 * The fields of an object, out of the same words.
 * @param always words of what every record of the provider has
 */
export function fieldsDocumentedAt(documentation: string, always = '') {
  return (words: string): ListedFields => ({
    source: 'list',
    fields: listedFields(`${always} ${words}`),
    documentation,
  });
}

/** The words of fields that nobody can write. */
export function readOnly(words: string): string {
  return words.trim().replaceAll(/\s+/g, '! ').concat('!');
}

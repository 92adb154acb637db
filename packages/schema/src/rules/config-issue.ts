import type { FieldMetadata } from '../resources/field-metadata.ts';
import { fieldKey, findField } from './names.ts';

/** Field metadata of the account: from the provider's object name to the field name to the field. */
export type FieldsByObject = Readonly<Record<string, Readonly<Record<string, FieldMetadata>>>>;

/** A place where a config does not fit its integration. */
export interface ConfigIssue {
  /** Dotted path inside the config's content; `""` for the whole. */
  path: string;
  message: string;
  fix?: string;
  code:
    | 'object_unknown'
    | 'object_duplicate'
    | 'field_unknown'
    | 'mapping_unknown'
    | 'mapping_missing'
    | 'mapping_duplicate'
    | 'schedule_invalid'
    | 'value_mapping_invalid'
    | 'filter_invalid'
    | 'setting_invalid'
    | 'provider_mismatch'
    | 'not_in_manifest'
    | 'config_too_large'
    | 'member_unknown';
}

/** Finds no issue when the object's fields are not known. */
export function checkFieldKnown(
  name: string,
  path: string,
  fields: Readonly<Record<string, FieldMetadata>> | undefined,
): ConfigIssue[] {
  if (!fields || findField(fields, name) !== undefined) return [];
  return [
    {
      path: memberPath(path, name),
      code: 'field_unknown',
      message: `The connected account has no field "${name}" on this object.`,
      fix: 'Choose a field the account has, or add this one at the provider first.',
    },
  ];
}

const none: ReadonlyMap<string, string> = new Map();

/**
 * A field has one name whatever its case is, and another one if it is mapped. Of two entries, only one would count.
 * @param mapped the field of each mapped name
 */
export function checkFieldOnce(
  names: readonly string[],
  path: string,
  mapped: ReadonlyMap<string, string | undefined> = none,
): ConfigIssue[] {
  const first = new Map<string, string>();
  return names.flatMap((name): ConfigIssue[] => {
    const field = fieldKey(mapped.get(name) ?? name);
    const other = first.get(field);
    if (other === undefined) {
      first.set(field, name);
      return [];
    }
    return [
      {
        path: memberPath(path, name),
        code: 'setting_invalid',
        message: `"${other}" and "${name}" are the same field.`,
        fix: 'Merge the two entries into one.',
      },
    ];
  });
}

/** A dotted path. A name with characters other than letters, digits, `_` and `-` is put in brackets. */
export function memberPath(parent: string, name: string): string {
  return /^[\w-]+$/.test(name) ? `${parent}.${name}` : `${parent}[${JSON.stringify(name)}]`;
}

const MOST_NAMED = 20;

/** The names that a fix suggests. When there are many, only the first ones and a count of the rest. */
export function listed(names: readonly string[]): string {
  const left = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(', ') + (left > 0 ? ` and ${left} more` : '');
}

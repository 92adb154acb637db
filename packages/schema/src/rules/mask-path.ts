import type { ConfigAction } from '../resources/installations.ts';

/**
 * The path of an object, or of its member `disabled`, in the update mask of an installation. A dot separates the parts
 * of a path, so a dot in a name is escaped with a backslash.
 */
export function objectMask(action: ConfigAction, objectName: string, member?: 'disabled'): string {
  const path = `config.content.${action}.objects.${objectName.replaceAll(/[.\\]/g, '\\$&')}`;
  return member === undefined ? path : `${path}.${member}`;
}

/** The name that a part of a mask path stands for, without its escapes. */
export function unescapeMask(part: string): string {
  return part.replaceAll(/\\([.:\\])/g, '$1');
}

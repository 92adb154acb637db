import type { RestDefinition } from '../definition.ts';
import { ProviderError } from '../provider-error.ts';

/** What a value of an address is, in the words of a refusal. */
const kinds: Readonly<Record<string, string>> = { fieldName: 'field', objectName: 'object', id: 'record' };

/**
 * Fills in `{objectName}` and other placeholders. Each value is encoded, so that a name can never add a path segment.
 * @throws {ProviderError} for a name that no address can contain: an empty name, `.`, `..` or malformed Unicode. A URL
 * parser removes `.` and `..` even when they are encoded, and the call would reach something else.
 */
export function fillPath(
  { displayName }: RestDefinition,
  path: string,
  values: Readonly<Record<string, string>>,
): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    if (/^\.{0,2}$/.test(value) || !value.isWellFormed()) {
      const kind = kinds[name] ?? name;
      throw new ProviderError('rejected', `${displayName} can have no ${kind} "${value.toWellFormed()}".`);
    }
    return encodeURIComponent(value);
  });
}

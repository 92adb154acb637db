import type { Connector } from '../../connector.ts';
import { ProviderError } from '../provider-error.ts';

/**
 * Fills in `{objectName}` and other placeholders. Each value is encoded, so that a name can never add a path segment.
 * @throws {ProviderError} for a name that no address can contain: an empty name, `.`, `..` or malformed Unicode. A URL
 * parser removes `.` and `..` even when they are encoded, and the call would reach something else.
 */
export function fillPath(
  { displayName }: Connector,
  path: string,
  values: Readonly<Record<string, string>>,
): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    if (/^\.{0,2}$/.test(value) || !value.isWellFormed()) {
      const kind = name === 'fieldName' ? 'field' : 'object';
      throw new ProviderError('rejected', `${displayName} can have no ${kind} "${value.toWellFormed()}".`);
    }
    return encodeURIComponent(value);
  });
}

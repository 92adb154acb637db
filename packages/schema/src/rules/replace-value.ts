import { plainText } from './raw-numbers.ts';

/**
 * A value under the name that a mapping of values has for it. A value without one is passed on. The values of a list are
 * replaced one by one, and so are choices that a text separates with semicolons, as HubSpot and Salesforce write them.
 */
export function replaceValue(value: unknown, names: ReadonlyMap<string, string> | undefined): unknown {
  if (names === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => replaceValue(one, names));
  const text = plainText(value);
  if (text === undefined) return value;
  const nameOf = (one: string) => names.get(one) ?? one;
  if (names.has(text)) return nameOf(text);
  return typeof value === 'string' && value.includes(';') ? value.split(';').map(nameOf).join(';') : value;
}

import { plainText } from '@dowel/schema/rules';
import type { Connector, WriteEndpoint } from '../connector.ts';
import { ProviderError } from './provider-error.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Takes the fields out of a record that stand in the path of its write.
 * @throws {ProviderError} when the record lacks one, so that nobody could tell where to write it
 */
export function splitRecord(
  { displayName }: Connector,
  { pathFields = [] }: Pick<WriteEndpoint, 'pathFields'>,
  record: Values,
): { inPath: Record<string, string>; record: Values } {
  const inPath = Object.fromEntries(
    pathFields.map((name) => {
      const value = Object.hasOwn(record, name) ? record[name] : undefined;
      const text = typeof value === 'boolean' ? undefined : plainText(value);
      if (text !== undefined && text !== '') return [name, text];
      const words = `The address at ${displayName} needs the field "${name}" as a text or a number, and the record has none.`;
      throw new ProviderError('rejected', words);
    }),
  );
  const others = Object.entries(record).filter(([name]) => !pathFields.includes(name));
  return { inPath, record: Object.fromEntries(others) };
}

import { plainText } from '@dowel/schema/rules';
import type { WriteEndpoint } from '../format.ts';
import type { RestDefinition } from './definition.ts';
import { ProviderError } from './provider-error.ts';
import type { WriteType } from './write-record.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Takes the fields out of a record that stand in the path of its write, or of an upsert also in the body.
 * @throws {ProviderError} when the record lacks one, so that nobody could tell where to write it
 */
export function splitRecord(
  { displayName }: RestDefinition,
  { path, body }: Pick<WriteEndpoint, 'path' | 'body'>,
  { type, parent, record }: { type: WriteType; parent: Values; record: Values },
): { inPath: Record<string, string>; record: Values } {
  const places = type === 'upsert' ? `${path} ${JSON.stringify(body)}` : path;
  const placeholders =
    type === 'delete' ? [] : Array.from(places.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const isOwn = (name: string) => name !== 'id' && name !== 'objectName' && !Object.hasOwn(parent, name);
  const pathFields = placeholders.filter(isOwn);
  const inPath = textsOf(
    record,
    pathFields,
    (name) =>
      `The address at ${displayName} needs the field "${name}" as a text or a number, and the record has none.`,
  );
  const others = Object.entries(record).filter(([name]) => !pathFields.includes(name));
  return { inPath, record: Object.fromEntries(others) };
}

/**
 * The values of fields, which a request needs as texts.
 * @param lacks why nothing can be sent without the field, in a sentence
 * @throws {ProviderError} when the record has no text or number in one of them
 */
export function textsOf(
  record: Values,
  names: readonly string[],
  lacks: (name: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const value = Object.hasOwn(record, name) ? record[name] : undefined;
      const text = typeof value === 'boolean' ? undefined : plainText(value);
      if (text !== undefined && text !== '') return [name, text];
      throw new ProviderError('rejected', lacks(name));
    }),
  );
}

import { plainText } from '@dowel/schema/rules';
import type { Parents } from '../../format.ts';
import type { RestDefinition } from '../definition.ts';
import { textsOf } from '../path-fields.ts';
import { ProviderError } from '../provider-error.ts';
import { type ParentValues, placeholdersOf, splitId } from './parent-values.ts';

type Values = Readonly<Record<string, unknown>>;

export interface WritePlace {
  /** The provider's own id of the record. Undefined for a new one. */
  readonly ownId: string | undefined;
  /** What the request takes of the parent. Empty without parents, and when the own id is enough. */
  readonly parent: ParentValues;
  /** The record without what says where it is. */
  readonly record: Values;
}

/**
 * Finds out below which parent a record is written: a new record says it with its fields, any other with its id.
 * @throws {ProviderError} when it is not said, or said in two ways that differ
 */
export function placeOfWrite(
  connector: RestDefinition,
  parents: Parents | undefined,
  { recordId, record }: { readonly recordId: string | undefined; readonly record: Values },
): WritePlace {
  if (!parents) return { ownId: recordId, parent: {}, record };
  const names = placeholdersOf(parents);
  const others = Object.entries(record).filter(
    ([name]) => !names.includes(name) && (name !== parents.idField || recordId === undefined),
  );
  const rest = Object.fromEntries(others);
  const { displayName } = connector;
  if (recordId === undefined) {
    const parent = textsOf(
      record,
      names,
      (name) =>
        `A new record at ${displayName} needs the field "${name}" as a text or a number, which says where it goes, and this one has none.`,
    );
    return { ownId: undefined, parent, record: rest };
  }
  const { values, ownId } = splitId(connector, parents, recordId);
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(record, name) || plainText(record[name]) === value) continue;
    const words = `The id of the record says that "${name}" is "${value}", and the record says something else. A record cannot be moved to another parent.`;
    throw new ProviderError('rejected', `${displayName} was not called. ${words}`);
  }
  return { ownId, parent: values, record: rest };
}

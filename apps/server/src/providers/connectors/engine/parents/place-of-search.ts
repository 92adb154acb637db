import { type FieldFilter, plainText } from '@dowel/schema/rules';
import type { RestDefinition } from '../definition.ts';
import { toObject } from '../object.ts';
import type { PageRequest } from '../page-request.ts';
import { ProviderError } from '../provider-error.ts';
import { isOther } from '../request/conditions.ts';
import { placeholdersOf } from './parent-values.ts';

/**
 * Where a search looks. The lists below parents are searched one at a time, so its filters have to name the parent: by
 * the fields by which a record says where it is.
 * @throws {ProviderError} when they do not, or name two
 */
export function placeOfSearch(
  connector: RestDefinition,
  objectName: string,
  filters: readonly FieldFilter[],
): Pick<PageRequest, 'parent' | 'filters'> {
  const { parents } = toObject(connector, objectName);
  if (!parents) return { filters };
  const names = placeholdersOf(parents);
  const parent: Record<string, string> = {};
  const others: FieldFilter[] = [];
  for (const filter of filters) {
    const { fieldName } = filter;
    const value = names.includes(fieldName) && !isOther(filter) ? plainText(filter.value) : undefined;
    const known = parent[fieldName];
    if (value === undefined) others.push(filter);
    else if (known === undefined || known === value) parent[fieldName] = value;
    else throw refused(connector, `The filters name two values of "${fieldName}", and no record has both.`);
  }
  if (names.every((name) => Object.hasOwn(parent, name))) return { parent, filters: others };
  const needed = names.map((name) => `"${name}"`).join(' and ');
  const words = `Records of "${objectName}" are listed below one record of "${parents.object}" at a time, so a search of them needs a filter for ${needed}, which says below which one.`;
  throw refused(connector, words);
}

function refused({ displayName }: RestDefinition, words: string): ProviderError {
  return new ProviderError('rejected', `${displayName} was not called. ${words}`);
}

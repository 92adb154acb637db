import { nameIn } from '@dowel/schema/connector';
import { fieldSegments } from '@dowel/schema/rules';
import type { FieldsParameter } from '../../format.ts';
import type { RestDefinition } from '../definition.ts';
import { assertName } from './literals.ts';

/**
 * The names to ask for, in one or several parts. A part of `undefined` asks for every field. For the bracket path
 * `$['owner']['name']`, the provider is asked for `owner`.
 * @param most how many names one request takes
 */
export function fieldParts(
  parameter: FieldsParameter | undefined,
  fields: readonly string[],
  most = Number.POSITIVE_INFINITY,
): (readonly string[] | undefined)[] {
  if (!parameter) return [undefined];
  const { always = [], limit = Number.POSITIVE_INFINITY } = parameter;
  const names = [...new Set([...always, ...fields.map((name) => fieldSegments(name)[0] ?? name)])];
  if (names.length === 0) return [undefined];
  const fits = (part: readonly string[]) => part.length <= most && sizeOf(part) <= limit;
  return fits(names) ? [names] : split(names, always, fits);
}

function split(
  names: readonly string[],
  always: readonly string[],
  fits: (part: readonly string[]) => boolean,
): string[][] {
  const parts: string[][] = [];
  let part: string[] = [...always];
  for (const name of names.slice(always.length)) {
    // A part has at least one name of its own, however long it is.
    if (!fits([...part, name]) && part.length > always.length) {
      parts.push(part);
      part = [...always];
    }
    part.push(name);
  }
  return [...parts, part];
}

const sizeOf = (names: readonly string[]) => names.join(',').length;

/**
 * The names as the parameter takes them.
 * @param objectName the object that has the fields
 * @throws {ProviderError} for a name that could change the meaning of a GraphQL query
 */
export function writtenNames(
  connector: RestDefinition,
  { as }: FieldsParameter,
  names: readonly string[],
  objectName: string,
): string | readonly string[] {
  if (as === 'list') return names;
  if (as === 'commaList') return names.join(',');
  const selected = (name: string) => {
    const selection = connector.functions?.selectionOf?.(name, nameIn(connector, objectName));
    return selection === undefined ? '' : ` ${selection}`;
  };
  return names.map((name) => `${assertName(connector, name)}${selected(name)}`).join('\n');
}

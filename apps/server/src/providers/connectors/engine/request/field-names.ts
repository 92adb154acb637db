import { fieldSegments } from '@dowel/schema/rules';
import type { FieldsParameter } from '../../format.ts';
import type { RestDefinition } from '../definition.ts';
import { assertName } from './literals.ts';

/**
 * The names to ask for, in one or several parts. A part of `undefined` asks for every field. For the bracket path
 * `$['owner']['name']`, the provider is asked for `owner`.
 */
export function fieldParts(
  parameter: FieldsParameter | undefined,
  fields: readonly string[],
): (readonly string[] | undefined)[] {
  if (!parameter) return [undefined];
  const { always = [], limit, beyondLimit } = parameter;
  const names = [...new Set([...always, ...fields.map((name) => fieldSegments(name)[0] ?? name)])];
  if (names.length === 0) return [undefined];
  if (!limit || sizeOf(names, limit.by) <= limit.max) return [names];
  return beyondLimit === 'leaveOut' ? [undefined] : split(names, always, limit);
}

function split(
  names: readonly string[],
  always: readonly string[],
  { by, max }: NonNullable<FieldsParameter['limit']>,
): string[][] {
  const parts: string[][] = [];
  let part: string[] = [...always];
  let size = sizeOf(part, by);
  for (const name of names.slice(always.length)) {
    const more = by === 'names' ? 1 : name.length + 1;
    // A part has at least one name of its own, however long it is.
    if (size + more > max && part.length > always.length) {
      parts.push(part);
      part = [...always];
      size = sizeOf(part, by);
    }
    part.push(name);
    size += more;
  }
  return [...parts, part];
}

function sizeOf(names: readonly string[], by: 'names' | 'characters'): number {
  return by === 'names' ? names.length : names.join(',').length;
}

/**
 * The names as the parameter takes them.
 * @throws {ProviderError} for a name that could change the meaning of a GraphQL query
 */
export function writtenNames(
  connector: RestDefinition,
  { as }: FieldsParameter,
  names: readonly string[],
): string | readonly string[] {
  if (as === 'list') return names;
  if (as === 'commaList') return names.join(',');
  const selected = (name: string) => {
    const selection = connector.functions?.selectionOf?.(name);
    return selection === undefined ? '' : ` ${selection}`;
  };
  return names.map((name) => `${assertName(connector, name)}${selected(name)}`).join('\n');
}

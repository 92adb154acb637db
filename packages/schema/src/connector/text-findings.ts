import { error, type Finding, type Path } from '../manifest/finding.ts';
import { isPlainObject } from '../rules/plain-objects.ts';

/** The placeholders of each text. A text under another key has none. */
const placeholders: Readonly<Record<string, readonly string[]>> = {
  path: ['objectName', 'id', 'fieldName', 'value'],
  query: ['objectName', 'id', 'fieldName', 'fields'],
  text: ['objectName', 'fields', 'conditions'],
  /** What stands behind the name of a field that an error names. */
  before: ['objectName'],
  /** The text around a value in a parameter or a header. */
  aroundValue: ['fieldName', 'value'],
};

/** What the service adds to each request itself, or what belongs to the connection. */
const reserved = ['authorization', 'cookie', 'host', 'content-length', 'connection', 'transfer-encoding'];

/** Parts of an object whose requests are not below a parent. */
const withoutParent = ['fields', 'events'];

/**
 * Finds placeholders that do not exist, paths that leave the API, and headers that a connector may not set.
 * @param ofParent the placeholders for values of the parent
 */
export function textFindings(value: unknown, path: Path = [], ofParent: readonly string[] = []): Finding[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => textFindings(one, [...path, index], ofParent));
  if (!isPlainObject(value)) return [];
  const known = parentPlaceholders(value, path, ofParent);
  return Object.entries(value).flatMap(([key, member]) => {
    const at = [...path, key];
    const more = withoutParent.includes(key) ? [] : known;
    // What a body always sends may have braces of its own, such as a GraphQL query.
    if (key === 'body' && isPlainObject(member)) return [];
    if (key === 'headers' && isPlainObject(member)) return headerFindings(member, at);
    if (key === 'query' && isPlainObject(member)) {
      return Object.entries(member).flatMap(([name, text]) =>
        placeholderFindings('query', text, [...at, name], more),
      );
    }
    if (key === 'path' && typeof member === 'string') {
      return [
        ...(takesFields(path) ? [] : placeholderFindings(key, member, at, more)),
        ...dotFindings(member, at),
      ];
    }
    if (typeof member === 'string' && Object.hasOwn(placeholders, key)) {
      const isOfSlot = key === 'text' && (Object.hasOwn(value, 'header') || Object.hasOwn(value, 'query'));
      return placeholderFindings(isOfSlot ? 'aroundValue' : key, member, at);
    }
    return textFindings(member, at, more);
  });
}

/** The placeholders of the parents of an object, or of those that all objects have. */
function parentPlaceholders(
  value: Readonly<Record<string, unknown>>,
  path: Path,
  inherited: readonly string[],
): readonly string[] {
  const { parents } = path.length === 0 && isPlainObject(value.object) ? value.object : value;
  if (parents === null) return [];
  return isPlainObject(parents) && isPlainObject(parents.values) ? Object.keys(parents.values) : inherited;
}

/** The path of a create or an update takes any field of the record. */
function takesFields(path: Path): boolean {
  return path.at(-2) === 'write' && (path.at(-1) === 'create' || path.at(-1) === 'update');
}

function placeholderFindings(
  key: string,
  text: unknown,
  path: Path,
  fields: readonly string[] = [],
): Finding[] {
  if (typeof text !== 'string') return [];
  const known = [...(placeholders[key] ?? []), ...fields];
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([whole, name = '']) => ({ whole, name }))
    .filter(({ name }) => !known.includes(name))
    .map(({ whole }) =>
      error(
        path,
        `${whole} is no placeholder here.`,
        `Write one of: ${known.map((name) => `{${name}}`).join(', ')}.`,
      ),
    );
}

function dotFindings(text: string, path: Path): Finding[] {
  const leaves = text.split(/[/?#]/).some((segment) => /^(\.|%2e){1,2}$/i.test(segment));
  return leaves ? [error(path, 'A path cannot have a segment "." or "..".', 'Write the whole path.')] : [];
}

function headerFindings(headers: Readonly<Record<string, unknown>>, path: Path): Finding[] {
  return Object.entries(headers).flatMap(([name, text]): Finding[] => {
    const at = [...path, name];
    if (reserved.includes(name.toLowerCase())) {
      return [
        error(at, `The header ${name} is not for connectors.`, 'Remove it. The service signs in by itself.'),
      ];
    }
    const isValid =
      /^[\w!#$%&'*+.^`|~-]+$/.test(name) && typeof text === 'string' && /^[\t\x20-\x7e]*$/.test(text);
    return isValid
      ? []
      : [error(at, `The header ${name} cannot be sent.`, 'Write letters of ASCII in one line.')];
  });
}

import type { ConnectorObject, Finding, Path } from '@dowel/schema/connector';
import { type ApiSchema, schemaAt } from './schema.ts';

/** Where a part of an object stands in the file of the connector. */
export type PlaceOf = (part: keyof ConnectorObject) => Path;

export const error = (path: Path, message: string, fix: string): Finding => ({
  severity: 'error',
  path,
  message,
  fix,
});
export const warning = (path: Path, message: string, fix: string): Finding => ({
  severity: 'warning',
  path,
  message,
  fix,
});

/** @param what what the document does not say, as the beginning of a sentence */
export const unchecked = (path: Path, what: string): Finding =>
  warning(
    path,
    `${what} could not be checked: the document does not say it.`,
    "Check it against the vendor's page.",
  );

export function memberFindings(
  schema: ApiSchema | undefined,
  member: string,
  owner: string,
  path: Path,
): Finding[] {
  if (schemaAt(schema, member) !== undefined) return [];
  const known = [...(schema?.members.keys() ?? [])].slice(0, 12);
  const has = known.length > 0 ? ` It has ${known.join(', ')}.` : '';
  return [error(path, `${owner} has no member "${member}".${has}`, 'Write one that it has.')];
}

import type { ConnectorObject, Finding, Path } from '@dowel/schema/connector';
import { slotFindings } from './compare-call.ts';
import { error, memberFindings, type PlaceOf, warning } from './finding.ts';
import type { ApiOperation } from './read-document.ts';
import { type ApiSchema, schemaAt } from './schema.ts';

/** A record as a list shows it, and where else the document tells of its members. */
interface Documented {
  readonly record: ApiSchema;
  readonly others: readonly ApiSchema[];
}

/** What a record of the connector has and a documented one has not, and the opposite. */
export function recordFindings(
  object: ConnectorObject,
  { record, others }: Documented,
  at: PlaceOf,
): Finding[] {
  const { id, updateTime, createTime, unwrap = [] } = object.record;
  const shown = [record, ...unwrap.flatMap((name) => record.members.get(name) ?? [])];
  const maps = [...shown, ...others];
  const place = at('record');
  return [
    ...memberFindings(holder(maps, id), id, 'A record', [...place, 'id']),
    ...(updateTime ? timeFindings(maps, updateTime, [...place, 'updateTime']) : []),
    ...deletedFindings(object, maps, at),
    ...(createTime ? timeFindings(maps, createTime, [...place, 'createTime']) : []),
    ...(shown.some(({ isOpen }) => isOpen)
      ? []
      : fieldFindings(object, { shown, maps }, [...at('fields'), 'fields'])),
  ];
}

/** Whether a deleted record can have the value by which it is known. */
function deletedFindings({ deletes }: ConnectorObject, maps: readonly ApiSchema[], at: PlaceOf): Finding[] {
  if (deletes.source !== 'flag') return [];
  const { member, value = true } = deletes;
  const schema = schemaAt(holder(maps, member), member);
  if (!schema || schema === 'unknown' || schema.choices.length === 0 || schema.choices.includes(value))
    return [];
  const message = `"${member}" is never "${value}". It is ${schema.choices.join(', ')}.`;
  return [error([...at('deletes'), 'value'], message, 'Write the value that a deleted record has.')];
}

/** Fields by which a list is said to find records, and that no parameter, or no record, has. */
export function filterFindings(
  { conditions }: ConnectorObject['list'],
  {
    record,
    others,
    operation,
    unwrap = [],
  }: Documented & { readonly operation: ApiOperation; readonly unwrap?: readonly string[] | undefined },
  path: Path,
): Finding[] {
  const maps = [record, ...unwrap.flatMap((name) => record.members.get(name) ?? []), ...others];
  const equals = conditions?.style === 'parameters' ? conditions.equals : undefined;
  return (conditions?.equalsFields ?? []).flatMap((field, index) => {
    const place = [...path, 'conditions', 'equalsFields', index];
    const asked =
      equals && 'query' in equals ? { query: equals.query.replace('{fieldName}', field) } : undefined;
    if (!asked) return memberFindings(holder(maps, field), field, 'A record', place);
    // What a list is asked for by need not be a member: a contact may be found by any of its addresses.
    return slotFindings(asked, operation, place);
  });
}

/** The record, or the map that is moved up to it, that has the member. */
function holder(maps: readonly ApiSchema[], member: string): ApiSchema | undefined {
  return maps.find((map) => schemaAt(map, member) !== undefined) ?? maps[0];
}

function timeFindings(
  maps: readonly ApiSchema[],
  { member, format }: { readonly member: string; readonly format: string },
  path: Path,
): Finding[] {
  const map = holder(maps, member);
  const time = schemaAt(map, member);
  if (time === undefined) return memberFindings(map, member, 'A record', [...path, 'member']);
  if (time === 'unknown' || time.types.size === 0) return [];
  const isText = time.types.has('string');
  if (isText === (format === 'rfc3339' || format === 'utc')) return [];
  const fix = isText ? 'Write rfc3339.' : 'Write epochSeconds or epochMs.';
  return [error([...path, 'format'], `"${member}" is a ${typeWords(time)} in the document.`, fix)];
}

function fieldFindings(
  { record: { unwrap = [], omit = [] }, fields }: ConnectorObject,
  { shown, maps }: { readonly shown: readonly ApiSchema[]; readonly maps: readonly ApiSchema[] },
  path: Path,
): Finding[] {
  if (fields.source !== 'list') return [];
  // What a list shows counts before what else is known of a member.
  const documented = new Map([...maps].reverse().flatMap(({ members }) => [...members]));
  const known = new Set([...fields.fields.map(({ name }) => name), ...unwrap, ...omit]);
  const left = shown
    .flatMap(({ members }) => [...members])
    .filter(([name, one]) => !known.has(name) && !one.isDeprecated);
  const names = left.map(([name]) => name).join(', ');
  const fix = 'Add them, or name them under "omit" of the record.';
  return [
    ...fields.fields.flatMap((field, index) =>
      findingsOf(field, documented.get(field.name), [...path, index]),
    ),
    ...(left.length === 0 ? [] : [warning(path, `Members of a record that are no fields: ${names}.`, fix)]),
  ];
}

interface Field {
  readonly name: string;
  readonly type: string;
  readonly readOnly?: boolean | undefined;
}

function findingsOf(
  { name, type, readOnly }: Field,
  documented: ApiSchema | undefined,
  path: Path,
): Finding[] {
  if (!documented) {
    const fix = 'Remove the field, or write its name as the document does.';
    return [error(path, `A record has no member "${name}".`, fix)];
  }
  if (!isPossible(type, documented)) {
    const message = `"${name}" is a ${typeWords(documented)} in the document.`;
    return [error([...path, 'type'], message, 'Write the type that it has.')];
  }
  if (isListOfPairs(documented)) {
    const message = `"${name}" is a list of names and values, and none of the values is a field of its own.`;
    return [warning(path, message, 'Make fields of them with the function "toFields".')];
  }
  if (!documented.isReadOnly || readOnly) return [];
  return [warning(path, `"${name}" cannot be written.`, 'Add "readOnly: true".')];
}

/** `[{ id, value }]`: how several providers write custom fields. */
function isListOfPairs({ items }: ApiSchema): boolean {
  const names = [...(items?.members.keys() ?? [])];
  return (
    names.length === 2 &&
    names.includes('value') &&
    names.some((name) => /^(id|key|name|field(_?id)?)$/i.test(name))
  );
}

/** Which types of a document a field's type can have. Other fields can have any. */
const possible: Readonly<Record<string, readonly string[]>> = {
  string: ['string'],
  date: ['string'],
  datetime: ['string', 'integer', 'number'],
  boolean: ['boolean'],
  int: ['integer', 'number'],
  float: ['number', 'integer'],
  singleSelect: ['string', 'integer'],
  multiSelect: ['array', 'string'],
};

function isPossible(type: string, { types }: ApiSchema): boolean {
  const ours = possible[type];
  return ours === undefined || types.size === 0 || ours.some((one) => types.has(one));
}

const typeWords = ({ types }: ApiSchema) => [...types].join(' or ');

import { error, type Finding, type Path } from '../manifest/finding.ts';
import { nearest } from '../rules/nearest.ts';
import type { Connector, ConnectorObject } from './connector.ts';
import type { PlaceOf } from './object-findings.ts';
import { objectOf } from './object-of.ts';
import type { Parents } from './parents.ts';

/** What a placeholder of the format means already. */
const reserved = ['objectName', 'id', 'fieldName', 'value', 'fields', 'conditions'];

/** Finds what is wrong with the parents of an object. */
export function parentFindings(connector: Connector, object: ConnectorObject, placeOf: PlaceOf): Finding[] {
  const { parents } = object;
  if (!parents) return [];
  const path = placeOf('parents');
  return [
    ...objectFindings(connector, parents, [...path, 'object']),
    ...circleFindings(connector, parents, [...path, 'object']),
    ...nameFindings(parents, [...path, 'values']),
    ...listFindings(object, parents, placeOf),
    ...writeFindings(object, parents, placeOf),
    ...idFindings(object, parents, placeOf),
    ...eventFindings(object, parents, placeOf),
  ];
}

/** Finds what is wrong with the object whose records have a subscription each. */
export function subscribedFindings(connector: Connector): Finding[] {
  const { webhooks } = connector;
  if (!webhooks || webhooks.scope === 'application' || !webhooks.parents) return [];
  const path = ['webhooks', 'parents'];
  const { parents } = webhooks;
  return [
    ...objectFindings(connector, parents, [...path, 'object']),
    ...levelFindings(connector, parents, [...path, 'object']),
    ...nameFindings(parents, [...path, 'values']),
  ];
}

function objectFindings(connector: Connector, { object: name }: Parents, path: Path): Finding[] {
  const known = Object.keys(connector.objects ?? {});
  if (!known.includes(name)) {
    const meant = nearest(name, known);
    const fix = meant === undefined ? 'Add the object under "objects".' : `Write "${meant}".`;
    return [
      error(path, `There is no object "${name}" under "objects", whose records would be the parents.`, fix),
    ];
  }
  return [];
}

/** A subscription for each record takes those of one list. */
function levelFindings(connector: Connector, { object: name }: Parents, path: Path): Finding[] {
  const isKnown = Object.hasOwn(connector.objects ?? {}, name);
  if (!isKnown || objectOf(connector, name).parents === undefined) return [];
  const message = `The records of "${name}" are below parents themselves, and only those of one list can have a subscription each.`;
  return [error(path, message, 'Name an object whose list stands alone, or write "parents: null" there.')];
}

/** Parents that are below each other would be listed for ever. */
function circleFindings(connector: Connector, { object: first }: Parents, path: Path): Finding[] {
  const names: string[] = [];
  for (let name: string | undefined = first; name !== undefined; ) {
    if (!Object.hasOwn(connector.objects ?? {}, name)) return [];
    const isAgain = names.includes(name);
    names.push(name);
    if (isAgain) {
      const message = `The parents go in a circle: ${names.map((one) => `"${one}"`).join(', ')}.`;
      return [error(path, message, 'Name an object that is not below this one.')];
    }
    name = objectOf(connector, name).parents?.object;
  }
  return [];
}

function nameFindings({ values }: Parents, path: Path): Finding[] {
  return Object.keys(values)
    .filter((name) => reserved.includes(name))
    .map((name) => error([...path, name], `{${name}} already has a meaning.`, 'Choose another name.'));
}

/** Without the parent, each of its lists would be the same one. */
function listFindings({ list, filteredList }: ConnectorObject, { values }: Parents, placeOf: PlaceOf) {
  const lists = [
    [list, placeOf('list')],
    ...(filteredList ? [[filteredList, placeOf('filteredList')] as const] : []),
  ] as const;
  return lists.flatMap(([{ request }, path]) => {
    const text = JSON.stringify(request);
    return Object.keys(values)
      .filter((name) => !text.includes(`{${name}}`))
      .map((name) => {
        const message = `The request does not take {${name}}, so it would not say which parent it is about.`;
        const fix = `Put "{${name}}" into its path, query or body, or remove it from "parents".`;
        return error([...path, 'request'], message, fix);
      });
  });
}

function writeFindings(
  { write }: ConnectorObject,
  { values, idField }: Parents,
  placeOf: PlaceOf,
): Finding[] {
  const path = placeOf('write');
  const mentions = (part: unknown) => {
    const text = JSON.stringify(part ?? null);
    return Object.keys(values).some((name) => text.includes(`{${name}}`));
  };
  const found: Finding[] = [];
  if (write?.create && !mentions(write.create)) {
    const message = 'The request does not say below which parent the new record goes.';
    found.push(
      error([...path, 'create'], message, 'Put the placeholders of "parents" into its path or body.'),
    );
  }
  for (const part of ['update', 'delete', 'get'] as const) {
    if (idField !== undefined || !mentions(write?.[part])) continue;
    const message = 'The request needs the parent, but the id of a record does not say it.';
    found.push(error([...path, part], message, 'Add "idField" to "parents", so that the id has both.'));
  }
  return found;
}

function idFindings({ record, fields }: ConnectorObject, { idField }: Parents, placeOf: PlaceOf): Finding[] {
  const isOwnId = record.id.split('.')[0] === idField;
  const isListed = fields.source === 'list' && fields.fields.some(({ name }) => name === idField);
  if (idField === undefined || !(isOwnId || isListed)) return [];
  const message = isOwnId
    ? `The field "${idField}" has the own id of the record, which it would replace.`
    : `The record has a field "${idField}" itself, which the made id would replace.`;
  return [error([...placeOf('parents'), 'idField'], message, 'Choose another name.')];
}

/** An event has to name the parent where the id of a record does. */
function eventFindings(
  { events }: ConnectorObject,
  { idField, values }: Parents,
  placeOf: PlaceOf,
): Finding[] {
  if (!events) return [];
  const path = placeOf('events');
  const told = Object.keys(events.parent ?? {});
  const needed = idField === undefined ? [] : Object.keys(values);
  const missing = needed.filter((name) => !told.includes(name));
  if (missing.length > 0) {
    const message = `Nothing says where an event names {${missing.join('}, {')}}, which the id of a record has.`;
    return [error(path, message, 'Add it to "parent", or write "events: null".')];
  }
  return told
    .filter((name) => !needed.includes(name))
    .map((name) =>
      error([...path, 'parent', name], `The id of a record does not have {${name}}.`, 'Remove it.'),
    );
}

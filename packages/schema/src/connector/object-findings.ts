import { error, type Finding, type Path, warning } from '../manifest/finding.ts';
import { asks } from './asks.ts';
import type { ConnectorObject } from './connector.ts';
import type { ListEndpoint } from './list.ts';
import type { Slot } from './request.ts';
import type { Webhooks } from './webhooks.ts';

/** Where a part of an object stands: among its exceptions, or among the defaults. */
export type PlaceOf = (part: keyof ConnectorObject) => Path;

/** Finds parts of an object that contradict each other, although each is valid by itself. */
export function objectFindings(
  object: ConnectorObject,
  placeOf: PlaceOf,
  webhooks: Webhooks | undefined,
): Finding[] {
  const { filteredList, list } = object;
  return [
    ...listFindings(list, placeOf('list')),
    ...(filteredList ? listFindings(filteredList, placeOf('filteredList')) : []),
    ...changeFindings(object, placeOf),
    ...orderFindings(object, placeOf),
    ...writeFindings(object, placeOf),
    ...eventFindings(object, placeOf, webhooks),
  ];
}

function listFindings({ request, paging, conditions, fieldsParameter }: ListEndpoint, path: Path): Finding[] {
  const found: Finding[] = [];
  const slots: [Slot | undefined, ...string[]][] = [
    [paging.size.into, 'paging', 'size', 'into'],
    ['into' in paging ? paging.into : undefined, 'paging', 'into'],
    [fieldsParameter?.into, 'fieldsParameter', 'into'],
    [conditions?.style === 'text' ? conditions.into : undefined, 'conditions', 'into'],
  ];
  const hasBody = (request.method ?? 'GET') !== 'GET';
  const noBody = 'Write the name of a query parameter under "query", or set the method to POST.';
  for (const [slot, ...where] of slots) {
    if (slot && 'body' in slot && !hasBody) {
      found.push(error([...path, ...where], 'The request is a GET, which has no body.', noBody));
    }
  }
  if (!hasBody && (conditions?.style === 'list' || conditions?.style === 'members')) {
    found.push(
      error([...path, 'conditions'], 'The request is a GET, which has no body.', 'Set its method to POST.'),
    );
  }
  if (paging.style === 'keyset' && !asks(conditions, 'after')) {
    const message = 'Each page asks for what comes after a record, but the conditions have no "after".';
    found.push(error([...path, 'paging'], message, 'Add "after" to the conditions of the list.'));
  }
  const text = conditions?.style === 'text' ? conditions.text : '';
  if (text.includes('{fields}') && !fieldsParameter?.always?.length) {
    const message = 'The text needs at least one field, but nothing is always asked for.';
    found.push(error([...path, 'fieldsParameter'], message, 'Add "always" with the id and the update time.'));
  }
  return found;
}

function changeFindings(
  { changes, record, filteredList, list }: ConnectorObject,
  placeOf: PlaceOf,
): Finding[] {
  if (changes.source !== 'filter') return [];
  const path = placeOf('changes');
  const { conditions } = filteredList ?? list;
  const found: Finding[] = [];
  if (!asks(conditions, 'from')) {
    const message = 'Changes are asked for by a filter, but the list has no condition "from".';
    found.push(error(path, message, 'Add "from" to the conditions of the list, or write "source: none".'));
  } else if (conditions?.style !== 'parameters' && changes.field === undefined) {
    found.push(error(path, 'The condition needs the name of the time.', 'Add "field".'));
  }
  const { updateTime } = record;
  if (updateTime && updateTime.granularityMs > changes.granularityMs) {
    const message = 'The filter cannot know a smaller difference than the times of the records have.';
    const fix = `Write ${updateTime.granularityMs} or more.`;
    found.push(error([...path, 'granularityMs'], message, fix));
  }
  return found;
}

function orderFindings({ order, record, filteredList, list }: ConnectorObject, placeOf: PlaceOf): Finding[] {
  if (order === 'none') return [];
  if (!record.updateTime) {
    const message = 'The list is ordered by the update time, but records say none.';
    return [error(placeOf('order'), message, 'Write "order: none", or add "updateTime" to "record".')];
  }
  const { style } = (filteredList ?? list).paging;
  if (style !== 'offset' && style !== 'pageNumber') return [];
  const message = 'A record that changes while pages are read moves, and another one is skipped.';
  return [
    warning(
      placeOf('order'),
      message,
      'Order the list by something that does not change, with "order: none".',
    ),
  ];
}

function writeFindings({ write }: ConnectorObject, placeOf: PlaceOf): Finding[] {
  if (!write) return [];
  const path = placeOf('write');
  const noBody = 'The request is a GET, which has no body.';
  const isBodyLost = write.get?.body !== undefined && write.get.method !== 'POST';
  const ofGet = isBodyLost ? [error([...path, 'get', 'body'], noBody, 'Set its method to POST.')] : [];
  const ofWrites = (['create', 'update', 'delete'] as const).flatMap((type): Finding[] => {
    const endpoint = write[type];
    if (!endpoint) return [];
    const found: Finding[] = [];
    // The fields of a record can say which one is meant, where its path takes others than the name of the object.
    const isNamed =
      /\{(?!objectName\})\w+\}/.test(endpoint.path) || JSON.stringify(endpoint.body ?? {}).includes('{id}');
    if (type !== 'create' && !isNamed) {
      const fix = 'Put "{id}" into the path or the body.';
      found.push(error([...path, type], 'The request does not say which record is meant.', fix));
    }
    return found;
  });
  return [...ofGet, ...ofWrites];
}

function eventFindings(
  { events, write }: ConnectorObject,
  placeOf: PlaceOf,
  webhooks: Webhooks | undefined,
): Finding[] {
  if (!events) return [];
  const path = placeOf('events');
  const found: Finding[] = [];
  if (!webhooks) {
    const message = 'The object has events, but the connector does not say how the provider sends them.';
    found.push(error(path, message, 'Add "webhooks" to the connector.'));
  }
  found.push(...eventObjectFindings(events, path, webhooks));
  if (!write?.get) {
    const message = 'An event only names a record, and there is no request for a single record.';
    found.push(error(path, message, 'Add "get" to "write".'));
  }
  return found;
}

/** An object can only be told apart by what the provider calls it if events say that too. */
function eventObjectFindings(
  { object, entry }: NonNullable<ConnectorObject['events']>,
  path: Path,
  webhooks: Webhooks | undefined,
): Finding[] {
  const found: Finding[] = [];
  if (object && webhooks && webhooks.event.object === undefined) {
    const message = 'Events do not say which object they are about.';
    found.push(error([...path, 'object'], message, 'Add "object" to "webhooks.event", or remove it here.'));
  }
  if (!object && JSON.stringify(entry ?? {}).includes('{object}')) {
    const message = 'Nothing says what the provider calls the object.';
    found.push(error([...path, 'entry'], message, 'Add "object", or remove "{object}".'));
  }
  return found;
}

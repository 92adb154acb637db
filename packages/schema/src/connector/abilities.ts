import type { Support } from '../resources/provider-features.ts';
import { asks } from './asks.ts';
import type { ApiVersion, Connector, ConnectorObject } from './connector.ts';
import { objectOf } from './object-of.ts';
import type { WriteRepeat } from './write.ts';

/** What a connector can do with an object, in sentences for people. */
export interface ObjectAbilities {
  /** `*` stands for every object that is not named. */
  objectName: string;
  sentences: string[];
}

/** Says in plain words what a connector can do. */
export function connectorAbilities(connector: Connector): ObjectAbilities[] {
  const named = Object.keys(connector.objects ?? {}).map((objectName) => ({
    objectName,
    sentences: sentencesOf(objectOf(connector, objectName)),
  }));
  if (connector.objectNames === 'listed') return named;
  return [{ objectName: '*', sentences: sentencesOf(connector.object) }, ...named];
}

/** Which version of the provider's API a connector uses, and until when there will be one. */
export function versionSentence({ name, supportedUntil }: ApiVersion): string {
  return `Version ${name} of the API, which is supported until ${supportedUntil} at least.`;
}

/** What the catalogue says of a provider with this connector. Calls through the proxy need none. */
export function supportOfConnector(
  connector: Connector,
): Pick<Support, 'read' | 'write' | 'delete' | 'search' | 'subscribe' | 'subscribeSupport'> {
  const names = Object.keys(connector.objects ?? {});
  const objects = [
    ...(connector.objectNames === 'listed' ? [] : [connector.object]),
    ...names.map((name) => objectOf(connector, name)),
  ];
  return {
    read: objects.length > 0,
    write: objects.some(({ write }) => write?.create !== undefined || write?.update !== undefined),
    delete: objects.some(({ write }) => write?.delete !== undefined),
    search: { operators: { equals: objects.some(canSearch) } },
    subscribe: connector.webhooks !== undefined,
    ...(connector.webhooks && {
      subscribeSupport: {
        create: objects.some(({ events }) => events?.create !== undefined),
        update: objects.some(({ events }) => events?.update !== undefined),
        delete: objects.some(({ events }) => events?.delete !== undefined),
        passThrough: true,
      },
    }),
  };
}

/** A search below parents names one of them. */
function canSearch({ filteredList, list, parents }: ConnectorObject): boolean {
  return parents !== undefined || asks((filteredList ?? list).conditions, 'equals');
}

function searchSentence(object: ConnectorObject): string {
  if (!canSearch(object)) return 'Cannot search: records are not found by their values.';
  const { conditions } = object.filteredList ?? object.list;
  const { parents } = object;
  const fields = conditions?.equalsFields;
  if (!parents) {
    return fields ? `Finds records by ${fields.join(', ')}.` : 'Finds records by the values of any field.';
  }
  const where = `below one record of "${parents.object}", which a search names`;
  if (!asks(conditions, 'equals')) return `Finds the records ${where}.`;
  return `Finds records by ${fields?.join(', ') ?? 'the values of any field'} ${where}.`;
}

function sentencesOf(object: ConnectorObject): string[] {
  const { parents } = object;
  return [
    ...(parents ? [`Reads the list of each record of "${parents.object}".`] : []),
    readSentence(object),
    deleteSentences[object.deletes.source],
    searchSentence(object),
    ...writeSentences(object),
    ...eventSentences(object),
    fieldSentences[object.fields.source],
  ];
}

function readSentence({ changes }: ConnectorObject): string {
  switch (changes.source) {
    case 'filter':
      return 'Reads all records, and after that only what has changed.';
    case 'webhook':
      return 'Reads all records each time. The provider tells of changes only by webhooks.';
    case 'none':
      return 'Reads all records each time, because the provider cannot tell what has changed.';
  }
}

const deleteSentences: Readonly<Record<ConnectorObject['deletes']['source'], string>> = {
  flag: 'A deleted record is still listed, with a mark.',
  endpoint: 'Deleted records are in a list of their own.',
  feed: 'A deleted record is in the feed of changes, with a mark.',
  webhook: 'The provider tells of deleted records only by webhooks.',
  unknown: 'A deleted record is gone without a trace.',
};

const fieldSentences: Readonly<Record<ConnectorObject['fields']['source'], string>> = {
  call: 'Asks the provider which fields there are, with custom ones.',
  list: 'Knows a fixed list of fields.',
  sampled: 'Knows only the fields of the first record that it reads.',
};

function eventSentences({ events, changes }: ConnectorObject): string[] {
  const told = (['create', 'update', 'delete'] as const).filter((event) => events?.[event] !== undefined);
  return [
    ...(told.length === 0 ? [] : [`Subscribes to these events: ${told.join(', ')}.`]),
    ...(changes.source === 'filter'
      ? ['Finds new and changed records by reading, for those who subscribe to them.']
      : []),
  ];
}

function writeSentences({ write }: ConnectorObject): string[] {
  const types = (['create', 'update', 'delete'] as const).filter((type) => write?.[type]);
  if (!write || types.length === 0) return ['Does not write.'];
  return types.map((type) => {
    const repeat = write[type]?.repeat ?? { by: 'none' as const };
    return `Can ${type} records. ${repeatSentences[repeat.by]}`;
  });
}

const repeatSentences: Readonly<Record<WriteRepeat['by'], string>> = {
  key: 'One whose answer was lost is sent again with its key.',
  keyAt: 'One whose answer was lost is sent again with its key.',
  upsert: 'One whose answer was lost is sent again, which changes nothing twice.',
  clientId: 'One whose answer was lost is sent again with the id that Dowel chose.',
  probe: 'One whose answer was lost is looked for before it is sent again.',
  none: 'One whose answer was lost is not sent again, because it could be done twice.',
};

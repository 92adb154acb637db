import { titleCase } from '@dowel/schema/rules';
import type { AskedCall, Connector, ObjectFacts, ReadRequest } from './connector.ts';
import { toListed } from './engine/describe-object.ts';
import { ProviderError } from './engine/provider-error.ts';

/** What is true of an object. `order` and `fields` may be left out. */
type GivenFacts = Pick<ObjectFacts, 'record' | 'changes' | 'deletes'> & Partial<ObjectFacts>;

/** The least that reads records: everything else of a connector may be left out. */
export type CodeConnector = Pick<Connector, 'provider' | 'displayName' | 'readPage'> &
  Partial<Omit<Connector, 'objects' | 'object' | 'hasObject' | 'objectNames'>> & {
    readonly objects: Readonly<Record<string, GivenFacts>>;
  };

/** A connector of functions. What is left out, it cannot do. */
export function codeConnector({ objects, ...given }: CodeConnector): Connector {
  const { provider, displayName } = given;
  const cannot = (what: string) => async () => {
    throw new ProviderError('rejected', `The connector of ${displayName} cannot ${what}.`);
  };
  const hasObject = (name: string) => Object.hasOwn(objects, name);
  const connector: Connector = {
    limits: { errors: {} },
    isJudgedByBody: () => false,
    support: supportOf(given),
    fitTo: () => connector,
    describe: async (name) => ({
      displayName: titleCase(name),
      fields: listedFields(connector.object(name)),
      isUnseen: connector.object(name).fields.source === 'sampled',
    }),
    canUpsertFields: () => false,
    upsertField: cannot('create fields'),
    asked: toAsked,
    canFilter: () => false,
    search: cannot('search'),
    writing: () => undefined,
    write: cannot('write'),
    writeWhole: cannot('write batches'),
    writeEach: cannot('write batches'),
    canGet: () => false,
    get: cannot('get single records'),
    ...given,
    async readPage(request, position, fetch) {
      if (hasObject(request.objectName)) return given.readPage(request, position, fetch);
      throw new ProviderError('missing_object', `${displayName} has no object "${request.objectName}".`);
    },
    provider,
    objectNames: 'listed',
    objects,
    hasObject,
    object: (name) => toFacts((hasObject(name) && objects[name]) || unknownObject),
  };
  return connector;
}

const unknownObject: GivenFacts = {
  record: { id: 'id' },
  changes: { source: 'none' },
  deletes: { source: 'unknown' },
};

function toFacts(given: GivenFacts): ObjectFacts {
  const question = JSON.stringify(given.changes);
  const endsByTime = given.changes.source === 'filter';
  return { order: 'none', fields: { source: 'sampled' }, endsByTime, isFitted: false, question, ...given };
}

function supportOf({ write, search, events }: Partial<Connector>): Connector['support'] {
  return {
    read: true,
    write: write !== undefined,
    delete: false,
    search: { operators: { equals: search !== undefined } },
    subscribe: events !== undefined,
  };
}

function listedFields({ fields }: ObjectFacts) {
  const listed = fields.source === 'list' ? toListed(fields.fields) : [];
  return Object.fromEntries(listed.map((field) => [field.fieldName, field]));
}

function toAsked(request: ReadRequest): AskedCall {
  const { objectName, pageSize, fields, filters = [], since, parent } = request;
  const call = { text: `a page of "${objectName}"`, canResize: false, isOrdered: true };
  return { ...call, pageSize, fields, filters, since, parent };
}

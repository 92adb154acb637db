import { isPlainObject } from '@dowel/schema/rules';
import type { RestDefinition } from './engine/definition.ts';
import { textAt } from './engine/record-facts.ts';
import type { LinkedRecord } from './engine/webhooks/read-event.ts';
import { upsertField } from './sandbox-fields.ts';

const records = '/objects/{objectName}/records';
const onceByKey = { by: 'key', header: 'idempotency-key' } as const;

/** Up to 200 records in one request. */
const batch = {
  into: 'records',
  results: {
    records: 'results',
    id: 'id',
    record: 'record',
    mustBeTrue: 'success',
    message: 'error.message',
  },
} as const;

/** The sandbox provider's API. All ways to sign in use the same API. */
export const sandbox: RestDefinition = {
  connectorVersion: 1,
  provider: 'sandbox',
  otherProviders: [
    'sandboxPkce',
    'sandboxClientCredentials',
    'sandboxPassword',
    'sandboxApiKey',
    'sandboxQueryKey',
    'sandboxBasic',
    'sandboxKeyAsBasic',
    'sandboxCustom',
    'sandboxSteps',
    'sandboxServiceAccount',
    'sandboxJwt',
    'sandboxOpen',
    'sandboxWorkspace',
  ],
  displayName: 'Juniper CRM',
  verified: 'simulator',
  objectNames: 'any',
  object: {
    record: {
      id: 'id',
      updateTime: { member: 'updated_at', format: 'rfc3339', granularityMs: 1 },
      createTime: { member: 'created_at', format: 'rfc3339' },
    },
    list: {
      request: { path: records },
      records: 'records',
      paging: {
        style: 'cursor',
        next: 'nextCursor',
        into: { query: 'cursor' },
        end: { when: 'absent' },
        size: { into: { query: 'limit' }, max: 200 },
      },
      fieldsParameter: {
        into: { query: 'fields' },
        as: 'commaList',
        // Servers accept about 8,000 characters for a whole address, and escaping turns a comma into three.
        limit: 4000,
      },
      conditions: {
        style: 'parameters',
        from: { query: 'updatedSince' },
        equals: { query: 'where', text: '{fieldName}:{value}' },
      },
    },
    // A change is in the list at once. The overlap is for records that were written while a page was read.
    changes: {
      source: 'filter',
      format: 'rfc3339',
      isFromInclusive: true,
      settleMs: 0,
      overlapMs: 2 * 60_000,
      granularityMs: 1,
    },
    // By update time, then id. A record that changes while pages are read comes again at the end.
    order: 'ascending',
    deletes: { source: 'unknown' },
    fields: {
      source: 'call',
      request: { path: '/objects/{objectName}/fields' },
      records: 'fields',
      members: {
        name: 'name',
        label: 'label',
        description: 'description',
        type: 'type',
        isCustom: 'isCustom',
        readOnly: 'isReadOnly',
        isRequired: 'isRequired',
        referenceTo: 'referenceTo',
        options: { records: 'options', value: 'value', label: 'label' },
      },
      types: {
        string: 'string',
        boolean: 'boolean',
        integer: 'int',
        decimal: 'float',
        date: 'date',
        datetime: 'datetime',
        picklist: 'singleSelect',
        multipicklist: 'multiSelect',
        reference: 'reference',
      },
    },
    write: {
      create: {
        method: 'POST',
        path: records,
        repeat: onceByKey,
        batch: {
          ...batch,
          request: { method: 'POST', path: `${records}/batch`, body: { allOrNone: true } },
          entry: {},
          repeat: onceByKey,
        },
      },
      update: {
        method: 'PATCH',
        path: `${records}/{id}`,
        repeat: { by: 'upsert' },
        batch: {
          ...batch,
          request: { method: 'PATCH', path: `${records}/batch`, body: { allOrNone: true } },
          entry: { id: 'id' },
          repeat: { by: 'upsert' },
        },
      },
      delete: { method: 'DELETE', path: `${records}/{id}`, repeat: { by: 'upsert' } },
      get: { path: `${records}/{id}` },
      answer: { record: '.', id: 'id' },
    },
    events: {
      create: '{objectName}.created',
      update: '{objectName}.updated',
      delete: '{objectName}.deleted',
      association: '{objectName}.linked',
    },
  },
  webhooks: {
    signature: {
      header: 'x-juniper-signature',
      signs: '{time}.{body}',
      encoding: 'hex',
      time: { header: 'x-juniper-time', format: 'epochSeconds', toleranceMs: 5 * 60_000 },
    },
    event: {
      id: 'id',
      type: 'type',
      recordId: 'record.id',
      changedFields: 'changedFields',
    },
    create: {
      request: { method: 'POST', path: '/webhooks' },
      address: { body: 'url' },
      events: { body: 'events' },
      id: 'id',
      secret: 'secret',
    },
    list: { request: { path: '/webhooks' }, records: 'webhooks', id: 'id', address: 'url' },
    remove: { method: 'DELETE', path: '/webhooks/{id}' },
    lifetimeMs: 7 * 24 * 60 * 60_000,
  },
  functions: {
    upsertField,
    upsertOf: (_, field) => ({
      method: 'PUT',
      path: records,
      query: { by: field },
      repeat: { by: 'upsert' },
    }),
    events: {
      associationOf: ({ link }) => {
        if (!isPlainObject(link)) return undefined;
        const [from, to] = [sideOf(link.from), sideOf(link.to)];
        return from && to && { from, to };
      },
    },
  },
  errors: {
    message: 'error.message',
    rules: [
      { status: 400, member: 'error.code', text: 'bad_cursor', means: 'cursor_gone' },
      {
        member: 'error.code',
        text: 'unknown_field',
        means: 'missing_field',
        field: { member: 'error.field' },
      },
    ],
  },
};

function sideOf(side: unknown): LinkedRecord | undefined {
  const id = isPlainObject(side) ? textAt(side, 'id') : undefined;
  return isPlainObject(side) && id !== undefined ? { id, objectName: textAt(side, 'object') } : undefined;
}

import type { Connector } from './connector.ts';

const records = '/objects/{objectName}/records';

/** The sandbox provider's API. All ways to sign in use the same API. */
export const sandbox: Connector = {
  displayName: 'Juniper CRM',
  object: {
    list: {
      path: records,
      records: 'records',
      id: 'id',
      fieldsParameter: 'fields',
      filter: { name: 'where', separator: ':' },
      updateTime: 'updated_at',
      paging: {
        style: 'cursor',
        parameter: 'cursor',
        next: 'nextCursor',
        sizeParameter: 'limit',
        maxSize: 200,
      },
    },
    // A change is in the list at once. The overlap is for records that were written while a page was read.
    changes: {
      source: 'filter',
      fromParameter: 'updatedSince',
      settleMs: 0,
      overlapMs: 2 * 60_000,
      granularityMs: 1,
    },
    // By update time, then id. A record that changes while pages are read comes again at the end.
    order: 'ascending',
    fields: {
      source: 'call',
      path: '/objects/{objectName}/fields',
      records: 'fields',
      members: {
        name: 'name',
        label: 'label',
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
    fieldUpsert: {
      method: 'PUT',
      path: '/objects/{objectName}/fields/{fieldName}',
      createdStatus: 201,
      members: {
        label: 'label',
        type: 'type',
        description: 'description',
        isRequired: 'isRequired',
        referenceTo: 'referenceTo',
        options: { records: 'options', value: 'value', label: 'label' },
      },
      types: {
        string: 'string',
        boolean: 'boolean',
        int: 'integer',
        float: 'decimal',
        date: 'date',
        datetime: 'datetime',
        singleSelect: 'picklist',
        multiSelect: 'multipicklist',
        reference: 'reference',
      },
    },
    write: {
      create: { method: 'POST', path: records, repeat: { by: 'key', header: 'idempotency-key' } },
      update: { method: 'PATCH', path: `${records}/{id}`, repeat: { by: 'upsert' } },
      delete: { method: 'DELETE', path: `${records}/{id}`, repeat: { by: 'upsert' } },
      get: { path: `${records}/{id}` },
      record: '.',
      id: 'id',
    },
  },
  errors: {
    message: 'error.message',
    rules: [{ status: 400, member: 'error.code', text: 'bad_cursor', means: 'cursor_gone' }],
  },
};

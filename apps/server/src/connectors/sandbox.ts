import type { Connector } from './connector.ts';

const records = '/objects/{objectName}/records';

/** The sandbox provider's API. All ways to sign in use the same API. */
export const sandbox: Connector = {
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
    record: { id: 'id', updateTime: { member: 'updated_at', format: 'rfc3339', granularityMs: 1 } },
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
        limit: { by: 'characters', max: 4000 },
        beyondLimit: 'leaveOut',
      },
      conditions: {
        style: 'parameters',
        from: { query: 'updatedSince' },
        equals: { query: 'where', separator: ':' },
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
      answer: { record: '.', id: 'id' },
    },
  },
  errors: {
    message: 'error.message',
    rules: [
      { status: 400, member: 'error.code', text: 'bad_cursor', means: 'cursor_gone' },
      { member: 'error.code', text: 'unknown_field', means: 'missing_field' },
    ],
  },
};

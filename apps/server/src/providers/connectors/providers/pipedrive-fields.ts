import type { DiscoveredFields, FieldSource, ListedField } from '@dowel/schema/connector';

type Types = Readonly<Record<string, ListedField['type']>>;

const documentation = 'https://developers.pipedrive.com/docs/api/v1/DealFields';

/** Fields that a call lists, with the custom ones. It does not say which of them can be written. */
export function discovered(path: string): DiscoveredFields {
  return {
    source: 'call',
    request: { path: `/api/v2/${path}`, query: { limit: '500' }, documentation },
    records: 'data',
    members: {
      name: 'field_code',
      label: 'field_name',
      type: 'field_type',
      isCustom: 'is_custom_field',
      options: { records: 'options', value: 'id', label: 'label' },
    },
    types: {
      int: 'int',
      double: 'float',
      monetary: 'float',
      varchar: 'string',
      varchar_auto: 'string',
      text: 'string',
      time: 'string',
      boolean: 'boolean',
      date: 'date',
      datetime: 'datetime',
      enum: 'singleSelect',
      set: 'multiSelect',
      user: 'reference',
      org: 'reference',
      people: 'reference',
      deal: 'reference',
      lead: 'reference',
      stage: 'reference',
      pipeline: 'reference',
    },
    documentation,
  };
}

/** Fields of an object that no call describes. Source: object-facts.md, section pipedrive. */
function listed(types: Types): FieldSource {
  const given: Types = { id: 'int', add_time: 'datetime', update_time: 'datetime' };
  const fields = [
    ...Object.entries({ ...given }).map(([name, type]) => ({ name, type, readOnly: true })),
    ...Object.entries(types).map(([name, type]) => ({ name, type })),
  ];
  return { source: 'list', fields, documentation: 'https://developers.pipedrive.com/docs/api/v1' };
}

export const listedFields = {
  pipelines: listed({ name: 'string', order_nr: 'int', is_deal_probability_enabled: 'boolean' }),
  stages: listed({ name: 'string', order_nr: 'int', pipeline_id: 'reference', deal_probability: 'int' }),
  leads: listed({
    title: 'string',
    owner_id: 'reference',
    person_id: 'reference',
    organization_id: 'reference',
    label_ids: 'multiSelect',
    value: 'other',
    expected_close_date: 'date',
    is_archived: 'boolean',
    was_seen: 'boolean',
  }),
  notes: listed({
    content: 'string',
    deal_id: 'reference',
    person_id: 'reference',
    org_id: 'reference',
    lead_id: 'reference',
    user_id: 'reference',
    pinned_to_deal_flag: 'boolean',
  }),
  users: listed({ name: 'string', email: 'string', active_flag: 'boolean' }),
};

/** English texts about records and fields of the account. They load when somebody looks at them. */
export const englishRecords = {
  'mapping.samples.label': 'For example',
  'mapping.samples.none': 'No values yet',
  'mapping.preview.title': 'A record, as {app} will get it',
  'mapping.preview.none': 'There is no record to show yet.',
  'mapping.preview.empty': 'empty',
  'mapping.type.string': 'Text',
  'mapping.type.boolean': 'Yes or no',
  'mapping.type.singleSelect': 'One of a list',
  'mapping.type.multiSelect': 'Several of a list',
  'mapping.type.date': 'Date',
  'mapping.type.datetime': 'Date and time',
  'mapping.type.int': 'Whole number',
  'mapping.type.float': 'Number',
  'mapping.type.reference': 'Another record',
  'mapping.type.other': 'Other',
} as const;

/** English texts that help to match fields. They load with an object that has something to match. */
export const englishMapping = {
  'mapping.suggested': 'Suggested',
  'mapping.reason.same_name': 'Same name',
  'mapping.reason.same_values': 'Same values',
  'mapping.reason.similar_name': 'Similar name',
  'mapping.use': 'Use “{field}”',
  'mapping.use.for': 'for {mapping}',
  'mapping.useAll': 'Use all {number} suggestions',
  'mapping.filled': 'Filled in: {fields}.',
  'mapping.details.show': 'Show details',
  'mapping.details.hide': 'Hide details',
  'mapping.preview.show': 'Preview a record',
  'mapping.preview.hide': 'Hide the preview',
  'mapping.copy': 'Copy from {object}',
  'mapping.copied': 'Copied from {object}: {fields}.',
  'mapping.missing.title': 'These still need a field',
} as const;

import type { HydratedIntegrationFieldExistent, HydratedIntegrationObject } from '@dowel/schema';
import { isExistingField } from '@dowel/schema/rules';

/** A field with the words people know it by. */
export interface LabelledField {
  fieldName: string;
  label: string;
  /** The field's name, where another has the same label. */
  hint: string | undefined;
}

/** The provider's fields of a list in the manifest, without the mappings, as people call them. */
export function labelledFields(fields: HydratedIntegrationObject['requiredFields'] = []): LabelledField[] {
  const known = fields.filter((field): field is HydratedIntegrationFieldExistent => isExistingField(field));
  return withHints(known.map((field) => ({ fieldName: field.fieldName, label: labelOf(field) })));
}

/** Every field of the account's object, sorted by what people call it. */
export function accountFields(object: HydratedIntegrationObject, locale: string): LabelledField[] {
  const fields = Object.values(object.allFieldsMetadata ?? {});
  return sortByLabel(
    withHints(fields.map(({ fieldName, displayName }) => ({ fieldName, label: displayName || fieldName }))),
    locale,
  );
}

export function sortByLabel(fields: readonly LabelledField[], locale: string): LabelledField[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return [...fields].sort((a, b) => compare(a.label, b.label));
}

/** The builder's word for a field comes before the provider's. */
function labelOf(field: HydratedIntegrationFieldExistent): string {
  return field.mapToDisplayName || field.displayName || field.mapToName || field.fieldName;
}

function withHints(fields: Omit<LabelledField, 'hint'>[]): LabelledField[] {
  const counts = new Map<string, number>();
  for (const { label } of fields) counts.set(label, (counts.get(label) ?? 0) + 1);
  return fields.map((field) => ({
    ...field,
    hint: (counts.get(field.label) ?? 0) > 1 ? field.fieldName : undefined,
  }));
}

import { findField } from '@dowel/schema/rules';
import { labelledFields } from '../object/field-labels.ts';
import type { ShownObject } from '../object/shown-object.ts';

/** A field that the product gets, by the product's name. */
export interface ArrivingField {
  /** The provider's name. */
  fieldName: string;
  label: string;
}

/** The fields that the product gets with the choices of now: those that are always read, then matched ones, then others. */
export function arrivingFields({ object, handlers }: ShownObject): ArrivingField[] {
  const { mappings, getFieldMapping, getSelectedField } = handlers;
  const matched = mappings.flatMap(({ mapToName, label }) => {
    const fieldName = findField(object.allFieldsMetadata ?? {}, getFieldMapping(mapToName) ?? '');
    return fieldName === undefined ? [] : [{ fieldName, label }];
  });
  const chosen = labelledFields(object.optionalFields).filter(({ fieldName }) => getSelectedField(fieldName));
  return [...labelledFields(object.requiredFields), ...matched, ...chosen];
}

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
  const { dynamicMappingsInput = [], selectedFieldsAuto } = handlers.object ?? {};
  const nameOf = (chosen = '') => findField(object.allFieldsMetadata ?? {}, chosen);
  return [
    ...labelledFields(object.requiredFields),
    ...mappings.map(({ mapToName, label }) => ({ label, fieldName: nameOf(getFieldMapping(mapToName)) })),
    ...dynamicMappingsInput.map(({ mapToName, mapToDisplayName, fieldName }) => ({
      label: mapToDisplayName || mapToName,
      fieldName: nameOf(fieldName),
    })),
    ...labelledFields(object.optionalFields).filter(
      ({ fieldName }) => selectedFieldsAuto || getSelectedField(fieldName),
    ),
  ].filter((field): field is ArrivingField => field.fieldName !== undefined);
}

import type { HydratedIntegrationFieldExistent, HydratedIntegrationObject } from '../resources/revisions.ts';
import { isExistingField } from './manifest-objects.ts';
import { findField } from './names.ts';

/** The required fields of a manifest's object that the account does not have. None while its fields are not known. */
export function lackingFields({
  requiredFields = [],
  allFieldsMetadata,
}: Pick<
  HydratedIntegrationObject,
  'requiredFields' | 'allFieldsMetadata'
>): HydratedIntegrationFieldExistent[] {
  if (!allFieldsMetadata) return [];
  return requiredFields.filter(
    (field): field is HydratedIntegrationFieldExistent =>
      isExistingField(field) && findField(allFieldsMetadata, field.fieldName) === undefined,
  );
}

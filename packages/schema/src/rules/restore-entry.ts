import type { ReadConfigObject } from '../resources/config.ts';
import type { HydratedIntegrationObject } from '../resources/revisions.ts';
import { type FieldMapping, objectMappings, offeredMappings } from './draft-mappings.ts';
import { isExistingField } from './manifest-objects.ts';
import { findField, nameFinder } from './names.ts';

/** An earlier config of an object, as far as it still fits. */
export interface RestoredEntry {
  entry: ReadConfigObject;
  /** Fields and mappings that the account or the integration no longer has. They are left out. */
  gone: string[];
}

/**
 * Fits an earlier config of an object to today's revision and account. What no longer exists is left out and named.
 * What the page offers today replaces what it offered then.
 */
export function restoreEntry(
  earlier: ReadConfigObject,
  object: HydratedIntegrationObject,
  fieldMapping?: FieldMapping,
): RestoredEntry {
  const fields = object.allFieldsMetadata ?? {};
  const optional = (object.optionalFields ?? []).flatMap((field) =>
    isExistingField(field) ? [field.fieldName] : [],
  );
  const isOffered = nameFinder([...optional, ...Object.keys(fields)]);
  const isMapped = new Set(objectMappings(object, fieldMapping).map(({ mapToName }) => mapToName));
  const exists = (field: string) => findField(fields, field) !== undefined;
  const gone = new Set<string>();
  const kept = <Value>(
    map: Readonly<Record<string, Value>> | undefined,
    fits: (pair: [string, Value]) => boolean,
  ) => Object.fromEntries(Object.entries(map ?? {}).filter((pair) => fits(pair)));
  const orGone = (fits: boolean, name: string) => {
    if (!fits) gone.add(name);
    return fits;
  };
  const offered = offeredMappings(object, fieldMapping);
  const { dynamicMappingsInput: _, selectedValueMappings, ...rest } = earlier;
  const values = kept(selectedValueMappings, ([field]) => exists(field));
  return {
    entry: {
      ...rest,
      selectedFields: kept(
        earlier.selectedFields,
        ([name, isSelected]) => isSelected && orGone(isOffered(name) !== undefined, name),
      ),
      selectedFieldMappings: kept(
        earlier.selectedFieldMappings,
        ([mapToName, field]) => orGone(isMapped.has(mapToName), mapToName) && orGone(exists(field), field),
      ),
      ...(Object.keys(values).length > 0 && { selectedValueMappings: values }),
      ...(offered.length > 0 && { dynamicMappingsInput: offered }),
    },
    gone: [...gone],
  };
}

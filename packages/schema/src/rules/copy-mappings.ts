import type { HydratedIntegrationObject } from '../resources/revisions.ts';
import { findField } from './names.ts';
import { ownValue } from './plain-objects.ts';

/** The fields that are chosen for an object, by `mapToName`. */
export type ChosenMappings = Readonly<Record<string, string>>;

/**
 * The choices of another object that this object can take over: the mapping exists here and has no field, and this
 * object has a field of the same name and type that no other mapping uses.
 * @param mapToNames the mappings of this object
 */
export function copyableMappings(
  from: { object: HydratedIntegrationObject; chosen: ChosenMappings },
  to: { object: HydratedIntegrationObject; chosen: ChosenMappings; mapToNames: readonly string[] },
): { mapToName: string; fieldName: string }[] {
  const [theirs, ours] = [from, to].map(({ object }) => object.allFieldsMetadata ?? {});
  if (!theirs || !ours) return [];
  const taken = new Set(Object.values(to.chosen).map((field) => findField(ours, field)));
  return to.mapToNames.flatMap((mapToName) => {
    const chosen = ownValue(from.chosen, mapToName);
    if (chosen === undefined || ownValue(to.chosen, mapToName) !== undefined) return [];
    const [source, target] = [findField(theirs, chosen), findField(ours, chosen)];
    if (source === undefined || target === undefined || taken.has(target)) return [];
    if (theirs[source]?.valueType !== ours[target]?.valueType) return [];
    taken.add(target);
    return [{ mapToName, fieldName: target }];
  });
}

import type { Installation } from '@dowel/schema';
import { count } from '../../words/time.ts';

export type ChosenObject = NonNullable<Installation['config']['content']['read']>['objects'][string];

/** Which fields a customer has chosen of an object. */
export function fieldWords({
  selectedFields = {},
  selectedFieldMappings = {},
  selectedFieldsAuto,
}: Partial<ChosenObject>): string {
  if (selectedFieldsAuto === 'all') return 'all fields';
  const chosen = Object.values(selectedFields).filter(Boolean).length;
  const matched = Object.keys(selectedFieldMappings).length;
  return [chosen > 0 && count(chosen, 'field'), matched > 0 && `${matched} matched`]
    .filter(Boolean)
    .join(', ');
}

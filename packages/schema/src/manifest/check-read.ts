import { isUnsafeKey, ownValue } from '../rules/plain-objects.ts';
import { checkSchedule, type scheduleReader } from './check-schedule.ts';
import { error, type Finding, type Part, partOf, partsOf, repeated, textOf, warning } from './finding.ts';

/** Rules of read objects that go beyond their shape. */
export function checkRead(
  block: Part,
  minScheduleMinutes: number,
  readSchedule: ReturnType<typeof scheduleReader>,
): Finding[] {
  const objects = partsOf(block, 'objects');
  const mapped = repeated(objects, 'mapToName').map((object) =>
    warning(
      [...object.path, 'mapToName'],
      `Another read object is mapped to "${textOf(object, 'mapToName')}" too, so their records cannot be told apart.`,
      'Give each object its own mapToName.',
    ),
  );
  return [
    ...mapped,
    ...objects.flatMap((object) => [
      ...checkSchedule(object, minScheduleMinutes, readSchedule),
      ...checkDestination(object),
      ...checkBackfill(object),
      ...checkFields(object),
    ]),
  ];
}

function checkDestination(object: Part): Finding[] {
  const destination = ownValue(object.value, 'destination');
  if (destination !== undefined && destination !== '') return [];
  const message = `Object "${textOf(object, 'objectName')}" has no destination, so records that are read of it go nowhere.`;
  return [
    warning(object.path, message, 'Add "destination: myWebhook", the name of a destination in the project.'),
  ];
}

function checkBackfill(object: Part): Finding[] {
  const period = partOf(partOf(object, 'backfill'), 'defaultPeriod');
  if (!period || ownValue(period.value, 'days') === undefined) return [];
  if (ownValue(period.value, 'fullHistory') !== true) return [];
  const message =
    'The period has both days and fullHistory: true; everything is read and days has no effect.';
  return [warning(period.path, message, 'Keep one of the two.')];
}

function checkFields(object: Part): Finding[] {
  const fields = [...partsOf(object, 'requiredFields'), ...partsOf(object, 'optionalFields')];
  const unusable = fields.flatMap((field) =>
    ['fieldName', 'mapToName']
      .filter((key) => isUnsafeKey(textOf(field, key)))
      .map((key) =>
        error([...field.path, key], `"${textOf(field, key)}" cannot be used as a name.`, 'Rename it.'),
      ),
  );
  const twiceMapped = repeated(fields, 'mapToName').map((field) =>
    warning(
      [...field.path, 'mapToName'],
      `Two fields are mapped to "${textOf(field, 'mapToName')}", so one value hides the other.`,
      'Give each field its own mapToName.',
    ),
  );
  const twiceListed = repeated(fields, 'fieldName').map((field) =>
    warning(
      [...field.path, 'fieldName'],
      `Field "${textOf(field, 'fieldName')}" is listed twice.`,
      'List it once, under requiredFields or under optionalFields.',
    ),
  );
  return [...unusable, ...twiceMapped, ...twiceListed];
}

import { fieldSegments, nestedNames } from '../rules/names.ts';
import { isUnsafeKey, ownValue } from '../rules/plain-objects.ts';
import { checkSchedule, type scheduleReader } from './check-schedule.ts';
import {
  error,
  type Finding,
  onlyByCase,
  type Part,
  type Path,
  partOf,
  partsOf,
  repeated,
  textOf,
  twins,
  warning,
} from './finding.ts';

/** Checks the rules for read objects that their shape cannot express. */
export function checkRead(
  block: Part,
  minScheduleMinutes: number,
  readSchedule: ReturnType<typeof scheduleReader>,
): Finding[] {
  const objects = partsOf(block, 'objects');
  return [
    ...checkMappedNames(objects),
    ...objects.flatMap((object) => [
      ...checkSchedule(object, minScheduleMinutes, readSchedule),
      ...checkDestination(object),
      ...checkBackfill(object),
      ...checkFields(object),
    ]),
  ];
}

/** Delivered records carry the object's `mapToName`, or its own name when it has none. So these names must differ. */
function checkMappedNames(objects: readonly Part[]): Finding[] {
  const native = new Map(objects.map((object) => [textOf(object, 'objectName'), object]));
  const mapped = new Set<string>();
  return objects.flatMap((object) => {
    const name = textOf(object, 'mapToName');
    if (name === '') return [];
    const isTaken = mapped.has(name);
    mapped.add(name);
    const other = native.get(name);
    if (!isTaken && (!other || other === object)) return [];
    const start = isTaken
      ? `Another read object is mapped to "${name}" too`
      : `A read object is named "${name}"`;
    const message =
      isTaken || textOf(other, 'mapToName') === ''
        ? `${start}, so the records of the two cannot be told apart.`
        : `${start}, so "${name}" means that object in calls and configs, and this one in messages.`;
    return [warning([...object.path, 'mapToName'], message, 'Give each object its own mapToName.')];
  });
}

function checkDestination(object: Part): Finding[] {
  const destination = ownValue(object.value, 'destination');
  const name = textOf(object, 'objectName');
  if (name === '' || (destination !== undefined && destination !== '')) return [];
  const message = `Object "${name}" has no destination, so its records are not delivered.`;
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

function checkName(path: Path, name: string): Finding[] {
  const segments = fieldSegments(name);
  if (segments.some(isUnsafeKey)) {
    const message = `"${name}" cannot be used as a name, because JavaScript has a meaning for it.`;
    return [error(path, message, 'Rename it.')];
  }
  if (segments[0] !== name || !/^\$?\[|^\$\./.test(name)) return [];
  const message = `"${name}" looks like a path and is none, so it is taken for the name of one field.`;
  const meant = [...name.matchAll(/[^$.[\]'"]+/g)].map(([segment]) => `['${segment}']`).join('');
  return [warning(path, message, `Write each name in brackets and quotes: $${meant || "['owner']['name']"}`)];
}

function checkFields(object: Part): Finding[] {
  const fields = [...partsOf(object, 'requiredFields'), ...partsOf(object, 'optionalFields')];
  const unusable = fields.flatMap((field) =>
    ['fieldName', 'mapToName'].flatMap((key) => checkName([...field.path, key], textOf(field, key))),
  );
  const twiceMapped = repeated(fields, 'mapToName').map((field) =>
    warning(
      [...field.path, 'mapToName'],
      `Two fields are mapped to "${textOf(field, 'mapToName')}", so one value hides the other.`,
      'Give each field its own mapToName.',
    ),
  );
  const mapped = fields.filter((field) => textOf(field, 'mapToName') !== '');
  const nested = nestedNames(mapped.map((field) => textOf(field, 'mapToName')));
  const hidden = mapped.flatMap((field) => {
    const inner = textOf(field, 'mapToName');
    const outer = nested.get(inner);
    if (outer === undefined) return [];
    const message = `"${inner}" lies inside "${outer}", to which another field is mapped, so one value hides the other.`;
    return [warning([...field.path, 'mapToName'], message, 'Give each field a mapToName of its own.')];
  });
  const twiceListed = twins(fields, 'fieldName').map((twin) => {
    const message =
      twin.text === twin.earlier
        ? `Field "${twin.text}" is listed twice, so one of the two has no effect.`
        : `Field ${onlyByCase(twin)}, so only "${twin.earlier}" is read.`;
    const fix = 'List it once, under requiredFields or under optionalFields.';
    return warning([...twin.part.path, 'fieldName'], message, fix);
  });
  return [...unusable, ...twiceMapped, ...hidden, ...twiceListed];
}

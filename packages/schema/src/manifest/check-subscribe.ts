import { ownValue } from '../rules/plain-objects.ts';
import { checkSchedule, type scheduleReader } from './check-schedule.ts';
import { error, type Finding, type Part, partOf, partsOf, textOf, warning } from './finding.ts';

const standardEvents = ['createEvent', 'updateEvent', 'deleteEvent', 'associationChangeEvent'];

/** Checks the rules for subscribe objects that their shape cannot express. */
export function checkSubscribe(block: Part, readObjects: ReadonlyMap<string, Part>): Finding[] {
  return partsOf(block, 'objects').flatMap((object) => {
    const events = standardEvents.filter((event) => ownValue(object.value, event) !== undefined);
    return [
      ...checkInheritance(object, events, readObjects),
      ...events.flatMap((event) => checkEvent(partOf(object, event))),
      ...checkWatchedFields(partOf(object, 'updateEvent'), readObjects.get(textOf(object, 'objectName'))),
      ...(events.length === 0 && !hasEntries(ownValue(object.value, 'otherEvents'))
        ? [
            warning(
              object.path,
              'The object has no event, so nothing is passed on.',
              `Add ${standardEvents[0]} or another event.`,
            ),
          ]
        : []),
    ];
  });
}

/** What is no list has another finding. */
const hasEntries = (list: unknown) => list !== undefined && !(Array.isArray(list) && list.length === 0);

function checkInheritance(
  object: Part,
  events: readonly string[],
  readObjects: ReadonlyMap<string, Part>,
): Finding[] {
  if (events.length === 0) return [];
  const findings: Finding[] = [];
  if (ownValue(object.value, 'inheritFieldsAndMapping') !== true) {
    const message = `An object with ${events[0]} takes its fields from the read object, and must say so.`;
    findings.push(error(object.path, message, 'Add "inheritFieldsAndMapping: true".'));
  }
  const name = textOf(object, 'objectName');
  if (name !== '' && !readObjects.has(name)) {
    const message = `There is no read object "${name}" to take the fields of its events from.`;
    findings.push(error([...object.path, 'objectName'], message, `Add an object "${name}" to read.objects.`));
  }
  return findings;
}

function checkEvent(event: Part | undefined): Finding[] {
  if (!event || ownValue(event.value, 'enabled') !== undefined) return [];
  return [
    error(
      event.path,
      `${event.path.at(-1)} does not say that it is enabled, so nothing is passed on.`,
      'Add "enabled: always".',
    ),
  ];
}

function checkWatchedFields(event: Part | undefined, readObject: Part | undefined): Finding[] {
  if (!event) return [];
  const required = ownValue(event.value, 'requiredWatchFields');
  const isAuto = ownValue(event.value, 'watchFieldsAuto') !== undefined;
  if ((required !== undefined) === isAuto) {
    const message = `updateEvent has ${isAuto ? 'both' : 'neither'} requiredWatchFields ${isAuto ? 'and' : 'nor'} watchFieldsAuto, so it is not known which fields count.`;
    const fix = isAuto
      ? 'Keep one of the two.'
      : 'Add "watchFieldsAuto: all", or list fields in requiredWatchFields.';
    return [error(event.path, message, fix)];
  }
  if (!isAuto && !hasEntries(required)) {
    const message = 'updateEvent watches no field, so no change is passed on.';
    const fix = 'List the fields that count, or write "watchFieldsAuto: all" in place of the empty list.';
    return [warning([...event.path, 'requiredWatchFields'], message, fix)];
  }
  if (!readObject || !Array.isArray(required) || ownValue(readObject.value, 'optionalFieldsAuto')) return [];
  const fields = [...partsOf(readObject, 'requiredFields'), ...partsOf(readObject, 'optionalFields')];
  const known = new Set(fields.flatMap((field) => [textOf(field, 'fieldName'), textOf(field, 'mapToName')]));
  return required.flatMap((name: unknown, index) =>
    typeof name !== 'string' || known.has(name)
      ? []
      : [
          warning(
            [...event.path, 'requiredWatchFields', index],
            `The read object has no field "${name}" to watch.`,
            `Add "- fieldName: ${name}" to its requiredFields.`,
          ),
        ],
  );
}

/** Checks the rules for `watchSchema` that its shape cannot express. */
export function checkWatchSchema(
  block: Part,
  readObjects: ReadonlyMap<string, Part>,
  readSchedule: ReturnType<typeof scheduleReader>,
): Finding[] {
  const all = partOf(block, 'allObjects');
  return [
    ...checkSchedule(block, 60, readSchedule),
    ...(all && Object.keys(all.value).length === 0
      ? [
          warning(
            all.path,
            'Nothing is watched.',
            'Add "fieldCreated: { enabled: always }" or another event.',
          ),
        ]
      : []),
    ...(readObjects.size === 0
      ? [
          warning(
            block.path,
            'There are no read objects whose schema could be watched.',
            'Add objects to read.',
          ),
        ]
      : []),
  ];
}

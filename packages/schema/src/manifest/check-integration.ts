import { looksLikeId } from '../rules/names.ts';
import { isUnsafeKey, ownValue } from '../rules/plain-objects.ts';
import { minScheduleMinutes as defaultMinScheduleMinutes } from '../rules/schedule.ts';
import { checkRead } from './check-read.ts';
import { scheduleReader } from './check-schedule.ts';
import { checkSubscribe, checkWatchSchema } from './check-subscribe.ts';
import {
  error,
  type Finding,
  objectsByName,
  onlyByCase,
  type Part,
  partOf,
  partsOf,
  textOf,
  twins,
  warning,
} from './finding.ts';

/** Checks the rules for one integration that its shape cannot express. */
export function checkIntegration(
  integration: Part,
  minScheduleMinutes = defaultMinScheduleMinutes,
  readSchedule = scheduleReader(),
): Finding[] {
  const [read, write, subscribe] = ['read', 'write', 'subscribe'].map((key) => partOf(integration, key));
  const readObjects = objectsByName(read);
  const watchSchema = partOf(integration, 'watchSchema');
  return [
    ...checkHasAction(integration),
    ...[read, write, subscribe].flatMap((block) => (block ? checkObjects(block) : [])),
    ...checkProxy(partOf(integration, 'proxy')),
    ...(read ? checkRead(read, minScheduleMinutes, readSchedule) : []),
    ...(write ? checkWrite(write, readObjects) : []),
    ...(subscribe ? checkSubscribe(subscribe, readObjects) : []),
    ...(watchSchema ? checkWatchSchema(watchSchema, readObjects, readSchedule) : []),
  ];
}

/** Finds names that two integrations share, and such as look like an id. The service ignores their case. */
export function checkNames(integrations: readonly Part[]): Finding[] {
  const ids = integrations.filter((integration) => looksLikeId(textOf(integration, 'name')));
  const likeIds = ids.map(({ path }) => {
    const message = 'name looks like an id, so an address with it may mean another integration.';
    return error([...path, 'name'], message, 'Give it a name that people can read.');
  });
  const shared = twins(integrations, 'name').map((twin) => {
    const { part, text, earlier } = twin;
    const start = text === earlier ? `Two integrations are named "${text}"` : `The name ${onlyByCase(twin)}`;
    const message = `${start}; the name decides which integration a deploy updates.`;
    return error([...part.path, 'name'], message, 'Give each its own name.');
  });
  return [...likeIds, ...shared];
}

function checkHasAction(integration: Part): Finding[] {
  const actions = ['read', 'write', 'subscribe', 'proxy'];
  const [only, another] = actions.filter((action) => ownValue(integration.value, action) !== undefined);
  const name = textOf(integration, 'name');
  const start = `The integration${name === '' ? '' : ` "${name}"`} does nothing`;
  if (only === undefined) {
    const fix = `Add at least one of ${actions.join(', ')}.`;
    return [error(integration.path, `${start}: it has no ${actions.join(', ')}.`, fix)];
  }
  const proxy = partOf(integration, 'proxy');
  if (another !== undefined || !proxy || ownValue(proxy.value, 'enabled') !== false) return [];
  const message = `${start}: it has only a proxy, which is not enabled.`;
  return [warning([...proxy.path, 'enabled'], message, 'Write "enabled: true", or add an action.')];
}

function checkObjects(block: Part): Finding[] {
  const action = block.path.at(-1);
  const objects = ownValue(block.value, 'objects');
  if (objects === undefined || (Array.isArray(objects) && objects.length === 0)) {
    return [
      error(
        block.path,
        `${action} has no objects, so it does nothing.`,
        `List them under ${action}.objects, or remove ${action}.`,
      ),
    ];
  }
  const parts = partsOf(block, 'objects');
  const at = (object: Part) => [...object.path, 'objectName'];
  return [
    ...twins(parts, 'objectName').map((twin) => {
      const message =
        twin.text === twin.earlier
          ? `Object "${twin.text}" is listed twice under ${action}, so it is not known which entry counts.`
          : `Object ${onlyByCase(twin)}, so both are the same object.`;
      return error(at(twin.part), message, 'Merge the two entries into one.');
    }),
    ...parts
      .filter((object) => isUnsafeKey(textOf(object, 'objectName')))
      .map((object) =>
        error(
          at(object),
          `"${textOf(object, 'objectName')}" cannot be used as a name, because JavaScript has a meaning for it.`,
          'Rename it.',
        ),
      ),
  ];
}

function checkProxy(proxy: Part | undefined): Finding[] {
  if (!proxy || ownValue(proxy.value, 'enabled') !== undefined) return [];
  return [
    error(
      proxy.path,
      'proxy does not say whether it is enabled, so it is not known whether to pass calls on.',
      'Add "enabled: true".',
    ),
  ];
}

function checkWrite(write: Part, readObjects: ReadonlyMap<string, Part>): Finding[] {
  return partsOf(write, 'objects')
    .filter((object) => ownValue(object.value, 'inheritMapping') === true)
    .filter((object) => !readObjects.has(textOf(object, 'objectName')))
    .map((object) =>
      warning(
        [...object.path, 'inheritMapping'],
        `There is no read object "${textOf(object, 'objectName')}" to inherit mappings from, so this has no effect.`,
        'Add that object to read.objects, or remove inheritMapping.',
      ),
    );
}

import type { Backfill, IntegrationObject } from '../manifest/read.ts';
import type { ReadConfigObject, ReadFilter } from '../resources/config.ts';
import { isExistingField, userMappings } from './manifest-objects.ts';
import { nameFinder, plainField } from './names.ts';

/**
 * The provider fields to read of an object: the required ones, the chosen optional ones, those that mappings point to,
 * and with `selectedFieldsAuto: all` all of `allFields`. Names are as requested. Names that differ only in case are
 * read once, unless `allFields` has both, as is a name that is also written as a path.
 */
export function fieldsToRead(
  object: IntegrationObject,
  config?: ReadConfigObject,
  allFields?: readonly string[],
): string[] {
  const required = (object.requiredFields ?? []).filter(isExistingField).map(({ fieldName }) => fieldName);
  const offered = (object.optionalFields ?? []).filter(isExistingField).map(({ fieldName }) => fieldName);
  const findOffered = nameFinder(offered);
  const chosen = Object.entries(config?.selectedFields ?? {})
    .filter(([name, isChosen]) => isChosen && (object.optionalFieldsAuto || findOffered(name) !== undefined))
    .map(([name]) => name);
  const mapped = chosenMappings(object, config).map(([, fieldName]) => fieldName);
  const fixed = (config?.dynamicMappingsInput ?? []).flatMap(({ fieldName }) => fieldName || []);
  const everything = config?.selectedFieldsAuto === 'all' ? (allFields ?? []) : [];
  const findExisting = nameFinder(everything);
  const byKey = new Map<string, string>();
  for (const name of [...required, ...chosen, ...mapped, ...fixed, ...everything]) {
    const key = findExisting(plainField(name)) ?? plainField(name).toLowerCase();
    if (!byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

/**
 * The fields that the customer has chosen for names that the manifest leaves open, or that the page offers. A choice for
 * another name is older than the manifest: the customer no longer sees it.
 */
export function chosenMappings(
  { requiredFields, optionalFields }: Pick<IntegrationObject, 'requiredFields' | 'optionalFields'>,
  { selectedFieldMappings = {}, dynamicMappingsInput = [] }: Partial<ReadConfigObject> = {},
): [mapToName: string, fieldName: string][] {
  const open = [...userMappings(requiredFields), ...userMappings(optionalFields), ...dynamicMappingsInput];
  const isOpen = new Set(open.map(({ mapToName }) => mapToName));
  return Object.entries(selectedFieldMappings).filter(
    ([mapToName, fieldName]) => fieldName !== '' && isOpen.has(mapToName),
  );
}

/** How an object is really read, after the manifest has filled what the config leaves out. */
export interface EffectiveReadObject {
  objectName: string;
  /** The object's name in deliveries. */
  deliveredName: string;
  /** `""` means nowhere. */
  destination: string;
  /** Cron in UTC. `""` means only on request. */
  schedule: string;
  backfill: Backfill['defaultPeriod'];
  /** Replaces `fieldFilters` during the backfill. */
  backfillFilters: ReadFilter[];
  fieldFilters: ReadFilter[];
  /**
   * False when the customer stopped the object, or when it has no config and the manifest does not always enable it.
   */
  isEnabled: boolean;
}

/** Resolves an object's settings: the config's value if it has one (`""` counts as none), else the manifest's. */
export function effectiveReadObject(
  object: IntegrationObject,
  config?: ReadConfigObject,
): EffectiveReadObject {
  const fieldFilters = config?.fieldFilters ?? [];
  return {
    objectName: object.objectName,
    deliveredName: object.mapToName ?? object.objectName,
    destination: config?.destination || object.destination,
    schedule: config?.schedule || object.schedule,
    backfill: config?.backfill?.defaultPeriod ?? object.backfill?.defaultPeriod ?? { days: 0 },
    backfillFilters: config?.backfill?.fieldFilters ?? fieldFilters,
    fieldFilters,
    isEnabled: config?.disabled !== true && (config !== undefined || object.enabled === 'always'),
  };
}

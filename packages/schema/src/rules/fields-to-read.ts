import type { Backfill, IntegrationObject } from '../manifest/read.ts';
import type { ReadConfigObject, ReadFilter } from '../resources/config.ts';
import { isExistingField } from './manifest-objects.ts';
import { nameFinder } from './names.ts';

/**
 * The provider fields that are read of an object: required ones, chosen optional ones, those that mappings point to, and
 * with `selectedFieldsAuto: all` every one of `allFields`. Names are as requested; one that differs from another only by
 * case is read once.
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
  const mapped = Object.values(config?.selectedFieldMappings ?? {}).filter((name) => name !== '');
  const fixed = (config?.dynamicMappingsInput ?? []).flatMap(({ fieldName }) => fieldName || []);
  const everything = config?.selectedFieldsAuto === 'all' ? (allFields ?? []) : [];
  const byLowerCase = new Map<string, string>();
  for (const name of [...required, ...chosen, ...mapped, ...fixed, ...everything]) {
    if (!byLowerCase.has(name.toLowerCase())) byLowerCase.set(name.toLowerCase(), name);
  }
  return [...byLowerCase.values()];
}

/** How an object is really read, once the manifest has filled what the config leaves out. */
export interface EffectiveReadObject {
  objectName: string;
  /** The name deliveries use. */
  deliveredName: string;
  /** `""`: nowhere. */
  destination: string;
  /** Cron in UTC; `""`: by request only. */
  schedule: string;
  backfill: Backfill['defaultPeriod'];
  /** Used during the backfill in place of `fieldFilters`. */
  backfillFilters: ReadFilter[];
  fieldFilters: ReadFilter[];
  /** Stopped by the customer, or neither configured nor read for everybody. */
  isEnabled: boolean;
}

/** Resolves an object's settings: the config's where it has them (`""` counts as none), else the manifest's. */
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

import type { DynamicMappingsInputEntry } from '../resources/config.ts';
import type { FieldMetadata } from '../resources/field-metadata.ts';
import type { HydratedIntegrationObject } from '../resources/revisions.ts';
import { type FieldMapping, type ObjectMapping, objectMappings, offeredMappings } from './draft-mappings.ts';
import { findField } from './names.ts';
import { remembered } from './remembered.ts';

/** A field that may hold what a mapping asks for. */
export interface MappingSuggestion {
  mapToName: string;
  fieldName: string;
  /** Why: both have the same name, the same values, or some words in common. */
  reason: 'same_name' | 'same_values' | 'similar_name';
}

type Values = DynamicMappingsInputEntry['mappedValues'];

/** A mapping without a field, with all that can be compared. */
interface Target {
  mapToName: string;
  label: string;
  names: string[];
  /** Set when the builder's values are mapped too. Then only a field with choices fits. */
  values: string | undefined;
}

type Fields = NonNullable<HydratedIntegrationObject['allFieldsMetadata']>;

/**
 * Suggests a field for each mapping that has none. Fields that are chosen already are left out, and no two mappings get
 * the same field. A suggestion is sure if exactly one field of a fitting type has the same name, or the same values.
 * @param chosen the fields that are chosen now, by `mapToName`
 */
export function suggestMappings(
  object: HydratedIntegrationObject,
  chosen?: Readonly<Record<string, string>>,
  fieldMapping?: FieldMapping,
): MappingSuggestion[] {
  return suggestWith([findSure, findSimilar], object, chosen, fieldMapping);
}

/** Only the suggestions that are sure: good enough to be filled in without asking. */
export function sureMappings(
  object: HydratedIntegrationObject,
  chosen?: Readonly<Record<string, string>>,
  fieldMapping?: FieldMapping,
): MappingSuggestion[] {
  return suggestWith([findSure], object, chosen, fieldMapping);
}

type Find = (target: Target, fields: Fields, isFree: (fieldName: string) => boolean) => Found;
type Found = Omit<MappingSuggestion, 'mapToName'> | undefined;

/** Sure ones come first: a field may be a sure match for a later mapping. */
function suggestWith(
  ways: readonly Find[],
  object: HydratedIntegrationObject,
  chosen: Readonly<Record<string, string>> = {},
  fieldMapping?: FieldMapping,
): MappingSuggestion[] {
  const values = new Map<string, Values>(
    offeredMappings(object, fieldMapping).map(({ mapToName, mappedValues }) => [mapToName, mappedValues]),
  );
  const targets = objectMappings(object, fieldMapping)
    .filter(({ mapToName }) => !Object.hasOwn(chosen, mapToName))
    .map((mapping) => toTarget(mapping, values.get(mapping.mapToName)));
  const found: MappingSuggestion[] = [];
  if (targets.length === 0) return found;
  const metadata = object.allFieldsMetadata ?? {};
  const taken = new Set(Object.values(chosen).map((field) => findField(metadata, field) ?? field));
  for (const find of ways) {
    for (const target of targets) {
      if (found.some(({ mapToName }) => mapToName === target.mapToName)) continue;
      const suggestion = find(target, metadata, (name) => !taken.has(name));
      if (!suggestion) continue;
      taken.add(suggestion.fieldName);
      found.push({ mapToName: target.mapToName, ...suggestion });
    }
  }
  return found;
}

const findSure: Find = (target, fields, isFree) => {
  const fits = (field: FieldMetadata) => isFree(field.fieldName) && hasFittingType(target, field);
  const byValue =
    target.values === undefined ? [] : (fieldsByValues(fields).get(target.values) ?? []).filter(fits);
  const [valued, ...moreValued] = byValue;
  if (valued && moreValued.length === 0) {
    return { fieldName: valued.fieldName, reason: 'same_values' };
  }
  const named = new Set(target.names.flatMap((name) => (fieldsByName(fields).get(name) ?? []).filter(fits)));
  const [only, ...others] = named;
  return only && others.length === 0 ? { fieldName: only.fieldName, reason: 'same_name' } : undefined;
};

/** At least half of all words must be in both. Of several fields, the one with the most words in common wins. */
const LEAST_SIMILAR = 0.5;

const findSimilar: Find = (target, fields, isFree) => {
  const words = wordsIn(target.label, target.mapToName);
  let best: { fieldName: string; score: number } | undefined;
  const seen = new Set<FieldMetadata>();
  for (const word of words) {
    for (const field of fieldsByWord(fields).get(word) ?? []) {
      if (seen.has(field) || !isFree(field.fieldName) || !hasFittingType(target, field)) continue;
      seen.add(field);
      const score = similarity(words, wordsOf(field));
      const isBetter = !best || score > best.score;
      if (score >= LEAST_SIMILAR && isBetter) best = { fieldName: field.fieldName, score };
    }
  }
  return best && { fieldName: best.fieldName, reason: 'similar_name' };
};

function similarity(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / (left.size + right.size - shared);
}

/** A mapping with values needs a field with choices. The builder says no more about types. */
function hasFittingType({ values }: Target, { valueType, values: choices }: FieldMetadata): boolean {
  if (values === undefined) return true;
  return (valueType === 'singleSelect' || valueType === 'multiSelect') && (choices?.length ?? 0) > 0;
}

function toTarget({ mapToName, label }: ObjectMapping, values: Values): Target {
  const names = [...new Set([mapToName, label].map(normalised).filter((name) => name !== ''))];
  return {
    mapToName,
    label,
    names,
    values:
      values && values.length > 0
        ? valueKey(values.map(({ mappedValue, mappedDisplayValue }) => mappedDisplayValue || mappedValue))
        : undefined,
  };
}

/** An account's fields are read once for each way to find them, and not before one is needed. */
const fieldsBy = (keysOf: (field: FieldMetadata) => Iterable<string>) =>
  remembered((fields: Fields) => {
    const found = new Map<string, FieldMetadata[]>();
    for (const field of Object.values(fields)) {
      for (const key of new Set(keysOf(field))) {
        const known = found.get(key);
        if (known) known.push(field);
        else found.set(key, [field]);
      }
    }
    return found;
  });

const fieldsByName = /* @__PURE__ */ fieldsBy(({ fieldName, displayName }) =>
  [fieldName, displayName].map(normalised),
);
const fieldsByWord = /* @__PURE__ */ fieldsBy((field) => wordsOf(field));
const fieldsByValues = /* @__PURE__ */ fieldsBy(({ values = [] }) =>
  values.length === 0
    ? []
    : [
        valueKey(values.map(({ displayValue, value }) => displayValue || value)),
        valueKey(values.map(({ value }) => value)),
      ],
);

const wordsOf = ({ fieldName, displayName }: FieldMetadata) => wordsIn(displayName || fieldName, fieldName);

/** What stands between words. */
const between = /[^\p{L}\p{N}]+/u;

/** The words of a label. A name without a label is split where its letters change case, too. */
function wordsIn(label: string, name: string): Set<string> {
  const text = (label || name).replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return new Set(text.split(between).filter((word) => word.length > 1));
}

/** The same for `Lead status`, `lead_status` and `leadStatus`. */
function normalised(name: string | undefined): string {
  return (name ?? '').normalize('NFKC').toLowerCase().split(between).join('');
}

function valueKey(values: readonly string[]): string {
  return JSON.stringify([...new Set(values.map(normalised))].sort());
}

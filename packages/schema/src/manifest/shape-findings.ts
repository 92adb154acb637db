import type * as z from 'zod';
import { nearest } from '../rules/nearest.ts';
import { isPlainObject, ownValue } from '../rules/plain-objects.ts';
import {
  error,
  type Finding,
  labelOf,
  MOST_FINDINGS,
  memberOf,
  type Part,
  type Path,
  partOf,
  partsOf,
} from './finding.ts';
import { Manifest } from './manifest.ts';
import { IntegrationFieldExistent, IntegrationFieldMapping } from './read.ts';
import { examples, kindOf, nameOfType, typeFix } from './type-fix.ts';

/** Finds values that are missing, of the wrong kind or out of bounds. */
export function shapeFindings(manifest: Part): Finding[] {
  const parsed = Manifest.safeParse(manifest.value);
  const issues = parsed.success ? [] : parsed.error.issues;
  const findings = issues
    .filter(({ path }) => !isInsideField(path))
    .map((issue, index) => toFinding(issue, manifest.value, [], index));
  const fields = partsOf(manifest, 'integrations')
    .flatMap((integration) => partsOf(partOf(integration, 'read'), 'objects'))
    .flatMap((object) => fieldLists.flatMap((key) => fieldFindings(object, key)));
  return [...findings, ...fields];
}

function isInsideField(path: readonly PropertyKey[]): boolean {
  return path.some((segment, index) => fieldLists.includes(String(segment)) && index < path.length - 1);
}

const fieldLists = ['requiredFields', 'optionalFields'];

/**
 * Checks each field as the kind its keys say, so that a field with a typo in `fieldName` is not taken for a mapping.
 */
function fieldFindings(object: Part, key: string): Finding[] {
  const list = ownValue(object.value, key);
  if (!Array.isArray(list)) return [];
  return list.flatMap((field: unknown, index): Finding[] => {
    const path = [...object.path, key, index];
    if (!isPlainObject(field)) {
      const name = typeof field === 'string' && field !== '' ? field : 'email';
      return [error(path, `A field is ${kindOf(field)}, not a map.`, `Write "- fieldName: ${name}".`)];
    }
    const isExisting = Object.hasOwn(field, 'fieldName');
    if (!isExisting && !Object.hasOwn(field, 'mapToName')) {
      const slip = findSlip(Object.keys(field));
      if (slip) {
        const message = `"${slip.key}" is not a key of a field.`;
        return [{ ...error([...path, slip.key], message, `Write "${slip.meant}".`), isAboutKey: true }];
      }
      const message = 'A field has neither fieldName nor mapToName, so it is not known what to read.';
      return [
        error(path, message, "Write fieldName for a provider's field, mapToName for one the customer maps."),
      ];
    }
    const parsed = (isExisting ? IntegrationFieldExistent : IntegrationFieldMapping).safeParse(field);
    return parsed.success ? [] : parsed.error.issues.map((issue) => toFinding(issue, field, path, index));
  });
}

/** The key that was meant as `fieldName` or `mapToName` but has a typo. */
function findSlip(keys: readonly string[]): { key: string; meant: string } | undefined {
  for (const key of keys.slice(0, 10)) {
    const meant = nearest(key, ['fieldName', 'mapToName']);
    if (meant) return { key, meant };
  }
  return undefined;
}

/** Turns an issue of the parser into a finding. From `MOST_FINDINGS` on, findings are only counted and get no words. */
function toFinding(issue: z.core.$ZodIssue, root: unknown, base: Path, index: number): Finding {
  const path = issue.path.map((segment) => (typeof segment === 'symbol' ? String(segment) : segment));
  if (index >= MOST_FINDINGS) return error([...base, ...path], issue.code, '');
  const value = path.reduce<unknown>(memberOf, root);
  const [message, fix] = describeIssue(issue, value, [...base, ...path]);
  const isStructural =
    issue.code === 'invalid_type' && (issue.expected === 'object' || issue.expected === 'array');
  const slip =
    value === undefined ? likeIt(path.slice(0, -1).reduce<unknown>(memberOf, root), path.at(-1)) : undefined;
  return {
    ...error([...base, ...path], message, slip ?? fix),
    ...(isStructural && { isStructural }),
  };
}

/** What to write when a key is there in another case or style, or with characters that nobody sees. */
function likeIt(parent: unknown, key: string | number | undefined): string | undefined {
  if (!isPlainObject(parent) || typeof key !== 'string') return undefined;
  const plain = (name: string) => name.replaceAll(/[^A-Za-z]/g, '').toLowerCase();
  const written = Object.keys(parent)
    .slice(0, 50)
    .find((name) => plain(name) === plain(key));
  return written === undefined ? undefined : `Write "${key}" in place of ${JSON.stringify(written)}.`;
}

type Words = [message: string, fix: string];

function describeIssue(issue: z.core.$ZodIssue, value: unknown, path: Path): Words {
  const label = labelOf(path, 'The manifest');
  if (label === 'specVersion') return describeVersion(value);
  if (label === 'schedule' && value !== null && typeof value !== 'string') return describeNoCron(value);
  const why = reasons[label] ? `, so ${reasons[label]}` : '';
  if (value === undefined)
    return [`${label} is missing${why}.`, `Add "${label}: ${examples[label] ?? '…'}".`];
  if (value === null) return [`${label} has no value${why}.`, 'Give it one, or remove the key.'];
  switch (issue.code) {
    case 'invalid_type':
      return [
        `${label} must be ${nameOfType(issue.expected)}, but is ${kindOf(value)}.`,
        typeFix(issue.expected, value, path),
      ];
    case 'invalid_value':
      return describeChoice(issue.values.map(String), value, label);
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? [
            `${label} is empty${why}.`,
            emptyFixes[label] ?? `Write a value such as ${examples[label] ?? '…'}.`,
          ]
        : [
            `${label} is ${String(value)}; ${issue.minimum} is the minimum.`,
            `Write ${issue.minimum} or more.`,
          ];
    case 'too_big':
      if (issue.origin === 'string')
        return [`${label} is longer than ${issue.maximum} characters.`, 'Shorten it.'];
      return Array.isArray(value)
        ? [`${label} has ${value.length} entries; ${issue.maximum} is the maximum.`, 'Split it.']
        : [
            `${label} is ${String(value)}; ${issue.maximum} is the maximum.`,
            `Write ${issue.maximum} or less.`,
          ];
    case 'invalid_format':
      return [`${label} is "${String(value)}", which is no valid name.`, `Use ${issue.message}.`];
    default:
      return [`${label} ${issue.message}.`, fixes[label] ?? 'Correct it.'];
  }
}

function describeVersion(value: unknown): Words {
  if (value === undefined) return ['specVersion is missing.', 'Add "specVersion: 1.0.0" as the first line.'];
  const written =
    typeof value === 'string'
      ? `"${value}"`
      : typeof value === 'number'
        ? `the number ${value}`
        : kindOf(value);
  return [`specVersion is ${written}; 1.0.0 is the only version there is.`, 'Write "specVersion: 1.0.0".'];
}

function describeNoCron(value: unknown): Words {
  const isMinutes = typeof value === 'number' && value >= 10 && 60 % value === 0;
  const minutes = isMinutes ? Number(value) : 30;
  const written = typeof value === 'object' ? kindOf(value) : `${kindOf(value)} (${String(value)})`;
  return [
    `schedule must be cron, a text with five fields, but is ${written}.`,
    `Write "*/${minutes} * * * *", with its quotes, for every ${minutes} minutes.`,
  ];
}

function describeChoice(choices: string[], value: unknown, label: string): Words {
  // A map can have a member named "toString", and `String` would call it.
  const text = typeof value === 'object' ? undefined : String(value);
  const written = text === undefined ? kindOf(value) : `"${text}"`;
  const [only = ''] = choices;
  const meant = choices.length === 1 ? only : nearest(text ?? '', choices);
  const fix = meant ? `Write "${meant}".` : `Write one of: ${choices.join(', ')}.`;
  return [`${label} is ${written}; it can only be ${choices.join(' or ')}.`, fix];
}

/** Why a value cannot be left out. */
const reasons: Record<string, string> = {
  integrations: 'there is nothing to deploy',
  name: 'a deploy does not know which integration it updates',
  provider: 'nobody can connect',
  objectName: 'it is not known which object is meant',
  fieldName: 'it is not known which field is meant',
  mapToName: 'your product cannot find the value',
  destination: 'there is nowhere to send anything',
  enabled: 'it is not known whether it is on',
  defaultPeriod: 'it is not known how far back to read',
  allObjects: 'it is not known what to watch',
};

const emptyFixes: Record<string, string> = {
  integrations: 'List at least one integration under it.',
};

const fixes: Record<string, string> = {
  defaultPeriod: 'Write "days: 30", or "fullHistory: true" for everything.',
};

import * as z from 'zod';
import { error, type Finding, labelOf, MOST_FINDINGS, memberOf, type Path } from '../manifest/finding.ts';
import { nameOfType } from '../manifest/type-fix.ts';
import { nearest } from '../rules/nearest.ts';
import { isPlainObject, ownValue } from '../rules/plain-objects.ts';
import { Connector } from './connector.ts';
import type { ConnectorExtension } from './extension.ts';
import { removedMembers } from './removed-members.ts';

type Issue = z.core.$ZodIssue;

/** What to write into a file that is no connector yet. */
export const START = 'Start it with "connectorVersion: 1" and "provider:".';

/** Finds values that are missing, unknown, of the wrong kind or out of bounds. */
export function shapeFindings(form: typeof Connector | typeof ConnectorExtension, value: unknown): Finding[] {
  const parsed = form.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.flatMap((issue) => toFindings(issue, value, [])).slice(0, MOST_FINDINGS);
}

function toFindings(issue: Issue, root: unknown, base: Path): Finding[] {
  const path: Path = [...base, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))];
  const value = path.reduce<unknown>(memberOf, root);
  const label = labelOf(path, 'The connector');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(key, path));
    case 'invalid_union':
      return unionFindings(issue, value, root, path);
    case 'invalid_type':
      return removedIn(value, path) ?? [typeFinding(issue.expected, value, label, path)];
    case 'invalid_value': {
      const choices = issue.values.map((choice) => (choice === null ? 'null' : String(choice)));
      return [choiceFinding(choices, value, label, path)];
    }
    case 'too_small':
      return [error(path, `${label} is empty or too small.`, `It needs at least ${String(issue.minimum)}.`)];
    case 'too_big':
      return [error(path, `${label} is too large.`, `It can be at most ${String(issue.maximum)}.`)];
    default:
      return [error(path, `${label} ${issue.message.replace(/^Invalid input: /, '')}.`, 'Correct it.')];
  }
}

/** Of a value with several forms, the one is meant that the value is nearest to. */
function unionFindings(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  value: unknown,
  root: unknown,
  path: Path,
): Finding[] {
  const removed = removedIn(value, path);
  if (removed) return removed;
  const label = labelOf(path, 'The connector');
  const { discriminator } = issue;
  if (discriminator !== undefined && issue.errors.length === 0) {
    const fix = `Write one of: ${choicesOf(path, discriminator).join(', ')}.`;
    if (value === undefined) return [error(path, `${label} is missing.`, fix)];
    const written = typeof value === 'object' ? 'no such value' : `"${String(value)}"`;
    return [error(path, `${label} is ${written}, which it cannot be.`, fix)];
  }
  const [nearestForm] = [...issue.errors].sort((left, right) => distance(left) - distance(right));
  if (!nearestForm || nearestForm.every(({ path: inner }) => inner.length === 0)) {
    return [
      error(
        path,
        `${label} has none of the forms that it can have.`,
        'See the guide for what to write here.',
      ),
    ];
  }
  return nearestForm.flatMap((inner) => toFindings(inner, root, path));
}

function distance(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.path.length === 0 ? 2 : 1), 0);
}

/** The choices of the member at the end of a path, by which the forms of its parent are told apart. */
function choicesOf(path: Path, discriminator: string): string[] {
  const found = new Set<string>();
  walk(
    Connector,
    (schema) => {
      if (!(schema instanceof z.ZodDiscriminatedUnion) || schema.def.discriminator !== discriminator) return;
      for (const option of schema.options) {
        if (!(option instanceof z.ZodObject)) continue;
        const shape = option.shape[discriminator];
        const member = shape instanceof z.ZodOptional ? shape.unwrap() : shape;
        if (member instanceof z.ZodLiteral) for (const one of member.values) found.add(String(one));
        if (member instanceof z.ZodEnum) for (const one of member.options) found.add(String(one));
      }
    },
    String(path.at(-2)),
  );
  return [...found];
}

/** All keys of the format. */
const knownKeys = new Set(['extends']);
walk(Connector, (schema) => {
  if (schema instanceof z.ZodObject) for (const key of Object.keys(schema.shape)) knownKeys.add(key);
});

/** Visits every part of a schema, or those under a key of this name. */
function walk(schema: unknown, visit: (schema: unknown) => void, under?: string): void {
  const seen = new Set<unknown>();
  const go = (part: unknown, key: string | undefined): void => {
    if (typeof part !== 'object' || part === null) return;
    if (seen.has(part) && key !== under) return;
    seen.add(part);
    if (under === undefined || key === under) visit(part);
    if (part instanceof z.ZodObject)
      for (const [name, member] of Object.entries(part.shape)) go(member, name);
    else if (part instanceof z.ZodUnion) for (const option of part.options) go(option, key);
    else if (part instanceof z.ZodArray) go(part.element, key);
    else if (part instanceof z.ZodRecord) go(part.valueType, key);
    else if (part instanceof z.ZodOptional || part instanceof z.ZodNullable) go(part.unwrap(), key);
  };
  go(schema, undefined);
}

/** A map where there can be none any more, because its members were removed. */
function removedIn(value: unknown, path: Path): Finding[] | undefined {
  const removed = isPlainObject(value) ? Object.keys(value).filter((key) => key in removedMembers) : [];
  return removed.length === 0 ? undefined : removed.map((key) => unknownKey(key, path));
}

function unknownKey(key: string, path: Path): Finding {
  const where = path.length === 0 ? 'a connector' : `"${labelOf(path, 'The connector')}"`;
  const removed = ownValue(removedMembers, key);
  if (removed !== undefined) {
    const message = `"${key}" is no longer a key of ${where}: the format has only what several providers need.`;
    return { ...error([...path, key], message, removed), isAboutKey: true };
  }
  const meant = nearest(key, [...knownKeys]);
  const fix =
    meant === undefined || meant === key ? 'Remove it, or move it to where it belongs.' : `Write "${meant}".`;
  return { ...error([...path, key], `"${key}" is not a key of ${where}.`, fix), isAboutKey: true };
}

function typeFinding(expected: string, value: unknown, label: string, path: Path): Finding {
  if (value === undefined) return error(path, `${label} is missing.`, `Add "${label}: …".`);
  const kind = nameOfType(expected);
  const fix = path.length === 0 ? START : `Write ${kind}.`;
  return error(path, `${label} must be ${kind}.`, fix);
}

function choiceFinding(choices: readonly string[], value: unknown, label: string, path: Path): Finding {
  const [only] = choices;
  if (value === undefined) {
    const fix = choices.length === 1 ? `Add "${label}: ${only}".` : `Write one of: ${choices.join(', ')}.`;
    return error(path, `${label} is missing.`, fix);
  }
  const written = typeof value === 'object' ? 'no such value' : `"${String(value)}"`;
  const meant = typeof value === 'object' ? undefined : nearest(String(value), [...choices]);
  const fix = meant === undefined ? `Write one of: ${choices.join(', ')}.` : `Write "${meant}".`;
  return error(path, `${label} is ${written}; it can only be ${choices.join(' or ')}.`, fix);
}

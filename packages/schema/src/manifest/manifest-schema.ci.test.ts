import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manifestSchemaDocument } from '../../json-schema/manifest.ts';
import { isPlainObject } from '../rules/plain-objects.ts';
import { checkManifest } from './check-manifest.ts';

const schema: Record<string, unknown> = JSON.parse(JSON.stringify(manifestSchemaDocument()));
const ajv = new Ajv2020({ strictRequired: false });
const isAccepted = ajv.compile(schema);

/** A manifest that has every member. */
const whole = {
  $schema: 'https://dowel.example.com/schemas/manifest-1.0.0.json',
  specVersion: '1.0.0',
  integrations: [
    {
      name: 'crm-sync',
      displayName: 'CRM sync',
      provider: 'hubspot',
      module: 'crm',
      read: {
        objects: [
          {
            objectName: 'contacts',
            mapToName: 'people',
            mapToDisplayName: 'People',
            destination: 'inbox',
            schedule: '0 6 * * *',
            requiredFields: [
              { fieldName: 'email' },
              { fieldName: 'phone', mapToName: 'tel', mapToDisplayName: 'Phone' },
              { mapToName: 'tier', mapToDisplayName: 'Tier', prompt: 'Which?', default: 'level' },
            ],
            optionalFields: [{ fieldName: 'city' }, { mapToName: 'zip' }],
            optionalFieldsAuto: 'all',
            backfill: { defaultPeriod: { days: 30, fullHistory: false } },
            delivery: { mode: 'auto', pageSize: 100 },
            enabled: 'always',
          },
          { objectName: 'deals', backfill: { defaultPeriod: { fullHistory: true } } },
        ],
      },
      write: {
        objects: [
          { objectName: 'contacts', inheritMapping: true, valueDefaults: { allowAnyFields: true } },
          { objectName: 'notes' },
        ],
      },
      proxy: { enabled: true, useModule: true },
      subscribe: {
        objects: [
          {
            objectName: 'contacts',
            destination: 'inbox',
            inheritFieldsAndMapping: true,
            createEvent: { enabled: 'always' },
            updateEvent: { enabled: 'always', watchFieldsAuto: 'all' },
            deleteEvent: { enabled: 'always' },
            associationChangeEvent: { enabled: 'always', includeFullRecords: false },
            otherEvents: ['merge'],
          },
          {
            objectName: 'deals',
            destination: 'inbox',
            inheritFieldsAndMapping: true,
            updateEvent: { enabled: 'always', requiredWatchFields: ['amount'] },
          },
          { objectName: 'quotes', destination: 'inbox', otherEvents: ['sent'] },
        ],
      },
      watchSchema: {
        destination: 'inbox',
        schedule: '0 6 * * *',
        allObjects: {
          fieldCreated: { enabled: 'always' },
          fieldDeleted: { enabled: 'always' },
          fieldChanged: { enabled: 'always' },
        },
      },
    },
    { name: 'proxy', provider: 'stripe', proxy: { enabled: false } },
  ],
};

/** The rules that look at two places at once, at the calendar, or at single characters. No schema can have them. */
const beyondSchemas = [
  /is listed twice under/,
  /differs from .* only by case/,
  /^Two integrations are named/,
  /cannot be used as a name/,
  /^name looks like an id/,
  /^There is no read object/,
  /^The schedule /,
];

function isRefusedForItsShape(manifest: unknown): boolean {
  const errors = checkManifest(manifest).findings.filter(({ severity }) => severity === 'error');
  return errors.some(({ message }) => !beyondSchemas.some((rule) => rule.test(message)));
}

type Path = readonly (string | number)[];

/** The paths of all values inside a value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  const members = Array.isArray(value) || isPlainObject(value) ? Object.entries(value) : [];
  const inside = members.flatMap(([key, member]) =>
    pathsIn(member, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inside];
}

const removed = Symbol('removed');
const long = (length: number) => 'x'.repeat(length);
/** What a value is replaced with. */
const odd: readonly unknown[] = [
  removed,
  null,
  true,
  false,
  0,
  -1,
  2.5,
  50,
  501,
  1e20,
  '',
  ' ',
  'text',
  'a b',
  '1.0.0',
  'all',
  'selected',
  'always',
  'onRequest',
  long(65),
  long(101),
  long(256),
  long(4097),
  [],
  {},
  [{}],
  ['x'],
  [''],
  [null],
  [{ fieldName: 'x' }],
  [{ mapToName: 'x' }],
  [{ fieldName: 5, mapToName: 'x' }],
  [{ fieldName: null, mapToName: 'x' }],
  [{ fieldName: 'x', prompt: 5, default: [] }],
  [{ mapToName: 'x', prompt: 5 }],
  { unknown: 1 },
  { enabled: 'always' },
  { enabled: 'never' },
  { objects: [{ objectName: 'x', destination: 'y', colour: 'red' }] },
];

/** A copy of a value in which one place has another value. A path that no longer exists changes nothing. */
function changed(root: unknown, path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(root);
  const [last] = path.slice(-1);
  if (last === undefined) return value === removed ? undefined : value;
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => memberOf(at, key), copy);
  if (Array.isArray(parent)) parent.splice(Number(last), 1, ...(value === removed ? [] : [value]));
  else if (isPlainObject(parent) && value === removed) delete parent[last];
  else if (isPlainObject(parent)) parent[last] = value;
  return copy;
}

function memberOf(value: unknown, key: string | number): unknown {
  return Array.isArray(value) ? value[Number(key)] : isPlainObject(value) ? value[key] : undefined;
}

const inWords = (path: Path, value: unknown) =>
  `${path.join('.')}: ${value === removed ? 'removed' : JSON.stringify(value).slice(0, 60)}`;
const places = pathsIn(whole);

/** It tries every change at every place. The property below it tries some of them in each run. */
const inFull = it.runIf(process.env.DOWEL_TESTS === 'full');

describe('the JSON Schema of a manifest', () => {
  it('accepts a manifest with every member', () => {
    expect(checkManifest(whole).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(isAccepted(whole), JSON.stringify(isAccepted.errors)).toBe(true);
  });

  inFull('refuses what the service refuses for its shape, and nothing else', () => {
    const cases = places.flatMap((path) => odd.map((value) => ({ path, value })));
    const verdicts = cases.map(({ path, value }) => {
      const manifest = changed(whole, path, value) ?? null;
      return { path, value, accepts: isAccepted(manifest), refused: isRefusedForItsShape(manifest) };
    });

    const different = verdicts.filter(({ accepts, refused }) => accepts === refused);
    expect(different.map(({ path, value, accepts }) => `${inWords(path, value)} ${accepts}`)).toEqual([]);
    expect(verdicts.filter(({ accepts }) => accepts).length).toBeGreaterThan(400);
    expect(verdicts.filter(({ refused }) => refused).length).toBeGreaterThan(1500);
  });

  it('agrees about manifests with several changes', () => {
    const change = fc.record({ path: fc.constantFrom(...places.slice(1)), value: fc.constantFrom(...odd) });
    fc.assert(
      fc.property(fc.array(change, { minLength: 2, maxLength: 4 }), (changes) => {
        const manifest = changes.reduce<unknown>((at, { path, value }) => changed(at, path, value), whole);
        expect(isAccepted(manifest)).toBe(!isRefusedForItsShape(manifest));
      }),
      { numRuns: 300 },
    );
  });

  it('says of every member what it is, with an example unless a closed set says it', () => {
    const silent: string[] = [];
    eachMember(schema, '', (place, member) => {
      const isGroup = member.properties !== undefined || isPlainObject(member.items);
      if (typeof member.description !== 'string') silent.push(`${place} has no description`);
      if (!isGroup && !member.enum && !Array.isArray(member.examples)) silent.push(`${place} has no example`);
    });

    expect(silent).toEqual([]);
  });

  it('has examples that it accepts itself', () => {
    eachMember(schema, '', (place, { examples = [], ...member }) => {
      if (Array.isArray(examples) && examples.length > 0)
        expect(ajv.validate(member, examples[0]), place).toBe(true);
    });
  });
});

function eachMember(
  { properties, items, anyOf }: Record<string, unknown>,
  place: string,
  visit: (place: string, member: Record<string, unknown>) => void,
): void {
  for (const [name, member] of Object.entries(properties ?? {}) as [string, Record<string, unknown>][]) {
    visit(`${place}.${name}`, member);
    eachMember(member, `${place}.${name}`, visit);
  }
  if (isPlainObject(items)) eachMember(items, `${place}[]`, visit);
  if (place.endsWith('Fields[]'))
    for (const kind of (anyOf ?? []) as Record<string, unknown>[]) eachMember(kind, place, visit);
}

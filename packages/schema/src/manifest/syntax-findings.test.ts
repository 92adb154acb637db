import { describe, expect, it } from 'vitest';
import { growthWhenDoubled, MOST_GROWTH } from '../rules/doubling.fixture.ts';
import { parseManifest } from './parse-manifest.ts';

const manifest = (line: string) => `specVersion: 1.0.0
integrations:
  - name: crm-sync
    provider: hubspot
    read:
      objects:
        - objectName: contacts
          destination: inbox
${line}
          requiredFields:
            - fieldName: email
`;

describe('a schedule without quotes', () => {
  it.each([
    ['*/10 * * * *', 21],
    ['* * * * *', 21],
    ['*/15 8-18 * * mon-fri', 21],
    ['*/5', 21],
    ['*/30 * * * *   # often', 21],
  ])('is one finding that tells to quote %s', (value, column) => {
    const { manifest: parsed, findings } = parseManifest(manifest(`          schedule: ${value}`));

    const schedule = value.replace(/\s+#.*/, '');
    expect(parsed).toBeUndefined();
    expect(findings).toEqual([
      {
        severity: 'error',
        path: '',
        line: 9,
        column,
        message: expect.stringContaining(`The schedule ${schedule} begins with "*"`),
        fix: `Put the schedule in quotes: "${schedule}".`,
      },
    ]);
  });

  it('is told for each of several, also inside of braces', () => {
    const text = manifest(
      '          schedule: */10 * * * *\n          x: { a: 1, schedule: */20 * * * *, b: 2 }',
    );

    expect(parseManifest(text).findings).toMatchObject([
      { line: 9, column: 21, fix: expect.stringContaining('"*/10 * * * *"') },
      { line: 10, column: 32, fix: expect.stringContaining('"*/20 * * * *"') },
    ]);
  });

  it('is not what an alias is', () => {
    expect(parseManifest(manifest('          schedule: *often')).findings).toMatchObject([
      { line: 9, column: 21, message: expect.stringContaining('uses *often, but no &often') },
    ]);
    expect(parseManifest(manifest('          schedule: *often now')).findings).toMatchObject([
      { line: 9, message: expect.stringContaining('cannot be parsed') },
    ]);
  });
});

describe('a quote that is not closed', () => {
  it.each(['"', "'"])('is found where %s opens, and not at the end of the text', (quote) => {
    expect(parseManifest(manifest(`          schedule: ${quote}0 * * * *`)).findings).toMatchObject([
      { line: 9, column: 21, message: expect.stringContaining('opened here'), fix: 'Close the quotes.' },
    ]);
  });

  it('is found there too when another quote comes later', () => {
    const text = manifest('          schedule: "0 * * * *').replace('email', '"email"');

    expect(parseManifest(text).findings).toMatchObject([{ line: 9, column: 21 }]);
  });
});

describe('a fault of syntax', () => {
  it.each([
    ['indentation', '         schedule: "0 * * * *"'],
    ['a tab', '\tschedule: "0 * * * *"'],
    ['text after quotes', '          schedule: "0 * * * *" daily at noon "x" y'],
  ])('is told once: %s', (_, line) => {
    expect(parseManifest(manifest(line)).findings).toMatchObject([{ severity: 'error', line: 9 }]);
  });

  it('leaves keys that are written twice to be told, each', () => {
    const text = manifest('          destination: a\n          destination: b');

    expect(parseManifest(text).findings.map(({ line }) => line)).toEqual([9, 10]);
  });
});

describe('the work of a faulty text', () => {
  it.each([
    [
      'many schedules',
      (count: number) => 'a: */10 * * * *\n'.repeat(count).replaceAll(/a/g, (_, at) => `a${at}`),
    ],
    ['many in one line', (count: number) => `a: [${'*/10 * * * *, '.repeat(count)}]`],
    ['one long schedule', (count: number) => `a: ${'* '.repeat(count)}`],
  ])('at most doubles with its length: %s', (_, textOf) => {
    const prepare = (count: number) => {
      const text = textOf(count);
      return () => parseManifest(text);
    };

    expect(growthWhenDoubled(prepare, 64)).toBeLessThan(MOST_GROWTH);
  });
});

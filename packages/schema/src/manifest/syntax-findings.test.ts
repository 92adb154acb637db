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

describe('what a person does not see, or did not mean', () => {
  const gap = '\u00a0';
  it.each([
    [
      'no space after a colon',
      'provider: hubspot',
      'provider:hubspot',
      '4:5',
      'no space after "provider:"',
      'Write "provider: hubspot".',
    ],
    [
      'no space in a list',
      '- fieldName: email',
      '- fieldName:email',
      '11:15',
      'no space after "fieldName:"',
      'Write "fieldName: email".',
    ],
    [
      'no-break spaces as indentation',
      '    provider',
      `${gap.repeat(4)}provider`,
      '4:1',
      'a no-break space (U+00A0)',
      'ordinary spaces',
    ],
    [
      'a no-break space after a dash',
      '- name',
      `-${gap}name`,
      '3:4',
      'a no-break space (U+00A0)',
      'ordinary spaces',
    ],
    [
      'a no-break space at the end',
      'hubspot',
      `hubspot${gap}`,
      '4:22',
      '(U+00A0) at the end',
      'ordinary spaces',
    ],
    ['an ideographic space', '    provider', '\u3000\u3000provider', '4:1', '(U+3000)', 'ordinary spaces'],
    [
      'a character that nobody sees',
      'provider',
      'pro\u200bvider',
      '4:8',
      'a zero-width space (U+200B)',
      'remove it',
    ],
    [
      'a byte order mark in the text',
      'integrations',
      '\ufeffintegrations',
      '2:1',
      'a byte order mark',
      'remove it',
    ],
    ['a tab', '    provider', '\tprovider', '4:1', 'Tabs are not allowed', 'Indent with spaces'],
    [
      'typographic quotes',
      '"0 * * * *"',
      '“0 * * * *”',
      '9:21',
      'The quotes “ and ” are typographic',
      'Write schedule: "0 * * * *".',
    ],
    [
      'a conflict in Git',
      '    provider: hubspot\n',
      '<<<<<<< HEAD\n    provider: hubspot\n=======\n    provider: stripe\n>>>>>>> b\n',
      '4:1',
      'Git has left a conflict',
      'Keep one version',
    ],
    [
      'a merge of nothing',
      '    provider: hubspot',
      '    <<: *base',
      '4:9',
      'uses *base, but no &base',
      'Define &base above',
    ],
    [
      'a merge of itself',
      '- name: crm-sync',
      '- &a\n    <<: *a\n    name: crm-sync',
      '4:9',
      '*a stands inside of what &a names',
      'Write out',
    ],
    [
      'an anchor that holds itself',
      'specVersion',
      'x: &a [*a]\nspecVersion',
      '1:8',
      '*a stands inside of what &a names',
      'Write out',
    ],
    [
      'a merge of no map',
      '    provider: hubspot',
      '    <<: 5\n    provider: hubspot',
      '4:9',
      'this is no map',
      'the alias of a map',
    ],
    [
      'a number for a schedule',
      '"0 * * * *"',
      '15',
      '9:21',
      'cron, a text with five fields, but is a number (15)',
      'Write "*/15 * * * *"',
    ],
    [
      'a range that runs backwards',
      '0 * * * *',
      '0 30-10 * * *',
      '9:21',
      'the range "30-10", which ends before it begins',
      'the smaller number first',
    ],
    ['a step of 0', '0 * * * *', '*/0 * * * *', '9:21', 'a step of 0', 'a step of 1 or more'],
    ['seconds', '0 * * * *', '0 0 * * * *', '9:21', 'has no seconds', 'Leave out the first: "0 * * * *".'],
    ['a short name for a schedule', '0 * * * *', '@daily', '9:21', 'is a short name', 'Write "0 0 * * *".'],
    [
      'a key in another case',
      'objectName',
      'ObjectName',
      '7:11',
      'objectName is missing',
      'Write "objectName" in place of "ObjectName".',
    ],
    [
      'a key with a space',
      'provider:',
      '"provider ":',
      '3:5',
      'provider is missing',
      'Write "provider" in place of "provider ".',
    ],
    [
      'a number for the version',
      '1.0.0',
      '1.0',
      '1:14',
      'specVersion is the number 1',
      'Write "specVersion: 1.0.0".',
    ],
    [
      'a map where a list belongs',
      '        - objectName: contacts',
      '        contacts:',
      '6:7',
      'objects must be a list, but is a map',
      'Write "- objectName: contacts" in place of "contacts:".',
    ],
    [
      'a key without its colon',
      'provider: hubspot',
      'provider hubspot',
      '4:5',
      'this is text without a key',
      'such as "objectName: contacts"',
    ],
  ])('is said as what it is: %s', (_, written, instead, place, message, fix) => {
    const text = manifest('          schedule: "0 * * * *"').replace(written, instead);
    const { manifest: parsed, findings } = parseManifest(text);

    const [line, column] = place.split(':').map(Number);
    expect(parsed).toBeUndefined();
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([
      expect.objectContaining({
        line,
        column,
        message: expect.stringContaining(message),
        fix: expect.stringContaining(fix),
      }),
    ]);
  });

  it('does not hide other errors, and their places are those of the text as written', () => {
    const text = manifest('          schedule: 15')
      .replace('provider: hubspot', 'provider:hubspot')
      .replace('crm-sync', 'my crm')
      .replace('    read', `${gap.repeat(4)}read`)
      .replace('email', '""')
      .replaceAll('\n', '\r\n');

    expect(parseManifest(text).findings.map(({ line, column }) => [line, column])).toEqual([
      [3, 11],
      [4, 5],
      [5, 1],
      [9, 21],
      [11, 15],
    ]);
  });

  it('is told once when a file is full of it', () => {
    const text = manifest('').replaceAll(/^ +/gm, (indent) => gap.repeat(indent.length));

    expect(parseManifest(text).findings).toMatchObject([
      { line: 3, message: expect.stringContaining('and in 7 more lines') },
    ]);
  });

  it('is nothing in quotes, in blocks, in comments and in words for people', () => {
    const prompt = `            - mapToName: a\n              prompt: |\n                name:x${gap}\n                \tWhich?\n`;
    const text = `${manifest('          mapToDisplayName: “People”')}${prompt}# provider:x${gap}\n`;

    expect(parseManifest(text)).toMatchObject({ manifest: expect.anything(), findings: [] });
  });

  it('leaves the errors of a text that cannot be mended', () => {
    const text = manifest('         schedule: "0 * * * *"').replace('crm-sync', 'my crm');

    expect(parseManifest(text).findings).toMatchObject([
      { line: 3, message: expect.stringContaining('"my crm"') },
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
    ['many unseen characters', (count: number) => `${'\u00a0'.repeat(count)}x${'\u00a0'.repeat(count)}: [`],
    ['many merges of nothing', (count: number) => `a: [${'{ <<: *b }, '.repeat(count)}]`],
    ['many aliases of one map', (count: number) => `x: &x { y: 1 }\na: [${'{ <<: *x }, '.repeat(count)}]`],
    ['many conflicts', (count: number) => '<<<<<<< a\n=======\n>>>>>>> b\n'.repeat(count)],
    ['many keys without a space', (count: number) => '- name:x\n'.repeat(count)],
  ])('at most doubles with its length: %s', (_, textOf) => {
    const prepare = (count: number) => {
      const text = textOf(count);
      return () => parseManifest(text);
    };

    expect(growthWhenDoubled(prepare, 64)).toBeLessThan(MOST_GROWTH);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseManifest } from './parse-manifest.ts';

const good = `specVersion: 1.0.0
integrations:
  - name: crm-sync
    provider: hubspot
    read:
      objects:
        - objectName: contacts
          destination: inbox
          schedule: "0 * * * *"
          requiredFields:
            - fieldName: email
`;

const firstOf = (text: string) => parseManifest(text).findings[0];

describe('parsing a manifest', () => {
  it('gives the manifest and no findings', () => {
    const { manifest, findings } = parseManifest(good);

    expect(findings).toEqual([]);
    expect(manifest?.integrations[0]?.read?.objects?.[0]?.schedule).toBe('0 * * * *');
  });

  it('takes JSON, also when it is indented with tabs', () => {
    const { manifest } = parseManifest(good);

    expect(parseManifest(JSON.stringify(manifest, null, '\t'))).toEqual({ manifest, findings: [] });
  });

  it.each(['0755', '1e3', '1.10', '12345678901234567890'])(
    'does not tell to write another text than %s',
    (written) => {
      const finding = firstOf(good.replace('fieldName: email', `fieldName: ${written}`));

      expect(finding?.message).toBe('fieldName must be text, but is a number.');
      expect(finding?.fix).not.toContain(String(Number(written)));
    },
  );

  it('takes anchors, aliases and merges', () => {
    const text = `specVersion: 1.0.0
integrations:
  - &first
    name: one
    provider: hubspot
    proxy: &proxy { enabled: true }
  - <<: *first
    name: two
  - name: three
    provider: hubspot
    proxy: *proxy
`;

    const { manifest, findings } = parseManifest(text);

    expect(findings).toEqual([]);
    expect(manifest?.integrations.map(({ name, proxy }) => [name, proxy?.enabled])).toEqual([
      ['one', true],
      ['two', true],
      ['three', true],
    ]);
  });

  it.each([
    ['a value', good.replace('"0 * * * *"', '"* * * * *"'), 9, 21],
    [
      'the key of a list',
      good
        .replace(
          '          requiredFields:\n            - fieldName: email\n',
          '          requiredFields: {}\n',
        )
        .replace('{}', '\n            a: 1'),
      10,
      11,
    ],
    ['the parent of a missing key', good.replace('    provider: hubspot\n', ''), 3, 5],
    ['an unknown key', good.replace('schedule:', 'schedul:'), 9, 11],
    ['an entry of a list', good.replace('- fieldName: email', '- email'), 11, 15],
    ['a key without value', good.replace('"0 * * * *"', ''), 9, 11],
    [
      'what an alias stands for',
      good
        .replace('specVersion', 'x: &o { objectName: 1, destination: a }\nspecVersion')
        .replace(/- objectName[\s\S]*$/, '- *o\n'),
      1,
      21,
    ],
  ])('points to %s', (_, text, line, column) => {
    const { findings } = parseManifest(text);

    expect(findings).toContainEqual(expect.objectContaining({ line, column }));
  });

  it('puts findings in the order of the text', () => {
    const text = good.replace('crm-sync', 'my crm').replace('1.0.0', '"2"').replace('email', '""');

    expect(parseManifest(text).findings.map(({ line }) => line)).toEqual([1, 3, 11]);
  });

  it.each([
    ['nothing', '', 'is empty', 'Start it with'],
    ['a comment', '# hello', 'is empty', 'Start it with'],
    [
      'a key written twice',
      good.replace('    provider', '    name: x\n    provider'),
      'name is written twice',
      'Keep one',
    ],
    ['an open bracket', 'integrations: [', 'cannot be parsed', 'close every bracket'],
    ['bad indentation', good.replace('    provider', '   provider'), 'cannot be parsed', 'Line this up'],
    ['two documents', `${good}---\n${good}`, 'multiple documents', 'Keep one document'],
    ['plain text', 'hello', 'not a map', 'Start it with'],
    ['deep nesting', '['.repeat(50_000), 'nested too deeply', 'plain maps'],
    [
      'too many values',
      '- 1\n'.repeat(100_001),
      'has more than 100000 values, which is the limit',
      'Split it',
    ],
    [
      'too many aliases',
      `- &a 1\n${'- *a\n'.repeat(4001)}`,
      'at most 2000 aliases',
      'Write the repeated parts out',
    ],
    ['a text of nothing but ends', ']'.repeat(100_000), 'cannot be parsed', 'Check the indentation'],
    ['more than a mebibyte', `# ${'x'.repeat(1024 * 1024)}`, 'larger than 1 MiB', 'Split it'],
    ['more than a mebibyte of wide letters', `# ${'日'.repeat(400_000)}`, 'larger than 1 MiB', 'Split it'],
  ])('refuses %s', (_, text, message, fix) => {
    const result = parseManifest(text);

    expect(result.manifest).toBeUndefined();
    expect(result.findings).toContainEqual({
      severity: 'error',
      path: '',
      line: expect.any(Number),
      column: expect.any(Number),
      message: expect.stringContaining(message),
      fix: expect.stringContaining(fix),
    });
  });

  it('names the file', () => {
    expect(parseManifest('', { file: 'dowel.yaml' }).findings[0]?.message).toBe('dowel.yaml is empty.');
  });

  it('says as little about many faults as about a few', () => {
    const all = parseManifest('key: 1\n'.repeat(5000)).findings;
    const repeated = all.filter(({ message }) => message.includes('twice'));
    const long = `"${'x'.repeat(4000)}"`;
    const objects = Array.from({ length: 300 }, (_, i) => `{ objectName: o${i}, schedule: *long }`);
    const read = `read: { objects: [${objects.join(', ')}] }`;
    const schedules = parseManifest(
      `x: &long ${long}\nspecVersion: 1.0.0\nintegrations: [{ name: a, provider: b, ${read} }]`,
    ).findings;

    expect(all.length).toBeLessThanOrEqual(210);
    expect(repeated).toHaveLength(200);
    expect(repeated[199]).toMatchObject({ line: 201, message: 'key is written twice in the same map.' });
    expect(schedules.length).toBeLessThanOrEqual(201);
    expect(Math.max(...schedules.map(({ message }) => message.length))).toBe(1000);
  });

  it('refuses aliases that grow without end', () => {
    const levels = Array.from({ length: 9 }, (_, level) => {
      const inner = level === 0 ? '"x"' : `*l${level - 1}`;
      return `l${level}: &l${level} [${Array(9).fill(inner).join(', ')}]`;
    });

    expect(firstOf(levels.join('\n'))?.message).toContain('expands its aliases too often');
  });

  it('warns of tags it does not know', () => {
    const { manifest, findings } = parseManifest(good.replace('email', '!secret email'));

    expect(findings).toMatchObject([{ severity: 'warning', line: 11 }]);
    expect(manifest).toBeDefined();
  });

  it('survives any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '- ',
        ': ',
        '\n',
        '  ',
        '\t',
        '&a',
        '*a',
        '<<: ',
        '{',
        '}',
        '[',
        ']',
        '"',
        "'",
        '|',
        '? ',
        '!!map',
        '%',
      ),
      fc.constantFrom(
        'specVersion',
        'integrations',
        'read',
        'objects',
        'schedule',
        '* * * * *',
        '1.0.0',
        '__proto__',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(parseManifest(pieces.join('')).findings.length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('survives any change of a good manifest', () => {
    const edit = fc.record({ at: fc.nat(good.length), drop: fc.nat(12), add: fc.string({ maxLength: 4 }) });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 3 }), (edits) => {
        const text = edits.reduce(
          (now, { at, drop, add }) => now.slice(0, at) + add + now.slice(at + drop),
          good,
        );
        const { manifest, findings } = parseManifest(text);

        expect(manifest === undefined).toBe(findings.some(({ severity }) => severity === 'error'));
        expect(findings.every(({ line = 0, fix = '' }) => line > 0 && fix !== '')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownProviders } from '../providers/index.ts';
import { readCataloguePath } from './read-catalogue-path.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dowel-catalogue-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: unknown): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const { github } = ownProviders;
const yaml = `
authType: apiKey
baseURL: https://{{.workspace}}.larch.example/api
apiKeyOpts:
  header: { name: Authorization, valuePrefix: 'Bearer ' }
metadata:
  input: [{ name: workspace, displayName: Subdomain }]
support: { proxy: true }
`;

describe('reading a file', () => {
  it('takes JSON and YAML, and a map of entries as well as one entry', () => {
    const inner = yaml.replaceAll('\n', '\n  ');

    expect(readCataloguePath(write('map.json', { catalog: { larchDesk: github } }))).toMatchObject([
      { entries: { larchDesk: github }, problems: [] },
    ]);
    const [map] = readCataloguePath(write('map.yml', `larchDesk:${inner}`));
    const [one] = readCataloguePath(write('larchDesk.yaml', yaml));
    expect(map?.problems).toEqual([]);
    expect(map?.entries.larchDesk?.apiKeyOpts?.header?.valuePrefix).toBe('Bearer ');
    expect(one?.entries).toEqual(map?.entries);
  });

  it('refuses a file in another encoding, and says what to do', () => {
    const file = write('larchDesk.yaml', '');
    writeFileSync(file, Buffer.from(`name: larchDesk\ndisplayName: Mélèze\n${yaml}`, 'latin1'));

    expect(() => readCataloguePath(file)).toThrow(/is not text in UTF-8[\s\S]*Save it as UTF-8/);
  });

  it('names a single entry by its name, or else by its file', () => {
    const named = readCataloguePath(write('a file.json', { ...github, name: 'larchDesk' }));
    const unnamed = readCataloguePath(write('a file.json', { ...github }));

    expect(Object.keys(named[0]?.entries ?? {})).toEqual(['larchDesk']);
    expect(unnamed[0]?.problems).toMatchObject([{ entry: 'a file', path: 'name' }]);
  });

  it('says what is wrong with each member of a single entry', () => {
    const [read] = readCataloguePath(write('larchDesk.yaml', 'authType: magic'));

    expect(read?.problems.map(({ entry, path }) => `${entry}.${path}`)).toEqual([
      'larchDesk.authType',
      'larchDesk.baseURL',
      'larchDesk.support',
    ]);
  });

  it.each([
    ['unknown.yaml', 'authType: [', /cannot be used.*flow collection|cannot be used.*at line 1/is],
    [
      'aliases.yaml',
      `a: &a [x, x]\nb: &b [${'*a, '.repeat(50)}]\nc: [${'*b, '.repeat(50)}]`,
      /cannot be used/,
    ],
    ['empty.yml', '', /cannot be used.*Write it as YAML: a map of provider names/s],
    ['list.json', '[]', /cannot be used.*Write it as JSON: an object of provider names/s],
    ['wrong.yaml', `catalogue:\n  larchDesk: { authType: none }`, /"catalogue" is none.*under "catalog"/],
  ])('refuses %s as a whole, and names it', (name, text, message) => {
    const file = write(name, text);

    expect(() => readCataloguePath(file)).toThrow(`The catalogue file ${file} `);
    expect(() => readCataloguePath(file)).toThrow(message);
  });
});

describe('reading a folder', () => {
  it('takes its files in the order of their names, and passes over everything else', () => {
    write('b.json', { birch: github });
    write('a.yaml', `name: alder\n${yaml}`);
    write('.hidden.json', '{');
    write('notes.md', 'none');
    write('deeper/c.json', '{');

    const files = readCataloguePath(folder);

    expect(files.map(({ file, entries }) => [file, ...Object.keys(entries)])).toEqual([
      [join(folder, 'a.yaml'), 'alder'],
      [join(folder, 'b.json'), 'birch'],
    ]);
  });

  it('keeps the first of two entries with one name, and says where both are', () => {
    const first = write('a.json', { birch: { ...github, displayName: 'First' } });
    const second = write('b.json', { Birch: github, larch: github });

    const [kept, left] = readCataloguePath(folder);

    expect(kept?.entries.birch?.displayName).toBe('First');
    expect(Object.keys(left?.entries ?? {})).toEqual(['larch']);
    expect(left).toMatchObject({
      file: second,
      problems: [{ entry: 'Birch', message: expect.stringContaining(`is in ${first} too`) }],
    });
  });

  it.each([
    ['has nothing to read', () => folder, 'without catalogue files'],
    ['is not there', () => join(folder, 'absent'), 'cannot be read (ENOENT)'],
  ])('says that a path %s', (_, path, words) => {
    expect(() => readCataloguePath(path())).toThrow(`The catalogue file ${path()}`);
    expect(() => readCataloguePath(path())).toThrow(words);
  });
});

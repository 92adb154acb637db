import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownProviders } from '@dowel/catalogue';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../platform/env/env.ts';
import { createLog } from '../../platform/log.ts';
import { loadCatalogue } from './load-catalogue.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dowel-catalogue-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function load(file: string) {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => lines.push(line) });
  const catalogue = loadCatalogue(readEnv({ DOWEL_CATALOGUE_FILES: file }), log);
  return { catalogue, logged: lines.map((line) => JSON.parse(line)) };
}

describe('loading catalogue files', () => {
  it('serves the good entries of a file, and logs what is wrong with each of the others', () => {
    const file = join(folder, 'providers.json');
    const { github } = ownProviders;
    const catalog = {
      larchDesk: github,
      nowhere: { ...github, baseURL: 7 },
      magic: { ...github, authType: 'magic' },
    };
    writeFileSync(file, JSON.stringify({ catalog }));

    const { catalogue, logged } = load(file);

    expect(catalogue.find('larchDesk')).toMatchObject({ name: 'larchDesk' });
    expect(catalogue.find('nowhere')).toBeNull();
    expect(logged).toMatchObject([
      { file, entry: 'nowhere', path: 'baseURL', fix: expect.any(String), msg: 'catalogue entry left out' },
      { file, entry: 'magic', path: 'authType', fix: expect.any(String) },
    ]);
  });

  it('says which allowed hosts are so wide that they allow nothing', () => {
    const file = join(folder, 'providers.json');
    const larchDesk = {
      ...ownProviders.github,
      allowedHosts: ['*.larch.example', '*.myshopify.com', '*.co.uk'],
    };
    writeFileSync(file, JSON.stringify({ larchDesk }));

    const { catalogue, logged } = load(file);

    expect(catalogue.find('larchDesk')).toMatchObject({ name: 'larchDesk' });
    expect(logged).toMatchObject([
      { file, entry: 'larchDesk', path: 'allowedHosts', message: expect.stringContaining('*.co.uk') },
    ]);
  });

  it('leaves out an entry whose allowed hosts are none', () => {
    const file = join(folder, 'providers.json');
    const larchDesk = { ...ownProviders.github, allowedHosts: ['https://crm.larch.example'] };
    writeFileSync(file, JSON.stringify({ larchDesk }));

    const { catalogue, logged } = load(file);

    expect(catalogue.find('larchDesk')).toBeNull();
    expect(logged).toMatchObject([{ entry: 'larchDesk', path: 'allowedHosts.0' }]);
  });

  it.each([
    ['is cut off', '{"catalog": {"github": {'],
    ['is no JSON', 'catalog:\n  github: {}'],
    ['holds a list', '[]'],
    ['is empty', ''],
  ])('does not start without the providers of a file that %s', (_, text) => {
    const file = join(folder, 'providers.json');
    writeFileSync(file, text);

    expect(() => load(file)).toThrow(`The catalogue file ${file} cannot be used`);
    expect(() => load(file)).toThrow(/providers would be unknown[\s\S]*Write it as JSON/);
  });

  it('does not start without the providers of a file that lists them under another name', () => {
    const file = join(folder, 'providers.json');
    writeFileSync(file, JSON.stringify({ catalogue: { larchDesk: ownProviders.github } }));

    expect(() => load(file)).toThrow(/has no entries.*"catalogue" is none.*under "catalog"/);
  });

  it('says which file is not there, what would be missing and what to do', () => {
    const file = join(folder, 'absent.json');

    expect(() => load(file)).toThrow(`The catalogue file ${file} cannot be read (`);
    expect(() => load(file)).toThrow(/providers would be unknown.*DOWEL_CATALOGUE_FILES/);
  });
});

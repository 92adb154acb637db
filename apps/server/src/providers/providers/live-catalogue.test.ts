import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownProviders } from '@dowel/catalogue';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { readEnv } from '../../platform/env/env.ts';
import { createLog } from '../../platform/log.ts';
import { loadConnectors } from '../connectors/load-connectors.ts';
import { openCatalogue } from './live-catalogue.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dowel-catalogue-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { github } = ownProviders;
const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));

async function open() {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  const catalogue = openCatalogue(
    readEnv({ DOWEL_CATALOGUE_FILES: folder }),
    log,
    await loadConnectors(readEnv({}), log),
  );
  // From some day on, the log also warns that a version of an API ends.
  const logged = () =>
    lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg !== 'version of an API ends');
  return { catalogue, logged };
}

describe('reading the connectors again', () => {
  const guide = fileURLToPath(new URL('../../../../../docs/guides/connectors.md', import.meta.url));
  const [, example = ''] = /This is `[^`]+`:\n\n```yaml\n(.*?)```/s.exec(readFileSync(guide, 'utf8')) ?? [];
  const connector = (objectName: string) => example.replace('Larch Desk', objectName);

  it('happens with the catalogue: both, or neither when one of them is wrong', async () => {
    const connectorFile = join(folder, 'connector.yaml');
    const catalogueFile = join(folder, 'entry.json');
    const entry = (displayName: string) =>
      writeFileSync(catalogueFile, JSON.stringify({ larchDesk: { ...github, displayName } }));
    entry('One');
    writeFileSync(connectorFile, connector('ones'));
    const log = createLog('info', { write: (line: string) => lines.push(line) });
    const lines: string[] = [];
    const env = readEnv({ DOWEL_CATALOGUE_FILES: catalogueFile, DOWEL_CONNECTORS: connectorFile });
    const connectors = await loadConnectors(env, log);
    const catalogue = openCatalogue(env, log, connectors);
    const now = () => [
      catalogue.get('larchDesk').displayName,
      JSON.stringify(connectors.fromFile('larchDesk')),
    ];
    const atFirst = now();

    entry('Two');
    writeFileSync(connectorFile, '{"provider": ');
    await catalogue.reload();
    const withBrokenConnector = now();
    writeFileSync(catalogueFile, '{"larchDesk": ');
    writeFileSync(connectorFile, connector('twos'));
    await catalogue.reload();
    const withBrokenEntry = now();
    entry('Two');
    await catalogue.reload();

    expect(atFirst).toEqual(['One', expect.stringContaining('ones')]);
    expect([withBrokenConnector, withBrokenEntry]).toEqual([atFirst, atFirst]);
    expect(now()).toEqual(['Two', expect.stringContaining('twos')]);
    expect(lines.filter((line) => line.includes('and so do the connectors'))).toHaveLength(2);
  });
});

describe('reading the catalogue again', () => {
  it('answers with the new entries, also where an answer was kept', async () => {
    write('larchDesk.json', github);
    const { catalogue, logged } = await open();
    const { request } = await startTestServer({ catalogue });
    const ask = (path: string) => request('GET', `/v1/providers${path}`, undefined, { 'x-api-key': null });
    const before = [await ask(''), await ask('/larchDesk')];

    write('larchDesk.json', { ...github, displayName: 'Larch Desk' });
    write('oakDesk.json', github);
    await catalogue.reload();

    const [list, entry] = [await ask(''), await ask('/larchDesk')];
    expect(before.map(({ body }) => body.oakDesk ?? body.displayName)).toEqual([undefined, 'GitHub']);
    expect(entry.body.displayName).toBe('Larch Desk');
    expect(list.body).toMatchObject({
      larchDesk: { displayName: 'Larch Desk' },
      oakDesk: { name: 'oakDesk' },
    });
    expect(logged()).toMatchObject([
      {
        added: ['oakDesk'],
        changed: ['larchDesk'],
        removed: [],
        msg: 'the catalogue and the connectors were read again',
      },
    ]);
  });

  it('stays as it was when one entry is wrong, and says which member of which file', async () => {
    write('larchDesk.json', github);
    const { catalogue, logged } = await open();

    write('larchDesk.json', { ...github, displayName: 'Larch Desk' });
    write('oakDesk.json', { ...github, baseURL: 7 });
    await catalogue.reload();

    expect(catalogue.get('larchDesk').displayName).toBe('GitHub');
    expect(catalogue.find('oakDesk')).toBeNull();
    expect(logged()).toMatchObject([
      {
        file: join(folder, 'oakDesk.json'),
        entry: 'oakDesk',
        path: 'baseURL',
        fix: expect.any(String),
        msg: expect.stringContaining('stays as it was'),
      },
    ]);
  });

  it('stays as it was when a file is broken or the folder is gone', async () => {
    write('larchDesk.json', github);
    const { catalogue, logged } = await open();

    writeFileSync(join(folder, 'larchDesk.json'), '{"authType": ');
    await catalogue.reload();
    rmSync(folder, { recursive: true });
    await catalogue.reload();

    expect(catalogue.get('larchDesk').displayName).toBe('GitHub');
    expect(logged()).toMatchObject([
      { message: expect.stringContaining(`${join(folder, 'larchDesk.json')} cannot be used`) },
      { message: expect.stringContaining(`${folder} cannot be read (ENOENT)`) },
    ]);
  });
});

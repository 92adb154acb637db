import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readImports } from '../import-graph.ts';
import { newResource } from './new-resource.ts';
import { copyRepository } from './repository-copy.fixture.ts';
import { resourceNames } from './resource-names.ts';

const run = promisify(execFile);

describe('naming a new resource', () => {
  it('spells its name in every way that is needed', () => {
    expect(resourceNames('quiet-entries')).toEqual({
      kebab: 'quiet-entries',
      camel: 'quietEntries',
      pascal: 'QuietEntries',
      one: 'quietEntry',
      One: 'QuietEntry',
      words: 'quiet entry',
      table: 'quiet_entries',
      notFound: 'quiet_entry_not_found',
      param: 'quietEntryId',
    });
    expect(resourceNames('keys').one).toBe('key');
    const paths = ['/projects/{p}/keys', '/projects/{p}/keys/{keyOrName}'];
    expect(resourceNames('keys', paths).param).toBe('keyOrName');
  });

  it.each(['Topics', 'topic', 'web hooks', '../topics'])('refuses "%s"', (name) => {
    expect(() => resourceNames(name)).toThrow('cannot name a resource');
  });
});

// The limit is what a compiler needs on a busy machine.
describe('making a new resource', { timeout: 240_000 }, () => {
  let copy: string;
  const bin = (name: string) => join(copy, 'node_modules/.bin', name);
  const inCopy = (folder: string, command: string, ...args: string[]) =>
    run(command, args, { cwd: join(copy, folder) }).then(
      () => 'fine',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
    );

  beforeAll(async () => {
    copy = copyRepository();
    expect(
      await inCopy(
        '',
        bin('tsx'),
        '--conditions=@dowel/source',
        'scripts/new.ts',
        'resource',
        'quiet-entries',
      ),
    ).toBe('fine');
  }, 240_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('compiles in every package, with its tests', async () => {
    // One program instead of one per package: the server's tests also load the sources of schema, client and mocks.
    writeFileSync(
      join(copy, 'apps/server/tsconfig.new.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        include: [
          'src/routes.ts',
          'test/global-setup.ts',
          'test/contract/quiet-entries.ts',
          'test/attack/valid-bodies.ts',
          'test/attack/victim.ts',
          'test/releases/fill-every-table.ts',
          '../../packages/client/src/resources/every-endpoint.test.ts',
        ],
      }),
    );

    const compiler = join(copy, 'node_modules/typescript7/lib/tsc.js');
    expect(
      await inCopy('apps/server', 'node', compiler, '--project', 'tsconfig.new.json', '--checkers', '1'),
    ).toBe('fine');
  });

  it('is as the linter wants it, and stays in its zones', async () => {
    const sources = globSync('{packages,apps}/*/{src,test}/**/*.ts', { cwd: copy });
    const written = sources.filter((file) => /quiet-?entr/i.test(readFileSync(join(copy, file), 'utf8')));
    const { modules, faults } = await readImports(copy, written);

    expect(written).toContain('apps/server/src/installing/quiet-entries/routes.ts');
    expect(written).toContain('apps/server/src/api/routes.ts');
    expect(await inCopy('', bin('biome'), 'check', '--vcs-enabled=false', ...written, 'docs')).toBe('fine');
    expect(modules.map(({ source }) => source)).toEqual(expect.arrayContaining(written));
    expect(faults).toEqual([]);
  });

  it('does not write over what is there', () => {
    expect(() => newResource(copy, resourceNames('topics'), false)).toThrow('is there already');
  });
});

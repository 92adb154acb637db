import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (folder: string) => JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
const folders = ['packages', 'apps'].flatMap((place) =>
  readdirSync(root + place).map((name) => `${place}/${name}`),
);

describe('describing a package', () => {
  it.each(folders)('tells where %s comes from and what it runs on', (folder) => {
    const { description, license, engines, repository, homepage } = read(folder);

    expect({ description, license, homepage }).toEqual({
      description: expect.stringMatching(/\.$/),
      license: 'MIT',
      homepage: expect.stringContaining(`/tree/main/${folder}#readme`),
    });
    expect(engines.node).toMatch(/22/);
    expect(repository).toMatchObject({ type: 'git', directory: folder });
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as react from '../packages/react/src/index.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(root + path, 'utf8'));
const missing = (paths: string[]) => paths.filter((path) => !existsSync(root + path));

describe('having what was asked for', () => {
  // @holds S256
  const published = ['schema', 'catalogue', 'client', 'react', 'mocks', 'testing', 'cli'];
  it.each(published)('publishes @dowel/%s', (name) => {
    const { private: isPrivate, ...manifest } = read(`packages/${name}/package.json`);

    expect(manifest).toMatchObject({ name: `@dowel/${name}`, license: 'MIT' });
    expect(isPrivate).toBeUndefined();
    expect(missing([`packages/${name}/README.md`, `packages/${name}/src`])).toEqual([]);
  });

  // @holds S257
  it.each(['server', 'sandbox', 'playground'])('runs the app %s, which nobody installs', (name) => {
    expect(read(`apps/${name}/package.json`)).toMatchObject({ name: `@dowel/${name}`, private: true });
  });

  // @holds S260
  it('has at its top what a newcomer looks for', () => {
    expect(
      missing(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'LICENSE', 'docs/openapi.json', '.ci/run']),
    ).toEqual([]);
  });

  // @holds S261
  it.each(['start', 'test', 'dev', 'build', 'lint', 'typecheck', 'storybook'])(
    'has the command %s',
    (name) => {
      expect(read('package.json').scripts).toHaveProperty([name]);
    },
  );

  // @holds S259
  it('shows every component that draws something in Storybook', () => {
    const drawn = Object.keys(react).filter(
      (name) => /^[A-Z]/.test(name) && !/^Service|Installation|^Connection/.test(name),
    );

    expect(drawn.sort()).toEqual(['ConnectProvider', 'InstallIntegration']);
    expect(missing(drawn.map((name) => `packages/react/src/components/${name}/${name}.stories.tsx`))).toEqual(
      [],
    );
  });
});

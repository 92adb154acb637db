import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { reactTests } from './react-tests.ts';

const folder = fileURLToPath(new URL('../packages/react', import.meta.url));

describe('sorting the tests of @dowel/react', () => {
  const { together, alone } = reactTests(folder);

  it('runs every file once', () => {
    const files = globSync('src/**/*.test.tsx', { cwd: folder });
    const inBrowser = files.filter((file) => file.endsWith('.browser.test.tsx'));

    expect([...together, ...alone, ...inBrowser].sort()).toEqual(files.sort());
    expect(together.length).toBeGreaterThan(alone.length);
  });

  it('gives a file that replaces a module its own worker, and one whose requests outlive it', () => {
    expect(alone).toContain('src/components/InstallIntegration/object/many-fields.test.tsx');
    expect(alone).toContain('src/components/InstallIntegration/connecting.test.tsx');
  });
});

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

describe('installing the packages before they are published', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dowel-packed-'));
  const project = join(folder, 'project');
  // vitest.config.ts sets NODE_OPTIONS so that Node reads our packages from their sources. A user's project does not
  // have it.
  const { NODE_OPTIONS: _, ...env } = process.env;
  const inProject = { cwd: project, env };

  beforeAll(async () => {
    const tarballs = join(folder, 'tarballs');
    await run('pnpm', ['exec', 'tsx', 'scripts/pack-all.ts', tarballs], { cwd: root, env });
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
    const files = readdirSync(tarballs).map((name) => join(tarballs, name));
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    await run('npm', ['install', ...quiet, ...files], inProject);
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('takes each of them from its tarball, and once', async () => {
    const installed = readdirSync(join(project, 'node_modules/@dowel')).sort();
    const { stdout } = await run('npm', ['ls', '--all', '--parseable', '@dowel/schema'], inProject);

    expect(installed).toEqual(['catalogue', 'cli', 'client', 'mocks', 'react', 'schema', 'testing']);
    expect(stdout.trim().split('\n')).toHaveLength(1);
  });

  it('has the dowel command', async () => {
    const { stdout } = await run('npx', ['--no-install', 'dowel', '--help'], inProject);

    expect(stdout).toMatch(/Usage: dowel .*deploy/s);
  });

  it('can be imported, and required where a package allows it', async () => {
    const lines = [
      `import { DowelClient } from '@dowel/client';`,
      `import { createTokenSigner } from '@dowel/client/server';`,
      `import { createRequire } from 'node:module';`,
      `const required = createRequire(import.meta.url)('@dowel/client');`,
      `console.log(typeof DowelClient, typeof createTokenSigner, typeof required.DowelClient);`,
    ];

    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', lines.join('')], inProject);

    expect(stdout.trim()).toBe('function function function');
  });
});

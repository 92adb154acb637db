import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

describe('the dowel command', () => {
  it('runs as a process and ends with its exit code', () => {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['--conditions=@dowel/source', main, 'deploy'],
      {
        encoding: 'utf8',
        env: { PATH: process.env.PATH },
      },
    );

    expect(stderr).toContain('There is no manifest in this folder.');
    expect(stdout).toBe('');
    expect(status).toBe(2);
  }, 20_000);
});

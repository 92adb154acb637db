import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const isFull = process.env.DOWEL_TESTS === 'full';
const inFull = it.runIf(isFull);

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

  inFull('ends with its exit code when nobody reads what is wrong', async () => {
    const child = spawn(process.execPath, ['--conditions=@dowel/source', main, 'check', 'nowhere.yaml'], {
      env: { PATH: process.env.PATH },
    });
    child.stderr.destroy();

    const [status] = await once(child, 'close');

    expect(status).toBe(2);
  });

  inFull('ends without a word when nobody reads on', async () => {
    const child = spawn(process.execPath, ['--conditions=@dowel/source', main, '--help'], {
      env: { PATH: process.env.PATH },
    });
    child.stdout.destroy();
    const said: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text) => said.push(text));

    const [status] = await once(child, 'close');

    expect({ status, said }).toEqual({ status: 0, said: [] });
  });

  it.runIf(isFull && existsSync('/dev/full'))('says that its output is lost on a full disk', () => {
    const { status, stderr } = spawnSync(process.execPath, ['--conditions=@dowel/source', main, '--help'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    });

    expect(stderr).toMatch(/^error The output cannot be written \(ENOSPC\)\. .*\n$/);
    expect(status).toBe(3);
  });
});

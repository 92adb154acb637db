import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Creates a copy of the sources that a test may change. Installed packages are links to the originals, except our own
 * packages: those are links to the copies.
 */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'dowel-copy-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: repository,
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(repository, file)));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(repository, file), join(copy, file));
  }
  for (const manifest of files.filter((file) => /^([\w-]+\/[\w-]+\/)?package\.json$/.test(file))) {
    linkInstalled(copy, dirname(manifest));
  }
  return copy;
}

function linkInstalled(copy: string, folder: string): void {
  const installed = join(repository, folder, 'node_modules');
  if (!existsSync(installed)) return;
  const target = join(copy, folder, 'node_modules');
  mkdirSync(join(target, '@dowel'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@dowel') symlinkSync(realpathSync(join(installed, name)), join(target, name));
  }
  const own = join(installed, '@dowel');
  for (const name of existsSync(own) ? readdirSync(own) : []) {
    symlinkSync(join(copy, 'packages', name), join(target, '@dowel', name));
  }
}

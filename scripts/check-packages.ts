// Packs every published package. publint and attw then check that the package on npm would be usable. After that, the
// built packages are used as a page in development loads them, and as an older tool uses them: required in Jest. The full
// run compiles what uses them with an older TypeScript.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Entries that only this repository can open, by the condition of its sources. */
const unpublished = ['--exclude-entrypoints', 'parts', 'parts.css'];

const root = fileURLToPath(new URL('..', import.meta.url));
const target = mkdtempSync(join(tmpdir(), 'dowel-pack-'));
/** An installed program. Starting it through pnpm takes longer than its work. */
const bin = (name: string) => join(root, 'node_modules/.bin', name);
let failures = 0;

interface PackageJson {
  name: string;
  private?: boolean;
  exports?: Record<string, unknown>;
  bin?: unknown;
}

function run(command: string, args: string[], cwd: string): boolean {
  try {
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
    return true;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    console.error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
    return false;
  }
}

function report(name: string, isUsable: boolean): void {
  console.log(`${isUsable ? 'ok  ' : 'FAIL'} ${name}`);
  if (!isUsable) failures += 1;
}

for (const folder of readdirSync(join(root, 'packages'))) {
  const cwd = join(root, 'packages', folder);
  if (!existsSync(join(cwd, 'package.json'))) continue;
  const json = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as PackageJson;
  if (json.private) continue;

  const before = new Set(readdirSync(target));
  if (!run('pnpm', ['pack', '--pack-destination', target], cwd)) failures += 1;
  const tarball = readdirSync(target).find((name) => !before.has(name));
  const isSound = tarball !== undefined && run(bin('publint'), ['--strict', join(target, tarball)], root);
  const hasTypes =
    !json.exports ||
    (tarball !== undefined &&
      run(bin('attw'), [join(target, tarball), '--profile', 'node16', ...unpublished], root));

  report(json.name, isSound && hasTypes);
}

const forDevelopment = await build({
  entryPoints: [join(root, 'packages/react/dist/index.js')],
  bundle: true,
  packages: 'external',
  write: false,
  format: 'esm',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"development"' },
}).catch(() => undefined);
report('@dowel/react in development', forDevelopment !== undefined);

report('compat/jest', run('pnpm', ['test'], join(root, 'compat/jest')));

rmSync(target, { recursive: true, force: true });
process.exit(failures ? 1 : 0);

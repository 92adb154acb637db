import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imports = /from '(\.[^']+)'/g;

/**
 * Whether a test, or a fixture of it, uses what the set-up of the server's tests starts. It gets that by `inject`, or by
 * a helper in `apps/server/test`.
 */
function needsSetup(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  const relative = [...text.matchAll(imports)].map(([, path = '']) => path);
  return (
    text.includes('inject(') ||
    relative.some(
      (path) =>
        path.includes('/test/') || (path.endsWith('.fixture.ts') && needsSetup(join(dirname(file), path))),
    )
  );
}

/**
 * The tests of the server, by whether the kind of database can make a difference to them.
 * @param needsNone a file below `test` that needs no database
 */
export function serverTests(server: string, needsNone: string) {
  const files = globSync('src/**/*.test.ts', { cwd: server });
  const others = globSync('test/**/*.test.ts', { cwd: server }).filter((file) => file !== needsNone);
  return {
    onDatabase: [...files.filter((file) => needsSetup(join(server, file))), ...others],
    without: files.filter((file) => !needsSetup(join(server, file))),
  };
}

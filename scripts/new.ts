// `pnpm new resource status-pages` writes the skeleton of a resource in schema, client, server, tests and docs,
// and registers it. At the end it prints what must be done by hand.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { referenceOperations } from '@dowel/schema';
import { newResource } from './new-resource/new-resource.ts';
import { resourceNames } from './new-resource/resource-names.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [kind, name] = process.argv.slice(2);
if (kind !== 'resource' || name === undefined) {
  console.error('Say what is new: pnpm new resource status-pages');
  process.exit(1);
}

const original = [...referenceOperations.values()].flat();
const names = resourceNames(
  name,
  original.map(({ path }) => path),
);
const isAdded = !original.some(({ operation }) => operation === `create${names.One}`);
const files = newResource(root, names, isAdded);
const run = (...command: readonly [string, ...string[]]) =>
  execFileSync(command[0], command.slice(1), {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
run('tsx', '--conditions=@dowel/source', 'scripts/generate.ts');
run('biome', 'check', '--write', ...files.filter((file) => file.endsWith('.ts')));
run('tsx', '--conditions=@dowel/source', 'scripts/openapi/main.ts');
console.log(`
Written: ${files.length} files, and the lists and documents that follow from them.
By hand now:
1. Search for TODO, and give the shape in packages/schema/src/resources/${name}.ts its members; the compiler names the rest.
2. pnpm --filter @dowel/server db:generate --name ${name}, then db:store-dump (CONTRIBUTING.md).
3. pnpm exec vitest run --project server-postgres contract -t "keeping each ${names.words}"
4. The rest that a resource may have (masks, secrets, attacks, dumps): CONTRIBUTING.md, "A new resource".`);

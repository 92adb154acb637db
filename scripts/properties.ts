// Tries the tests that state a property with one seed after the other, for five minutes or as many as --minutes says.
// With a part of a path, only the tests there. Ends at the first failure, and says with which seed it comes again.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const end = Date.now() + Number(values.minutes) * 60_000;
const [part = ''] = positionals;
const files = globSync('{packages,apps}/*/src/**/*.test.ts').filter(
  (file) => file.includes(part) && readFileSync(file, 'utf8').includes('fc.assert('),
);
if (files.length === 0) throw new Error(`No test with a property has "${part}" in its path.`);
const projects = ['unit', 'unit-isolated', 'server-postgres'].flatMap((name) => ['--project', name]);
let rounds = 0;

for (; Date.now() < end; rounds += 1) {
  const seed = String(randomInt(2 ** 31));
  const command = ['exec', 'vitest', 'run', '--silent', '--reporter=dot', ...projects, ...files];
  const { status, stdout, stderr } = spawnSync('pnpm', command, {
    encoding: 'utf8',
    env: { ...process.env, DOWEL_TEST_SEED: seed },
  });
  if (status === 0) continue;
  console.error(`${stdout}${stderr}\nA property does not hold. Try it again with DOWEL_TEST_SEED=${seed}.`);
  process.exit(1);
}
console.log(`${rounds} rounds of the properties in ${files.length} files passed, each with another seed.`);

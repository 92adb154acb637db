// Tries the components in every kind of page that we know of. With --full it also tries the screens and widths that CI
// leaves out, and Next's development server, which gives more warnings than the built page.
import { spawnSync } from 'node:child_process';

const isFull = process.argv.includes('--full');
const env = { ...process.env, ...(isFull && { DOWEL_TESTS: 'full' }) };
const run = (...command: string[]) => {
  const { status } = spawnSync('pnpm', ['exec', ...command], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
};

run('turbo', 'run', 'build', '--filter=@dowel/compat-next^...', '--output-logs=errors-only');
if (isFull) run('pnpm', '--filter', '@dowel/compat-next', 'run', 'page');
run('vitest', 'run', '--project', 'hosts', ...(isFull ? ['--project', 'pages'] : []));

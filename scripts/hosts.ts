// Tries the components in every kind of page that we know of. With --full it also tries the screens and widths that CI
// leaves out, and Next's development server, which gives more warnings than the built page.
import { spawnSync } from 'node:child_process';

const env = { ...process.env, ...(process.argv.includes('--full') && { DOWEL_HOSTS_FULL: 'yes' }) };
const run = (...command: string[]) => {
  const { status } = spawnSync('pnpm', ['exec', ...command], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
};

run('turbo', 'run', 'build', '--filter=@dowel/compat-next', '--output-logs=errors-only');
run('vitest', 'run', '--project', 'hosts', '--project', 'pages');

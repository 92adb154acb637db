// Runs every story as a test: pnpm stories [--full] [filter]. CI leaves out the stories of primitives.
// Like CI, it draws every story once, in light and left to right. With --full, it draws and plays every story anew in each
// of two schemes and two directions, and checks each of these drawings in every language.
import { spawnSync } from 'node:child_process';

const { isFull, rest } = readArguments(process.argv.slice(2));
const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', '--project', 'stories*', ...rest], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, DOWEL_STORIES: isFull ? 'full' : 'every' },
});
process.exit(status ?? 1);

function readArguments(given: readonly string[]) {
  return { isFull: given.includes('--full'), rest: given.filter((argument) => argument !== '--full') };
}

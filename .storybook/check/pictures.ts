// Pictures of every story, in light and dark, at two widths, on one page that a person looks through:
//   pnpm pictures [--against REF] [--only PART-OF-AN-ID] [--glance]
// With --against, what differs from that commit is marked. With --glance, it only takes the small pictures of the
// documentation anew (.storybook/pictures). Only people run this, because it takes some minutes.
import { execFileSync, execSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { idOf, screens } from '../docs/screens.ts';
import { comparePictures } from './compare-pictures.ts';
import { picturePage } from './picture-page.ts';
import { picturedStories, takeGlances, takePictures } from './take-pictures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = join(root, 'artifacts/pictures');
const { against, only, glance } = parseArgs({
  options: { against: { type: 'string' }, only: { type: 'string' }, glance: { type: 'boolean' } },
}).values;

const storybook = build(root);
const failed = glance ? await pictureScreens() : await pictureAll();
if (failed.length > 0) console.error(`These stories failed: ${failed.join(', ')}`);

function pictureScreens(): Promise<string[]> {
  const ids = screens.map(({ title, thumbnail }) => `${idOf(title)}--${thumbnail}`);
  return takeGlances(storybook, join(root, '.storybook/pictures'), ids);
}

async function pictureAll(): Promise<string[]> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const refused = await takePictures(storybook, join(target, 'now'), only);
  const changes = against === undefined ? undefined : await compareWith(against);
  writeFileSync(
    join(target, 'index.html'),
    picturePage({
      stories: picturedStories(storybook, only),
      failed: refused,
      against: against !== undefined && changes ? { ref: against, changes } : undefined,
    }),
  );
  console.log(`Open ${join(target, 'index.html')}`);
  return refused;
}

async function compareWith(ref: string) {
  const earlier = join(target, 'earlier');
  mkdirSync(earlier);
  // A copy of its own, with its own packages. It leaves no trace in the repository.
  const archive = execFileSync('git', ['archive', '--format=tar', ref], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', earlier], { input: archive });
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: earlier,
    stdio: 'inherit',
  });
  const before = join(target, 'before');
  await takePictures(build(earlier), before, only);
  rmSync(earlier, { recursive: true, force: true });
  return comparePictures(before, join(target, 'now'), join(target, 'differences'));
}

/** Builds the Storybook of a checkout. Returns its folder. */
function build(checkout: string): string {
  const folder = join(checkout, 'storybook-static');
  execSync(`pnpm exec storybook build --quiet --output-dir "${folder}"`, { cwd: checkout, stdio: 'inherit' });
  return folder;
}

// Packs every published package into one folder, so that another project can install them before they are published:
//   pnpm pack:all [folder]
//   npm install <folder>/*.tgz
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const [chosen] = process.argv.slice(2);
const target =
  chosen === undefined ? fileURLToPath(new URL('../artifacts/packages', import.meta.url)) : resolve(chosen);

mkdirSync(target, { recursive: true });
// Otherwise the tarballs of earlier versions would be installed too.
for (const name of tarballs()) rmSync(join(target, name));
for (const folder of readdirSync(packages).map((name) => join(packages, name))) {
  const { private: isPrivate } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (isPrivate) continue;
  execFileSync('pnpm', ['pack', '--pack-destination', target], { cwd: folder, stdio: 'pipe' });
}

console.log(
  `Packed ${tarballs().join(', ')}.\nInstall them in another project with:\n\n  npm install ${target}/*.tgz\n`,
);

function tarballs(): string[] {
  return readdirSync(target).filter((name) => /^dowel-.*\.tgz$/.test(name));
}

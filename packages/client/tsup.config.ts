import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { modulePerFile } from '../../scripts/module-per-file.ts';
import { isForTypes, typesOf } from '../../scripts/types-of.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const define = { __DOWEL_CLIENT_VERSION__: JSON.stringify(version) };
const entry = { index: 'src/index.ts', server: 'src/server.ts' };

// The configs run at the same time, so none of them may clean the folder. The build script cleans it.
const code = defineConfig([
  { ...modulePerFile, define },
  {
    entry,
    format: 'cjs',
    sourcemap: true,
    define,
    // These are published as ES modules only, and Jest cannot require those.
    noExternal: ['ky', 'jose', '@stablelib/constant-time'],
  },
]);

export default isForTypes ? typesOf(entry) : code;

import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: ['esm'],
  target: 'node22',
  clean: true,
  sourcemap: true,
  define: { __DOWEL_CLI_VERSION__: JSON.stringify(version) },
});

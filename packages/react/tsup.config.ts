import { defineConfig } from 'tsup';
import { modulePerFile } from '../../scripts/module-per-file.ts';

const banner = { js: "'use client';" };

const languages = Object.fromEntries(
  ['ar', 'de', 'es', 'fr', 'ja', 'pt'].map((name) => [`languages/${name}`, `src/languages/${name}.ts`]),
);

// The configs run at the same time, so none of them may clean the folder. The build script cleans it.
export default defineConfig([
  // The entry only names the other modules. Each of those can be the border between a server's code and a page's. A
  // language is only data, which a server's code can pass on.
  { ...modulePerFile, entry: ['src/index.ts', 'src/languages/*.ts', '!src/languages/*.test.*'] },
  {
    ...modulePerFile,
    // Rolldown bundles what the combobox needs of downshift.
    entry: [
      ...modulePerFile.entry,
      '!src/index.ts',
      '!src/languages/*',
      '!src/styles.types.ts',
      '!src/ui/Combobox/combobox-machine.ts',
    ],
    banner,
  },
  { entry: { index: 'src/index.ts' }, format: 'cjs', noExternal: ['downshift'], sourcemap: true, banner },
  { entry: languages, format: 'cjs', sourcemap: true },
  { entry: { styles: 'src/styles.css' }, sourcemap: true },
  {
    // The stylesheet needs its own type declaration: TypeScript 6 refuses an untyped side-effect import.
    entry: { index: 'src/index.ts', styles: 'src/styles.types.ts', ...languages },
    format: ['esm', 'cjs'],
    dts: { only: true },
  },
]);

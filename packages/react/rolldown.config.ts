import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'rolldown';

/** The licences of the bundled packages require that their text is passed on. */
const licences: Plugin = {
  name: 'licences',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const folders = files.map((file) => /^.*\/node_modules\/(@[^/]+\/)?[^/]+\//.exec(file)?.[0]);
    const texts = [...new Set(folders.filter((folder) => folder !== undefined))].map((folder) => {
      const { name } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as { name: string };
      return `${name}\n\n${readFileSync(`${folder}LICENSE`, 'utf8').trim()}\n`;
    });
    this.emitFile({ type: 'asset', fileName: 'combobox-machine.licences.txt', source: texts.join('\n\n') });
  },
};

/** Packages that downshift imports for its development build or for its component, and not for the hook. */
const unused = ['prop-types', 'react-is'];
const leaveOut: Plugin = {
  name: 'leave-out',
  resolveId: (id) => (unused.includes(id) ? `\0${id}` : null),
  load: (id) =>
    unused.includes(id.slice(1)) ? 'export default {}; export const isForwardRef = undefined;' : null,
};

/**
 * Each hook of downshift keeps the names of its changes in a property of the function. The build drops these
 * assignments, so that it can drop the hooks that are not used. This keeps the one assignment that the code reads.
 */
const keepChanges: Plugin = {
  name: 'keep-changes',
  transform(code, id) {
    if (!/[\\/]downshift[\\/]/.test(id)) return null;
    const kept = code.replace(
      /^useCombobox\.stateChangeTypes = (\S+);$/m,
      'Object.assign(useCombobox, { stateChangeTypes: $1 });',
    );
    if (kept === code)
      throw new Error('downshift no longer sets useCombobox.stateChangeTypes as this file expects.');
    return { code: kept, map: null };
  },
};

// Bundles the one hook of downshift that is used. The bundlers of pages cannot know that downshift's component and its
// prop types are not used, and would load half as much again.
export default defineConfig({
  input: 'src/ui/Combobox/combobox-machine.ts',
  platform: 'browser',
  external: /^react($|\/)/,
  treeshake: {
    propertyReadSideEffects: false,
    propertyWriteSideEffects: false,
    // These only build and check lists of prop types, so a call whose result is not used can be dropped.
    manualPureFunctions: ['PropTypes', '_extends', 'validatePropTypes$1'],
  },
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  plugins: [leaveOut, keepChanges, licences],
  output: { dir: 'dist/ui/Combobox', format: 'esm', banner: "'use client';", sourcemap: true },
});

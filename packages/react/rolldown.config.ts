import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'rolldown';

/** The licences of the bundled packages want their text to be passed on. */
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
 * Each hook of downshift carries the names of its changes as a property. Such writes are left out, so that the other
 * hooks can go. This keeps the one that is read.
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
// prop types may go, and would load half as much again.
export default defineConfig({
  input: 'src/ui/Combobox/combobox-machine.ts',
  platform: 'browser',
  external: /^react($|\/)/,
  treeshake: {
    propertyReadSideEffects: false,
    propertyWriteSideEffects: false,
    // Where nothing uses their result, they only build and check lists of prop types.
    manualPureFunctions: ['PropTypes', '_extends', 'validatePropTypes$1'],
  },
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  plugins: [leaveOut, keepChanges, licences],
  output: { dir: 'dist/ui/Combobox', format: 'esm', banner: "'use client';", sourcemap: true },
});

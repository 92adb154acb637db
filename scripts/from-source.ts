import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';

/** The export condition under which our packages offer their sources, so that nothing needs to be built first. */
export const sourceCondition = '@dowel/source';

/** Makes Vite read our packages from their sources. */
export function fromSource(): Plugin {
  return {
    name: 'dowel:from-source',
    config: () => ({
      resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
      ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
    }),
  };
}

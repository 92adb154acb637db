import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';

/** The export condition that leads to our packages' sources, so that nothing must be built first. */
export const sourceCondition = '@dowel/source';

const serverConditions = [sourceCondition, ...defaultServerConditions];

/** Makes Vite load our packages from their sources. */
export function fromSource(): Plugin {
  return {
    name: 'dowel:from-source',
    config: () => ({
      resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
      ssr: { resolve: { conditions: serverConditions } },
    }),
  };
}

/** The same for what sets up all test files, which Vitest loads in an environment of its own. */
export const setUpFromSource = { __vitest__: { resolve: { conditions: serverConditions } } };

import { globSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

// Changes the schema's rules and the server's features, one place at a time, and reports the changes that no test
// notices. Usage: `pnpm mutate [name]`, where the name is one of their files or folders, such as `config-patch` or
// `topics`. It is not part of CI, because a full run takes hours. The reports are in reports/mutation.

const [name = ''] = process.argv.slice(2);

/** The code that can be changed. `vitest.mutate.config.ts` says which tests should notice. */
const parts = { rules: 'packages/schema/src/rules', server: 'apps/server/src' };

for (const [part, folder] of Object.entries(parts)) {
  const mutate = globSync([`${folder}/**/*${name}*/**/*.ts`, `${folder}/**/*${name}*.ts`]).filter(
    (file) => !/\.(test|fixture)\.ts$/.test(file),
  );
  if (mutate.length === 0) continue;
  process.env.DOWEL_MUTATE = part;
  process.env.DOWEL_MUTATE_NAME = name;
  const stryker = new Stryker({
    mutate: [...new Set(mutate)],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutate.config.ts', related: true },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `reports/mutation/${part}.html` },
    ignorePatterns: ['**/dist', '**/storybook-static', 'reports', '.turbo'],
  });
  try {
    await stryker.runMutationTest();
  } catch (error) {
    // Stryker gives up if no test imports the code. The other part may still have tests.
    console.error(`Nothing was changed in ${folder}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

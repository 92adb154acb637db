import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { sourceCondition } from './from-source.ts';
import { importZones } from './import-zones.ts';

/** What the sources import, and which imports break a rule. */
export interface ImportGraph {
  readonly modules: readonly IModule[];
  /** One line per import that is not allowed. */
  readonly faults: readonly string[];
}

/**
 * Reads the imports of every source under `baseDir`, which must have the folders of this repository.
 * @param files reads only what these import
 */
export async function readImports(baseDir: string, files?: readonly string[]): Promise<ImportGraph> {
  const { output } = await cruise(
    files ? [...files] : ['packages', 'apps'],
    {
      baseDir,
      validate: true,
      skipAnalysisNotInRules: true,
      ruleSet: { forbidden: importZones.map(({ rule }) => rule) },
      exclude: { path: ['/(dist|storybook-static|coverage)/'] },
      doNotFollow: { path: ['node_modules'] },
      ...(files && { maxDepth: 1 }),
      // Type imports count too: a folder that uses another folder's types depends on it.
      tsPreCompilationDeps: true,
    },
    { exportsFields: ['exports'], conditionNames: [sourceCondition, 'import', 'node', 'default'] },
  );
  const { modules, summary } = asResult(output);
  const faults = summary.violations.map(({ from, to, rule }) => {
    const zone = importZones.find((one) => one.rule.name === rule.name);
    return `${from} imports ${to}. ${zone?.rule.comment ?? rule.name} (${rule.name})`;
  });
  return { modules, faults };
}

/** Without an output type, dependency-cruiser returns the result itself, not a report. */
function asResult(output: ICruiseResult | string): ICruiseResult {
  if (typeof output === 'string')
    throw new TypeError('dependency-cruiser answered a report, not its result.');
  return output;
}

import type { ManifestFinding } from '../resources/deploy-plan.ts';
import type { InputValidationIssue } from '../resources/problem.ts';
import type { ProblemWords } from '../rules/problem-body.ts';
import { MOST_FINDINGS } from './finding.ts';

/**
 * Turns findings into the issues of a problem. `root` replaces `integrations[0]` when a request has one integration.
 */
export function toManifestIssues(
  findings: readonly ManifestFinding[],
  root?: string,
): InputValidationIssue[] {
  return findings.map(({ path, line, column, message, fix }) => ({
    in: 'body',
    name: root === undefined ? path : path.replace(/^integrations\[0\]/, root),
    detail: message,
    ...(fix !== undefined && { remedy: fix }),
    ...(line !== undefined && { context: { line, ...(column !== undefined && { column }) } }),
  }));
}

/** The words of the problem `manifest_invalid`. Warnings are left out. `root` is as in `toManifestIssues`. */
export function manifestProblem(findings: readonly ManifestFinding[], root?: string): ProblemWords {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const issues = toManifestIssues(errors, root);
  const atLeast = issues.length < MOST_FINDINGS ? '' : 'at least ';
  const count = issues.length === 1 ? 'an error' : `${atLeast}${issues.length} errors`;
  return {
    detail: `The manifest has ${count}, so nothing was deployed.`,
    causes: issues.map(({ name, detail, context }) => {
      // A finding about the whole manifest has no path.
      const place = [context?.line === undefined ? '' : `line ${context.line}`, name].filter(Boolean);
      return place.length > 0 ? `${place.join(', ')}: ${detail}` : `${detail}`;
    }),
    remedy: 'Correct the manifest as each issue says and deploy it again.',
    issues,
  };
}

/** The names that the manifest may have at the top level of a zip. */
export const manifestFileNames: readonly string[] = ['dowel.yaml', 'dowel.yml', 'amp.yaml', 'amp.yml'];

/** The message for a zip with more than one manifest. Nobody can tell which one is meant. */
export function severalManifests(names: readonly string[]): string {
  const first = names.slice(0, 5).map((name) => `"${name}"`);
  return `The zip holds more than one manifest: ${first.join(', ')}${names.length > 5 ? ', …' : ''}.`;
}

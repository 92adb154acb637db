import type { Manifest, ManifestFinding } from '@dowel/schema';
import { checkProviders, manifestProblem } from '@dowel/schema/manifest';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../problems/problem-error.ts';
import { readInThread } from '../manifest-checks/service.ts';
import type { ParsedManifest } from './manifest-source.ts';

/**
 * The manifest, when nothing stands against deploying it.
 * @param root what to call `integrations[0]` in the problem, where a request carries one integration.
 * @throws {ProblemError} `manifest_invalid` with an issue per error
 */
export async function assertDeployable(
  context: Context,
  source: ParsedManifest,
  root?: string,
): Promise<Manifest> {
  const { manifest, findings } = source;
  if (!manifest) throw manifestInvalid(findings, root);
  const unknown = checkProviders(manifest.integrations, context.catalogue.all());
  if (unknown.length > 0) throw await refusal(context, source, unknown, root);
  return manifest;
}

/** The problem of a manifest, for findings of ours: each is told with its place in the text they are about. */
export async function refusal(
  context: Context,
  { text }: ParsedManifest,
  findings: readonly ManifestFinding[],
  root?: string,
): Promise<ProblemError> {
  const placed = text === undefined ? findings : await readInThread(context, 'place', text, findings);
  return manifestInvalid(placed, root);
}

/** The problem of a manifest whose findings have their places. */
export function manifestInvalid(findings: readonly ManifestFinding[], root?: string): ProblemError {
  return new ProblemError('manifest_invalid', manifestProblem(findings, root));
}

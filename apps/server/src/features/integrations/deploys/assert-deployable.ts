import type { Manifest, ManifestFinding } from '@dowel/schema';
import { checkProviders, checkSupport, manifestProblem } from '@dowel/schema/manifest';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../problems/problem-error.ts';
import { readInThread } from '../manifest-checks/read-in-thread.ts';
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
  source: ParsedManifest,
  findings: readonly ManifestFinding[],
  root?: string,
): Promise<ProblemError> {
  return manifestInvalid(await placed(context, source, findings), root);
}

/** What is to be said of a manifest that can be deployed: of its text, and of what its providers cannot do. */
export async function warningsOf(
  context: Context,
  source: ParsedManifest,
  { integrations }: Manifest,
): Promise<ManifestFinding[]> {
  const warnings = source.findings.filter(({ severity }) => severity === 'warning');
  return [
    ...warnings,
    ...(await placed(context, source, checkSupport(integrations, context.catalogue.all()))),
  ];
}

async function placed(
  context: Context,
  { text }: ParsedManifest,
  findings: readonly ManifestFinding[],
): Promise<readonly ManifestFinding[]> {
  if (text === undefined || findings.length === 0) return findings;
  return readInThread(context, 'place', text, findings);
}

/** The problem of a manifest whose findings have their places. */
export function manifestInvalid(findings: readonly ManifestFinding[], root?: string): ProblemError {
  return new ProblemError('manifest_invalid', manifestProblem(findings, root));
}

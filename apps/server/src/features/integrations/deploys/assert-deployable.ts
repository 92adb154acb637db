import type { Manifest, ManifestFinding } from '@dowel/schema';
import { checkProviders, checkSupport, manifestProblem } from '@dowel/schema/manifest';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../problems/problem-error.ts';
import { readInThread } from '../manifest-checks/read-in-thread.ts';
import type { ParsedManifest } from './manifest-source.ts';

/**
 * Answers the manifest if it has no errors and we know all its providers.
 * @param root the name for `integrations[0]` in the problem, when the request carries a single integration.
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

/** The problem for findings that the server made itself. Each gets its place in the manifest's text. */
export async function refusal(
  context: Context,
  source: ParsedManifest,
  findings: readonly ManifestFinding[],
  root?: string,
): Promise<ProblemError> {
  return manifestInvalid(await placed(context, source, findings), root);
}

/** The warnings for a manifest that can be deployed: about its text, and about what its providers do not support. */
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

/** The problem of a manifest. The findings must have their places already. */
export function manifestInvalid(findings: readonly ManifestFinding[], root?: string): ProblemError {
  return new ProblemError('manifest_invalid', manifestProblem(findings, root));
}

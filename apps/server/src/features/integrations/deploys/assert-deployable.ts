import type { Manifest, ManifestFinding } from '@dowel/schema';
import { checkProviders, findInManifest, manifestProblem } from '@dowel/schema/manifest';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import type { ParsedManifest } from './manifest-source.ts';

/**
 * The manifest, when nothing stands against deploying it.
 * @param root what to call `integrations[0]` in the problem, where a request carries one integration.
 * @throws {ProblemError} `manifest_invalid` with an issue per error
 */
export function assertDeployable(context: Context, source: ParsedManifest, root?: string): Manifest {
  const { manifest, findings } = source;
  if (!manifest) throw manifestInvalid(findings, root);
  const unknown = checkProviders(manifest.integrations, context.catalogue.all());
  if (unknown.length > 0) throw manifestInvalid(placed(source, unknown), root);
  return manifest;
}

/** Findings of ours, which know no line, with the place in the text they came from. */
export function placed({ text }: ParsedManifest, findings: readonly ManifestFinding[]): ManifestFinding[] {
  return findings.map((finding) =>
    text === undefined ? finding : { ...finding, ...findInManifest(text, finding.path) },
  );
}

/** The problem of a manifest. */
export function manifestInvalid(findings: readonly ManifestFinding[], root?: string): ProblemError {
  return new ProblemError('manifest_invalid', manifestProblem(findings, root));
}

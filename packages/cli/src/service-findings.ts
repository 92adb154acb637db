import { isDowelError } from '@dowel/client';
import type { InputValidationIssue, ManifestFinding } from '@dowel/schema';
import { findInManifest } from '@dowel/schema/manifest';
import type { ManifestFile } from './manifest-file.ts';

/**
 * Leaves out known findings. The service reads the same text with the same parser, so it mostly finds the same things.
 */
export function onlyNew(
  found: readonly ManifestFinding[],
  known: readonly ManifestFinding[],
): ManifestFinding[] {
  return found.filter(
    ({ path, message }) => !known.some((finding) => finding.path === path && finding.message === message),
  );
}

/** What the service refused in the manifest, with places in the file; empty for any other failure. */
export function toFindings(error: unknown, file: ManifestFile): ManifestFinding[] {
  if (!isDowelError(error) || error.code !== 'manifest_invalid') return [];
  return (error.issues ?? []).map((issue: InputValidationIssue) => {
    const { name: path = '', detail, title, remedy } = issue;
    const message = detail ?? title ?? 'is not valid';
    return {
      severity: 'error',
      path,
      ...findInManifest(file.text, path),
      message,
      ...(remedy && { fix: remedy }),
    };
  });
}

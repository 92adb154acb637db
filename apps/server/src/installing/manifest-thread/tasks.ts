import type { ManifestFinding } from '@dowel/schema';
import {
  type CheckedManifest,
  type CheckManifestOptions,
  checkManifest,
  checkNewIntegration,
  findInManifest,
  parseManifest,
} from '@dowel/schema/manifest';
import { ManifestZipError, readManifestZip } from './manifest-zip.ts';

/** The tasks that run on the manifest thread. Arguments and results must be values that can be sent between threads. */
export const manifestTasks = {
  /** Checks a manifest that is already parsed. */
  check: (value: unknown, options: CheckManifestOptions): CheckedManifest => checkManifest(value, options),

  /** Checks the content of a new integration. Takes the request body as it was sent. */
  checkNew: (sent: unknown, options: CheckManifestOptions): CheckedManifest =>
    checkNewIntegration(sent, options),

  parse: (text: string, options: CheckManifestOptions): CheckedManifest => parseManifest(text, options),

  /** Unpacks, parses and checks a zip. If the zip contains no manifest, says why. */
  parseZip(
    zip: Uint8Array,
    options: CheckManifestOptions,
  ): (CheckedManifest & { text: string }) | { zipProblem: string } {
    try {
      const { file, text } = readManifestZip(zip);
      return { ...parseManifest(text, { ...options, file }), text };
    } catch (error) {
      if (error instanceof ManifestZipError) return { zipProblem: error.message };
      throw error;
    }
  },

  place: (text: string, findings: readonly ManifestFinding[]): ManifestFinding[] =>
    findings.map((finding) => ({ ...finding, ...findInManifest(text, finding.path) })),
};

export type ManifestTasks = typeof manifestTasks;

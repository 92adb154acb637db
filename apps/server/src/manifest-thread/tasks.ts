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

/** What is done to manifests off the main thread: each takes and answers what can be sent between threads. */
export const manifestTasks = {
  /** Checks a manifest that is a value. */
  check: (value: unknown, options: CheckManifestOptions): CheckedManifest => checkManifest(value, options),

  /** Checks the content of a new integration; takes the body as it was sent. */
  checkNew: (sent: unknown, options: CheckManifestOptions): CheckedManifest =>
    checkNewIntegration(sent, options),

  /** Parses and checks a text. */
  parse: (text: string, options: CheckManifestOptions): CheckedManifest => parseManifest(text, options),

  /** Unpacks, parses and checks a zip; for one that holds no manifest it says why. */
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

  /** Findings that know no line, with the place in the text they came from. */
  place: (text: string, findings: readonly ManifestFinding[]): ManifestFinding[] =>
    findings.map((finding) => ({ ...finding, ...findInManifest(text, finding.path) })),
};

export type ManifestTasks = typeof manifestTasks;

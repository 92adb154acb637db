import type { BatchUpsertIntegrations, Manifest, ManifestFinding } from '@dowel/schema';
import { checkManifest, parseManifest } from '@dowel/schema/manifest';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { ManifestZipError, readManifestZip } from '../uploads/manifest-zip.ts';
import * as uploads from '../uploads/service.ts';

/** A manifest with what was found in it. Absent when there is an error. */
export interface ParsedManifest {
  manifest?: Manifest | undefined;
  findings: ManifestFinding[];
  /** The manifest as it was written; absent when it came as a value. */
  text?: string;
}

/**
 * Reads the one manifest a request names, wherever it is.
 * @throws {ProblemError} `manifest_source`, `upload_not_found`, `manifest_invalid` for an unreadable zip
 */
export async function readSource(context: Context, source: BatchUpsertIntegrations): Promise<ParsedManifest> {
  assertOneSource(source);
  const { strict = false } = source;
  const options = { strict, minScheduleMinutes: context.env.minScheduleMinutes };
  if (source.sourceYaml !== undefined) {
    return { ...parseManifest(source.sourceYaml, options), text: source.sourceYaml };
  }
  if (source.sourceZipUrl === undefined) return checkManifest(source.manifest, options);
  const { file, text } = unzip(await uploads.read(context, source.sourceZipUrl));
  return { ...parseManifest(text, { ...options, file }), text };
}

const names = ['sourceZipUrl', 'sourceYaml', 'manifest'] as const;

function assertOneSource(source: BatchUpsertIntegrations): void {
  const sent = names.filter((name) => source[name] !== undefined);
  if (sent.length === 1) return;
  const what = sent.length === 0 ? 'none' : sent.join(' and ');
  throw new ProblemError('manifest_source', {
    detail: `A manifest comes from exactly one of ${names.join(', ')}; this request has ${what}.`,
    remedy: 'Send sourceYaml with the text of the manifest, or upload a zip and send sourceZipUrl.',
  });
}

function unzip(zip: Uint8Array): { file: string; text: string } {
  try {
    return readManifestZip(zip);
  } catch (cause) {
    if (!(cause instanceof ManifestZipError)) throw cause;
    throw new ProblemError('manifest_invalid', {
      detail: cause.message,
      remedy: 'Put the manifest alone into a zip, as dowel.yaml or amp.yaml at its top level.',
      issues: [{ in: 'body', name: 'sourceZipUrl', detail: cause.message }],
      cause,
    });
  }
}

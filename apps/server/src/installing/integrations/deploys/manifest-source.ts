import type { BatchUpsertIntegrations } from '@dowel/schema';
import type { CheckedManifest } from '@dowel/schema/manifest';
import { manifestSourceProblem, manifestSources, manifestZipProblem } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { readInThread } from '../read-in-thread.ts';
import * as uploads from '../uploads/receive-upload.ts';

export interface ParsedManifest extends CheckedManifest {
  /** The manifest's text; absent when the request held the manifest as a JSON value. */
  text?: string;
}

/**
 * Reads the one manifest that a request names, from any of its sources.
 * @throws {ProblemError} `manifest_source`, `upload_not_found`, `manifest_invalid` for an unreadable zip
 */
export async function readSource(context: Context, source: BatchUpsertIntegrations): Promise<ParsedManifest> {
  assertOneSource(source);
  const { strict = false, sourceYaml: text, sourceZipUrl, manifest } = source;
  const options = { strict, minScheduleMinutes: context.env.minScheduleMinutes };
  if (text !== undefined) return { ...(await readInThread(context, 'parse', text, options)), text };
  if (sourceZipUrl === undefined) return readInThread(context, 'check', manifest, options);
  const read = await readInThread(context, 'parseZip', await uploads.read(context, sourceZipUrl), options);
  if ('zipProblem' in read) throw new ProblemError('manifest_invalid', manifestZipProblem(read.zipProblem));
  return read;
}

function assertOneSource(source: BatchUpsertIntegrations): void {
  const sent = manifestSources.filter((name) => source[name] !== undefined);
  if (sent.length === 1) return;
  throw new ProblemError('manifest_source', manifestSourceProblem(sent));
}

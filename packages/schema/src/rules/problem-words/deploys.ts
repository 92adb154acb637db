import type { ManifestFinding } from '../../resources/deploy-plan.ts';
import type { ProblemWords } from '../problem-body.ts';
import { TRY_AGAIN_LATER } from './remedies.ts';

/** The members of a deploy request that can hold or name a manifest. */
export const manifestSources = ['sourceZipUrl', 'sourceYaml', 'manifest'] as const;

/** `manifest_source`. `sent` lists the sources in the request. */
export function manifestSourceProblem(sent: readonly string[]): ProblemWords {
  const what = sent.length === 0 ? 'none' : sent.join(' and ');
  return {
    detail: `A manifest comes from exactly one of ${manifestSources.join(', ')}; this request has ${what}.`,
    remedy: 'Send sourceYaml with the text of the manifest, or upload a zip and send sourceZipUrl.',
  };
}

/** `manifest_invalid`: no manifest can be read from a zip. `detail` is a sentence. */
export function manifestZipProblem(detail: string): ProblemWords {
  return {
    detail,
    remedy: 'Put the manifest alone into a zip, as dowel.yaml or amp.yaml at its top level.',
    issues: [{ in: 'body', name: 'sourceZipUrl', detail }],
  };
}

/** Why a zip contains no manifest, for `manifestZipProblem`. `names` are the files in the zip. */
export function noManifestInZip(names: readonly string[]): string {
  const first = names.slice(0, 5).map((name) => JSON.stringify(name.slice(0, 100)));
  const holds =
    first.length > 0 ? `It holds ${first.join(', ')}${names.length > 5 ? ', …' : ''}.` : 'It is empty.';
  return `The zip has no dowel.yaml or amp.yaml at its top level. ${holds}`;
}

/** Why a zip cannot be read, for `manifestZipProblem`. */
export const zipDamaged = 'The upload is not a zip file, or it was cut off or changed on its way.';

/** `manifest_invalid` */
export function manifestTooHeavyProblem(): ProblemWords {
  return {
    detail:
      'Reading the manifest took more than 10 seconds or 512 MB, so it was stopped and nothing was deployed.',
    remedy: 'Split it into several manifests and deploy each, and use fewer anchors and aliases.',
  };
}

/** `too_many_requests`: reading the manifests of an organisation has taken all its processor time. */
export function manifestTimeUsedUpProblem(seconds: number): ProblemWords {
  return {
    detail: `Reading the manifests of this organization has taken all the processor time that it may use at once. Some is left again in ${seconds} seconds.`,
    remedy: TRY_AGAIN_LATER,
    builderRemedy:
      'Deploy again after the seconds in Retry-After. Deploy less often, or split manifests that take long to read.',
  };
}

/** The finding for a manifest without the integration that should get a revision. */
export function integrationMissingFinding(name: string): ManifestFinding {
  return {
    severity: 'error',
    path: 'integrations',
    message: `The manifest has no integration named "${name}", which the revision is for.`,
    fix: 'Add it, or deploy the whole manifest with PUT integrations:batch.',
  };
}

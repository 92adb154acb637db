import type { ProblemWords } from '../problem-body.ts';
import { RELOAD_OR_ASK, TRY_AGAIN_LATER } from './remedies.ts';

/** `samples_unavailable`: the server cannot read this provider. `title` is the name that people use. */
export function noSamplesProblem(title: string): ProblemWords {
  return {
    detail: `Values of ${title} cannot be shown here.`,
    remedy: 'Choose fields by their names.',
    builderRemedy: `This server has no connector for ${title}. Ask for samples only when the object has "hasSamples".`,
  };
}

/** `samples_unavailable`: the provider refused. `reason` is what it said. */
export function samplesRefusedProblem(title: string, reason: string): ProblemWords {
  return {
    detail: `${title} refused to show values of these fields.`,
    causes: [reason],
    remedy: 'Choose fields by their names, or connect with an account that may read them.',
  };
}

/** `provider_unreachable`: the provider did not answer in time. `reason` says how. */
export function samplesUnreachableProblem(title: string, reason: string): ProblemWords {
  return {
    detail: `${title} did not answer, so there are no values to show now.`,
    causes: [reason],
    remedy: TRY_AGAIN_LATER,
  };
}

/** `object_not_found`: the integration does not read such an object. */
export function objectNotReadProblem(objectName: string): ProblemWords {
  return {
    detail: `This integration reads no object "${objectName}".`,
    remedy: RELOAD_OR_ASK,
    builderRemedy: 'Name an object that the manifest lists under "read".',
  };
}

/** `too_many_requests`: samples of one connection were asked for too often. */
export function tooManySamplesProblem(): ProblemWords {
  return {
    detail: 'Values of this account were asked for too often in the last minute.',
    remedy: TRY_AGAIN_LATER,
    builderRemedy: 'Send it again after the seconds in Retry-After.',
  };
}

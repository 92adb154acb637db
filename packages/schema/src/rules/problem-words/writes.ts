import type { ProblemWords } from '../problem-body.ts';
import { ASK_THE_PRODUCT, TRY_AGAIN_LATER } from './remedies.ts';

/** `writes_unsupported`. `what` says what the provider cannot do, as the end of a sentence. */
export function writesUnsupportedProblem(title: string, what: string): ProblemWords {
  return {
    detail: `Nothing was written, because this server cannot ${what} in ${title}.`,
    remedy: ASK_THE_PRODUCT,
    builderRemedy: `Look at the provider's support in the catalogue, and leave out what it does not have.`,
  };
}

/** `object_not_found`: the manifest has no such object to write. */
export function objectNotWrittenProblem(objectName: string, integrationName: string): ProblemWords {
  return {
    detail: `"${integrationName}" does not write an object "${objectName}", so nothing was written.`,
    remedy: ASK_THE_PRODUCT,
    builderRemedy: 'Name an object of the write block of the manifest, or add it there and deploy.',
  };
}

/** `object_disabled`: the installation does not write the object. */
export function writeDisabledProblem(objectName: string): ProblemWords {
  return {
    detail: `This customer has not allowed writing to "${objectName}", so nothing was written.`,
    remedy: `Allow writing to "${objectName}" in the settings of the integration.`,
    builderRemedy: `Add "${objectName}" to config.content.write.objects of the installation.`,
  };
}

export function deletionDisabledProblem(objectName: string): ProblemWords {
  return {
    detail: `This customer has not allowed deleting records of "${objectName}", so nothing was deleted.`,
    remedy: `Allow deleting records of "${objectName}" in the settings of the integration.`,
    builderRemedy:
      'Set deletionSettings.enabled of the write object to true in the config of the installation.',
  };
}

/** `provider_unreachable`: the provider did not do it now, and may do it later. `reason` says why. */
export function writeUnreachableProblem(title: string, reason: string): ProblemWords {
  return {
    detail: `${title} did not say that it has written anything.`,
    causes: [reason],
    remedy: TRY_AGAIN_LATER,
    builderRemedy:
      'Send the same request again with the same Idempotency-Key. The operation says how each record ended.',
  };
}

/** `outcome_unknown`: the write was sent, and nobody can find out what the provider has done. */
export function writeOutcomeUnknownProblem(title: string, reason: string): ProblemWords {
  return {
    detail: `The write was sent to ${title}, and it is not known whether it took effect. It is not sent again, because it could be done twice.`,
    causes: [reason],
    remedy: `Look in ${title} whether the record is there, before you try again.`,
    builderRemedy: 'If the record is not there, send the request again with another Idempotency-Key.',
  };
}

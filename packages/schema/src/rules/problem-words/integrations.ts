import type { ProblemWords } from '../problem-body.ts';
import { ASK_THE_PRODUCT, RELOAD_OR_ASK } from './remedies.ts';

export function integrationNotFoundProblem(integrationIdOrName: string): ProblemWords {
  return {
    detail: `This project has no integration "${integrationIdOrName}".`,
    remedy: ASK_THE_PRODUCT,
    builderRemedy: 'List the integrations to see which exist, or deploy a manifest that has it.',
  };
}

/** `integration_not_found`, for endpoints that accept only an id. */
export function integrationIdNotFoundProblem(integrationId: string): ProblemWords {
  return {
    detail: `This project has no integration with the id "${integrationId}".`,
    remedy: 'List the integrations to see which exist.',
  };
}

export function revisionNotFoundProblem(revisionId: string): ProblemWords {
  return {
    detail: `The integration has no revision with the id "${revisionId}".`,
    remedy: RELOAD_OR_ASK,
    builderRemedy: 'Use the id of its latestRevision.',
  };
}

/** `name_taken` */
export function integrationNameTakenProblem(name: string): ProblemWords {
  return {
    detail: `This project has an integration named "${name}" already.`,
    remedy: 'Choose another name, or deploy a manifest: that updates the existing integration.',
  };
}

/** `connection_not_found`: a request asks for objects through a connection to another provider. */
export function otherProvidersConnectionProblem(words: {
  /** The names that people use for the two providers. */
  actual: string;
  wanted: string;
  integrationName: string;
}): ProblemWords {
  const { actual, wanted, integrationName } = words;
  return {
    detail: `The connection is to ${actual}, but "${integrationName}" is for ${wanted}, so it has no such objects.`,
    remedy: `Connect ${wanted}.`,
    builderRemedy: `Send the id of a connection to ${wanted}.`,
  };
}

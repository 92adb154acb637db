import type { ProblemWords } from '../problem-body.ts';

/** `connection_not_found`: the group has no connection to the provider. `title` is the name that people use. */
export function groupNotConnectedProblem(groupRef: string, title: string): ProblemWords {
  return {
    detail: `Group "${groupRef}" has no connection to ${title}.`,
    remedy: `Connect ${title} for the group first.`,
  };
}

/** `object_not_found`: the account has no such object. */
export function objectNotInAccountProblem(objectName: string, title: string): ProblemWords {
  return {
    detail: `${title} has no object "${objectName}" in this account.`,
    remedy: `Name the object as ${title} does.`,
  };
}

/** `fields_unavailable`: the server cannot read this provider. */
export function noFieldsProblem(title: string): ProblemWords {
  return {
    detail: `The fields of objects in ${title} cannot be listed, because this server has no connector for ${title}.`,
    remedy: `Look the fields up in ${title} itself.`,
  };
}

/** `fields_unavailable`: the provider refused to list the fields. `reason` is what it said. */
export function fieldsRefusedProblem(title: string, reason: string): ProblemWords {
  return {
    detail: `${title} refused to list the fields of this object.`,
    causes: [reason],
    remedy: 'Connect again, with an account that may see the fields.',
  };
}

/** `provider_unreachable`: the provider did not answer. `reason` says how. */
export function fieldsUnreachableProblem(title: string, reason: string): ProblemWords {
  return {
    detail: `${title} did not answer as expected, so the request could not be finished.`,
    causes: [reason],
    remedy: 'Wait a moment, then send the same request again.',
  };
}

/** `fields_not_writable`: the server cannot create fields at this provider. */
export function fieldsNotWritableProblem(title: string): ProblemWords {
  return {
    detail: `This server cannot create or change fields in ${title}, so nothing was done.`,
    remedy: `Create the fields in ${title} itself.`,
  };
}

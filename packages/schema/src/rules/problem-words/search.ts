import type { ProblemWords } from '../problem-body.ts';
import { TRY_AGAIN_LATER } from './remedies.ts';

/** `search_unsupported`. `title` is the name that people use. */
export function searchUnsupportedProblem(title: string, objectName: string): ProblemWords {
  return {
    detail: `"${objectName}" of ${title} cannot be searched: this server does not know how ${title} finds records by values.`,
    remedy: 'Read the object, and find the records among those that were delivered.',
    builderRemedy: `Search only where the provider's support.search.operators.equals is true.`,
  };
}

/** `search_refused`: the provider answered, and did not search. `reason` is what it said. */
export function searchRefusedProblem(title: string, reason: string): ProblemWords {
  return {
    detail: `${title} refused to search with these filters, so nothing was found.`,
    causes: [reason],
    remedy: 'Filter by other fields, or connect with an account that may read these.',
  };
}

/** `provider_unreachable`: the provider did not answer in time. `reason` says how. */
export function searchUnreachableProblem(title: string, reason: string): ProblemWords {
  return {
    detail: `${title} did not answer, so it is not known which records there are.`,
    causes: [reason],
    remedy: TRY_AGAIN_LATER,
  };
}

import { type Called, isPageKey, mayCall } from './key-scopes.ts';
import type { ProblemWords } from './problem-body.ts';
import { apiKeyScopeProblem, consumerTokenNeededProblem } from './problem-words/callers.ts';

/** Why a key of these scopes may not call an operation (`api_key_scope`). Undefined when it may. */
export function refuseKey(scopes: readonly string[], called: Called): ProblemWords | undefined {
  if (mayCall(scopes, called)) return undefined;
  const isPages = called.access === 'token' && isPageKey(scopes);
  return isPages ? consumerTokenNeededProblem() : apiKeyScopeProblem(scopes);
}

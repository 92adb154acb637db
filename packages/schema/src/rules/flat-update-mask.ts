import type { ProblemWords } from './problem-body.ts';
import { RELOAD_OR_ASK } from './problem-words/remedies.ts';

/** The paths that an update mask may name, for the resources whose masks are flat. */
export const updatableMembers = {
  project: ['appName', 'name', 'embeddingOrigins', 'skipsStartPage'],
  apiKey: ['active', 'label', 'scopes'],
  jwtKey: ['active', 'label'],
  providerApp: ['externalRef', 'clientId', 'clientSecret', 'provider', 'scopes', 'metadata'],
  connection: [
    'providerWorkspaceRef',
    'providerMetadata',
    'apiKey',
    'basicAuth',
    'oauth2ClientCredentials',
    'oauth2PasswordCredentials',
  ],
} as const;

/** The values that a mask names. A path that is not in the mask is absent. */
export type Masked<Values, Name extends keyof Values> = { [N in Name]?: Exclude<Values[N], undefined> };

export type FlatMaskResult<Values, Name extends keyof Values> =
  | { ok: true; masked: Masked<Values, Name> }
  | { ok: false; path: string; reason: string; isWithoutValue: boolean };

/** Picks the members of `values` that a flat update mask names: either all or none. */
export function applyFlatMask<Values extends object, Name extends keyof Values & string>(
  mask: readonly string[],
  values: Values,
  allowed: readonly Name[],
): FlatMaskResult<Values, Name> {
  const masked: Masked<Values, Name> = {};
  for (const path of mask) {
    const name = allowed.find((candidate) => candidate === path);
    if (name === undefined) {
      return { ok: false, path, reason: 'is not a path that can be updated', isWithoutValue: false };
    }
    const value = values[name];
    if (value === undefined) {
      return { ok: false, path, reason: 'is in the mask but has no value', isWithoutValue: true };
    }
    masked[name] = value as Exclude<Values[Name], undefined>;
  }
  return { ok: true, masked };
}

/** The words of the problem `invalid_update_mask`. They list what is allowed. */
export function maskProblem(path: string, reason: string, allowed: readonly string[]): ProblemWords {
  return {
    detail: `"${path}" ${reason}, so nothing was changed.`,
    remedy: RELOAD_OR_ASK,
    builderRemedy: `Allowed in updateMask: ${allowed.join(', ')}. Send a value for each path you name.`,
    issues: [{ in: 'body', name: 'updateMask', value: path, detail: reason }],
    context: { allowed: [...allowed] },
  };
}

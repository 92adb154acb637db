import { destinationPaths } from './destination-paths.ts';
import type { ProblemWords } from './problem-body.ts';
import { RELOAD_OR_ASK } from './problem-words/remedies.ts';

/** The paths that an update mask may name, for the resources whose masks are flat. */
export const updatableMembers = {
  org: ['label'],
  project: [
    'appName',
    'name',
    'embeddingOrigins',
    'skipsStartPage',
    'refusesFrontendKeys',
    'refusesSharedAccounts',
    'logo',
  ],
  apiKey: ['active', 'label', 'scopes', 'allowedAddresses', 'integrationIds'],
  jwtKey: ['active', 'label'],
  providerApp: [
    'externalRef',
    'clientId',
    'clientSecret',
    'webhookSecret',
    'provider',
    'scopes',
    'metadata',
    'metadata.authQueryParams',
    'metadata.providerParams',
    'metadata.allowedHosts',
  ],
  destination: ['name', 'type', 'ordering', 'metadata', ...destinationPaths],
  connection: [
    'providerWorkspaceRef',
    'providerMetadata',
    'apiKey',
    'basicAuth',
    'customAuth',
    'oauth2ClientCredentials',
    'oauth2PasswordCredentials',
    'account',
  ],
} as const;

/** The values that a mask names. A path that is not in the mask is absent. */
export type Masked<Values, Name extends keyof Values> = { [N in Name]?: Exclude<Values[N], undefined> };

/** Words of a problem with `invalid_update_mask`, and a status if it is not the usual one. */
export type MaskProblem = ProblemWords & { status?: number };

export type FlatMaskResult<Values, Name extends keyof Values> =
  | { ok: true; masked: Masked<Values, Name> }
  | { ok: false; problem: MaskProblem };

/**
 * Picks the members of `values` that a flat update mask names: either all or none. `missingValueStatus` is the status
 * of a problem with a path that has no value, for the one group of endpoints that answers 422 there.
 */
export function applyFlatMask<Values extends object, Name extends keyof Values & string>(
  mask: readonly string[],
  values: Values,
  allowed: readonly Name[],
  { missingValueStatus }: { missingValueStatus?: number } = {},
): FlatMaskResult<Values, Name> {
  const masked: Masked<Values, Name> = {};
  for (const path of mask) {
    const name = allowed.find((candidate) => candidate === path);
    if (name === undefined) {
      return { ok: false, problem: maskProblem(path, 'is not a path that can be updated', allowed) };
    }
    const value = values[name];
    if (value === undefined) {
      const status = missingValueStatus === undefined ? {} : { status: missingValueStatus };
      return { ok: false, problem: { ...maskProblem(path, NO_VALUE, allowed), ...status } };
    }
    masked[name] = value as Exclude<Values[Name], undefined>;
  }
  return { ok: true, masked };
}

/** What is wrong with a path that has no value, as the end of a sentence that begins with the path. */
export const NO_VALUE = 'is in the mask but has no value';

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

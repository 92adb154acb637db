import type { ProviderInfo } from '@dowel/schema';
import { issuerMismatchProblem } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';

/**
 * Checks that a callback comes from the provider that was asked, by the issuer it names (RFC 9207). Several providers
 * share one callback, so without this check a hostile provider could pass its answer off as another's. When the entry
 * has no issuer, the issuer that was sent is only logged, so that we can complete the entry.
 * @throws {ProblemError} `issuer_mismatch`
 */
export function assertIssuer(
  context: Context,
  { name, oauth2Opts }: Pick<ProviderInfo, 'name' | 'oauth2Opts'>,
  iss: string | undefined,
): void {
  const expected = oauth2Opts?.issuer;
  if (expected !== undefined && iss !== expected) {
    throw new ProblemError('issuer_mismatch', issuerMismatchProblem(iss !== undefined));
  }
  if (expected === undefined && iss !== undefined) {
    context.log.info(
      { provider: name, issuer: loggable(iss) },
      'the provider names an issuer, its entry none',
    );
  }
}

/** Anyone can call the callback with any text, so only an origin is logged. */
function loggable(iss: string): string {
  return iss.length <= 1024 && URL.canParse(iss) ? new URL(iss).origin : 'not an address';
}

import type { ProviderInfo } from '@dowel/schema';
import { issuerMismatchProblem } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../problems/problem-error.ts';

/**
 * Holds a callback to the provider that was asked, by the name it gives itself (RFC 9207): with several providers behind
 * one callback, a hostile one could otherwise pass its answer off as another's. Where an entry names no issuer, what is
 * sent is only logged, so that the entry can be completed.
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

/** Anybody may write a callback's address: only an origin gets into the log. */
function loggable(iss: string): string {
  return iss.length <= 1024 && URL.canParse(iss) ? new URL(iss).origin : 'not an address';
}

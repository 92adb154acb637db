import { signInCodeProblem } from '@dowel/schema/rules';
import type { PublicContext } from '../../../context.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import * as builders from '../../builders/service.ts';
import type * as sessions from '../../sessions/service.ts';
import { openSession } from '../open-session.ts';
import * as signIns from '../service.ts';
import { type CommandLineExchange, isVerifierOf } from './rules.ts';

/** How long a code works. The program asks at once; a person who pastes it needs a moment. */
const lifeMs = 2 * 60 * 1000;

/** Makes the code for a command line that a builder has agreed to. */
export function agree(context: PublicContext, builderId: string, challenge: string): Promise<string> {
  return signIns.begin(context, { kind: 'cli', lifeMs, builderId, bindings: { challenge } });
}

export interface SignedInCommandLine {
  readonly session: sessions.OpenedSession;
  readonly builder: builders.StoredBuilder;
}

/**
 * Gives the session for a code. The first try uses the code up, also with a wrong verifier: whoever has only the code
 * gets no second guess.
 * @throws {ProblemError} `sign_in_code_invalid`
 */
export async function exchange(
  context: PublicContext,
  { code, codeVerifier }: CommandLineExchange,
): Promise<SignedInCommandLine> {
  const { row } = await signIns.find(context, 'cli', code);
  if (!row || row.builderId === null || !(await signIns.spend(context, row))) throw invalid();
  if (!isVerifierOf(signIns.bindingsOf(context, row).challenge, codeVerifier)) throw invalid();
  const builder = await builders.find(context, row.builderId);
  if (!builder) throw invalid();
  const session = await context.transaction((tx) => openSession(tx, builder, 'cli'));
  return { session, builder };
}

/** One answer for every reason, so that nobody can try out codes. */
export function invalid(): ProblemError {
  return new ProblemError('sign_in_code_invalid', signInCodeProblem());
}

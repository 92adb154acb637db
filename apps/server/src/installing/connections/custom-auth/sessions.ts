import { randomBytes } from 'node:crypto';
import type { ProviderMetadata } from '@dowel/schema';
import { signInSessionExpiredProblem, signInSessionUnknownProblem } from '@dowel/schema/rules';
import { v7 } from 'uuid';
import type { Context } from '../../../context.ts';
import { sha256 } from '../../../platform/digest.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import type { FlowValues } from '../../../providers/provider-auth/steps/flow.ts';
import type { Owner } from '../queries.ts';
import { insertSession, takeSession } from './queries.ts';

/** How long a sign-in waits for the person to come back from the provider's page. */
const WAIT_MS = 10 * 60 * 1000;

/** Whom a sign-in in steps connects, and what it knows so far. */
export interface StepSignIn extends Owner {
  groupName?: string | undefined;
  consumerName?: string | undefined;
  providerAppId?: string | undefined;
  metadata: ProviderMetadata;
  /** The id of the account that the person has confirmed. */
  confirmedId?: string | undefined;
  /** If true, the person wants another connection beside those that they have. */
  additional?: boolean | undefined;
  /** If true, the connection is the person's own. */
  personal?: boolean | undefined;
  consumerInputs: FlowValues['consumerInputs'];
  secrets: FlowValues['secrets'];
  passing: FlowValues['passing'];
  /** When the secrets end, in RFC 3339. */
  secretsExpireTime?: string | undefined;
}

/** Stores a sign-in that waits in a step. Returns the `sessionId` that continues it. */
export async function park(tx: Context, signIn: StepSignIn, step: number): Promise<string> {
  const id = v7();
  const sessionId = randomBytes(32).toString('base64url');
  const { provider, groupRef, consumerRef } = signIn;
  const { sealed, sealKeyId } = tx.secrets.seal(JSON.stringify(signIn), id);
  await insertSession(tx, {
    id,
    sessionHash: sha256(sessionId),
    provider,
    groupRef,
    consumerRef,
    step,
    stateSealed: sealed,
    sealKeyId,
    expireTime: new Date(tx.now().getTime() + WAIT_MS),
  });
  return sessionId;
}

/**
 * Takes a sign-in that waits. From now on its `sessionId` is unknown.
 * @throws {ProblemError} `state_invalid`
 */
export async function resume(
  context: Context,
  sessionId: string,
): Promise<{ signIn: StepSignIn; step: number }> {
  const row = await takeSession(context, sha256(sessionId));
  if (!row) throw new ProblemError('state_invalid', signInSessionUnknownProblem());
  if (row.expireTime <= context.now()) {
    throw new ProblemError('state_invalid', signInSessionExpiredProblem());
  }
  // The cast is safe: only `park` writes the column, and the seal proves it.
  const signIn = JSON.parse(context.secrets.open(row.stateSealed, row.id)) as StepSignIn;
  return { signIn, step: row.step };
}

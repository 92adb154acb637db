import { Reference } from '@dowel/schema';
import { type ProblemWords, tokenExpiredProblem, tokenInvalidProblem } from '@dowel/schema/rules';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod';
import { enterProject, type PublicContext } from '../../context.ts';
import type { ProjectActor } from '../../platform/actor.ts';
import type { ProjectRef } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { findSigningKey, keepKeyUsed } from './queries.ts';
import { VerificationKeys } from './verification-keys.ts';

/** The longest lifetime of a token, and the largest difference between two clocks, in seconds. */
const maxLifetimeSeconds = 600;
const clockSkewSeconds = 60;

/** A name to show to people. The claim is optional, so a name that cannot be shown or stored counts as absent. */
const NameClaim = Reference.refine((name) => !name.includes('\0') && name.isWellFormed())
  .optional()
  .catch(undefined);

const Claims = z.object({
  groupRef: Reference,
  consumerRef: Reference,
  groupName: NameClaim,
  consumerName: NameClaim,
  iat: z.number(),
  exp: z.number(),
});

const verificationKeys = new VerificationKeys();

/**
 * Finds the consumer that a token speaks for. The stored key decides the project and the algorithm; we do not trust the
 * token's own `alg`.
 * @throws {ProblemError} `token_invalid`, `token_expired`
 */
export async function identify(
  context: PublicContext,
  token: string,
): Promise<{ project: ProjectRef; actor: ProjectActor }> {
  const key = await findSigningKey(context, kidOf(token));
  if (!key?.active) throw invalid('its key is unknown, was deleted, or is switched off');
  const payload = await verify(context, token, key);
  const { groupRef, consumerRef, groupName, consumerName } = checkClaims(payload, context.now());
  const actor = {
    kind: 'consumer',
    id: consumerRef,
    groupRef,
    consumerRef,
    groupName,
    consumerName,
  } as const;
  keepKeyUsed(enterProject(context, key.project, actor), key);
  return { project: key.project, actor };
}

function kidOf(token: string): string {
  if (/^dowel_(full|front|part)_/.test(token)) throw apiKeyAsToken();
  try {
    const { kid } = decodeProtectedHeader(token);
    if (typeof kid === 'string') return kid;
  } catch (cause) {
    throw invalid('it is not a signed JWT', cause);
  }
  throw invalid('its header names no key (kid)');
}

async function verify(
  context: PublicContext,
  token: string,
  key: { algorithm: string; publicKeyPem: string },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, verificationKeys.get(key.publicKeyPem), {
      algorithms: [key.algorithm],
      clockTolerance: clockSkewSeconds,
      currentDate: context.now(),
    });
    return payload;
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) {
      throw refused('token_expired', tokenExpiredProblem(), cause);
    }
    throw invalid('its signature or its times do not check out', cause);
  }
}

function checkClaims(payload: JWTPayload, now: Date): z.infer<typeof Claims> {
  const claims = Claims.safeParse(payload);
  if (!claims.success) {
    const names = [...new Set(claims.error.issues.map((issue) => issue.path.join('.')))];
    throw invalid(`these claims are missing or of the wrong kind: ${names.join(', ')}`);
  }
  const { iat, exp } = claims.data;
  if (exp - iat > maxLifetimeSeconds) {
    throw invalid(`it lives ${exp - iat} seconds, and the most is ${maxLifetimeSeconds}`);
  }
  if (iat > now.getTime() / 1000 + clockSkewSeconds) throw invalid('it was issued in the future');
  if (
    [claims.data.groupRef, claims.data.consumerRef].some((ref) => ref.includes('\0') || !ref.isWellFormed())
  ) {
    throw invalid('groupRef or consumerRef holds characters that cannot be stored');
  }
  return claims.data;
}

function invalid(reason: string, cause?: unknown): ProblemError {
  return refused('token_invalid', tokenInvalidProblem(reason), cause);
}

function apiKeyAsToken(): ProblemError {
  const words = tokenInvalidProblem('it is an API key');
  const builderRemedy = 'Send the API key in the header X-Api-Key, without Authorization.';
  return refused('token_invalid', { ...words, builderRemedy }, undefined);
}

function refused(code: 'token_invalid' | 'token_expired', words: ProblemWords, cause: unknown): ProblemError {
  return new ProblemError(code, {
    ...words,
    headers: { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${words.detail}"` },
    cause,
  });
}

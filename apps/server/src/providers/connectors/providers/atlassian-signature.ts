import { jwtVerify } from 'jose';
import type { Arrived } from '../engine/webhooks/is-signed.ts';

const BEARER = /^bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;
/** The clocks of Atlassian may be so far ahead or behind. */
const CLOCKS_SECONDS = 60;

/**
 * A header has a JSON Web Token that is signed with the secret. It says who has sent the event, and nothing of the body.
 * https://developer.atlassian.com/cloud/jira/platform/webhooks/
 */
export async function isGenuine(
  { headers }: Arrived,
  secrets: readonly string[],
  now: Date,
): Promise<boolean> {
  const [, token] = BEARER.exec(headers.get('authorization') ?? '') ?? [];
  if (token === undefined) return false;
  const answers = await Promise.all(secrets.map((secret) => hasSigned(token, secret, now)));
  return answers.includes(true);
}

/** A token that says when it ends, or from when on it counts, is taken at its word. */
async function hasSigned(token: string, secret: string, now: Date): Promise<boolean> {
  if (secret === '') return false;
  try {
    await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      currentDate: now,
      clockTolerance: CLOCKS_SECONDS,
    });
    return true;
  } catch {
    return false;
  }
}

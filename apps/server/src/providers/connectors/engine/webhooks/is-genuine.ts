import { jwtVerify } from 'jose';
import type { WebhookSignature } from '../../format.ts';
import { type Arrived, isSigned } from './is-signed.ts';

const BEARER = /^bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;
/** The clocks of a provider may be so far ahead or behind. */
const CLOCKS_SECONDS = 60;

/** Whether what has arrived comes from the provider, by its signature or by a token that the provider has signed. */
export async function isGenuine(
  signature: WebhookSignature,
  arrived: Arrived,
  secrets: readonly string[],
  now: Date,
): Promise<boolean> {
  if (signature.style !== 'jwt') return isSigned(signature, arrived, secrets, now);
  const [, token] = BEARER.exec(arrived.headers.get(signature.header) ?? '') ?? [];
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

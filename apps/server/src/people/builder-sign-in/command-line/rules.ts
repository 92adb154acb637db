import { createHash } from 'node:crypto';
import * as z from 'zod';

/** What a command line asks for, in the address of the page that it opens. */
export const CommandLineRequest = z.object({
  /** The PKCE challenge: only the program that knows the verifier can use the code. */
  challenge: z.string().regex(/^[\w-]{43}$/),
  /** A random text by which the program knows its own sign-in again. */
  state: z.string().regex(/^[\w-]{22,128}$/),
  /** The port of this machine at which the program listens. Absent: the person pastes the code. */
  port: z.coerce.number().int().min(1024).max(65_535).optional(),
});
export type CommandLineRequest = z.infer<typeof CommandLineRequest>;

export const CommandLineExchange = z.object({
  code: z.string().max(100),
  codeVerifier: z.string().min(43).max(128),
});
export type CommandLineExchange = z.infer<typeof CommandLineExchange>;

/** Whether the verifier belongs to the challenge (RFC 7636, S256). */
export function isVerifierOf(challenge: string | undefined, codeVerifier: string): boolean {
  return createHash('sha256').update(codeVerifier).digest('base64url') === challenge;
}

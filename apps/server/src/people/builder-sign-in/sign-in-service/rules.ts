import * as z from 'zod';

const Text = z.string().optional().catch(undefined);

/** What a sign-in service says of a person. A member with another type is left out. */
export const Claims = z.object({
  email: Text,
  // Some services send the truth as a text.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .optional()
    .catch(undefined),
  given_name: Text,
  family_name: Text,
  name: Text,
});
export type Claims = z.infer<typeof Claims>;

/** Whether the address is verified, and at one of the domains. No domains allow everybody. */
export function isAllowed(
  { email, email_verified: isVerified }: Pick<Claims, 'email' | 'email_verified'>,
  domains: readonly string[],
): boolean {
  if (domains.length === 0) return true;
  const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return isVerified === true && domain !== undefined && domains.includes(domain);
}

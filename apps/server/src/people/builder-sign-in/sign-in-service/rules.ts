import { normalEmail } from '@dowel/schema/rules';
import * as z from 'zod';

const Text = z.string().optional().catch(undefined);

// Some services send the truth as a text, and Entra sometimes as a digit.
const Truth = z
  .union([z.boolean(), z.enum(['true', '1', 'false', '0']).transform((text) => /true|1/.test(text))])
  .optional()
  .catch(undefined);

/** What a sign-in service says of a person. A member with another type is left out. */
export const Claims = z
  .object({
    email: Text,
    email_verified: Truth,
    /** Microsoft Entra says this in place of `email_verified`, if the app registration asks for it. */
    xms_edov: Truth,
    given_name: Text,
    family_name: Text,
    name: Text,
  })
  .transform(({ xms_edov, ...claims }) => ({
    ...claims,
    email_verified: claims.email_verified ?? xms_edov,
  }));
export type Claims = z.infer<typeof Claims>;

/** Whether the address is verified, and at one of the domains, as they stand in DNS. No domains allow everybody. */
export function isAllowed(
  { email, email_verified: isVerified }: Pick<Claims, 'email' | 'email_verified'>,
  domains: readonly string[],
): boolean {
  if (domains.length === 0) return true;
  const domain = normalEmail(email ?? '')?.replace(/^.*@/, '');
  return isVerified === true && domain !== undefined && domains.includes(domain);
}

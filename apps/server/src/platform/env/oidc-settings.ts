import { toDomain } from '@dowel/schema/rules';
import * as z from 'zod';

/** Words with a separator between them, as a list without empty parts. */
const listOf = (separator: RegExp) =>
  z.string().transform((text) =>
    text
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** The environment variables for the service at which builders sign in. */
export const oidcVariables = {
  /**
   * The issuer of the service at which builders sign in, an OpenID Connect provider such as
   * `https://accounts.example.com`. Its `/.well-known/openid-configuration` tells the rest.
   */
  DOWEL_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  /** The id of this server at the issuer. The redirect address to register is the public address plus `/sign-in/callback`. */
  DOWEL_OIDC_CLIENT_ID: z.string().min(1).optional(),
  /** The secret that belongs to the id. Absent for a public client. */
  DOWEL_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** The scopes to ask for, with spaces between them. */
  DOWEL_OIDC_SCOPES: listOf(/\s+/)
    .default(['openid', 'email', 'profile'])
    .refine((scopes) => scopes.includes('openid'), 'must contain "openid"'),
  /** What the sign-in page calls the issuer. Absent: its host. */
  DOWEL_OIDC_NAME: z.string().min(1).max(60).optional(),
  /** Only people with a verified e-mail address at one of these domains may sign in. Absent: whoever the issuer lets in. */
  DOWEL_OIDC_EMAIL_DOMAINS: listOf(/,/)
    .default([])
    .pipe(
      z.array(
        z
          .string()
          .regex(/^[^\s@*/:]+\.[^\s@*/:]+$/, 'must be a domain, such as acme.example')
          .transform((domain) => toDomain(domain) ?? domain),
      ),
    ),
} as const;

export interface OidcSettings {
  readonly issuer: URL;
  readonly clientId: string;
  /** Undefined for a public client. */
  readonly clientSecret: string | undefined;
  readonly scopes: readonly string[];
  readonly name: string;
  /** As they stand in DNS. Empty: every domain. */
  readonly emailDomains: readonly string[];
}

type Variables = z.infer<z.ZodObject<typeof oidcVariables>>;

/**
 * The sign-in service of these variables. Undefined without an issuer.
 * @throws {Error} if there is an issuer and no client id
 */
export function toOidcSettings(env: Variables): OidcSettings | undefined {
  if (env.DOWEL_OIDC_ISSUER === undefined) return undefined;
  if (env.DOWEL_OIDC_CLIENT_ID === undefined) {
    throw new Error(
      'DOWEL_OIDC_ISSUER is set and DOWEL_OIDC_CLIENT_ID is not, so nobody could sign in. Register this server with the issuer, and set DOWEL_OIDC_CLIENT_ID to the id that it gives.',
    );
  }
  const issuer = new URL(env.DOWEL_OIDC_ISSUER);
  return {
    issuer,
    clientId: env.DOWEL_OIDC_CLIENT_ID,
    clientSecret: env.DOWEL_OIDC_CLIENT_SECRET,
    scopes: env.DOWEL_OIDC_SCOPES,
    name: env.DOWEL_OIDC_NAME ?? issuer.host,
    emailDomains: env.DOWEL_OIDC_EMAIL_DOMAINS,
  };
}

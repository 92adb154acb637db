import * as z from 'zod';
import { limits } from '../limits.ts';
import { FreeForm, listOf, mapOf } from './bounded.ts';
import { ExpectedAccount } from './connected-account.ts';
import { decisive } from './decisive.ts';
import { ProviderMetadata } from './provider-metadata.ts';
import { Reference, Timestamp } from './values.ts';

const Secret = z.string().min(1).max(limits.secret);
const Moment = Timestamp.max(limits.timestamp).optional();
const Token = z.object({
  /** The token itself. */
  token: Secret,
  /** When the provider issued it. */
  issuedAt: Moment,
  /** When it stops working. */
  expiresAt: Moment,
});
/** The scopes that the token has or is to have. */
const scopes = decisive(listOf(z.string().min(1).max(limits.text), limits.scopes).optional());

const client = {
  /** The id of the OAuth client at the provider. */
  clientId: Secret,
  /** The secret of the OAuth client. */
  clientSecret: Secret,
};

/** Credentials and identity for a connection. Send only the credential member that the provider's auth type needs. */
export const ConnectionRequest = z.object({
  /** The customer's workspace or subdomain at the provider. The same value as the metadata `workspace`. */
  providerWorkspaceRef: z.string().max(1024).optional(),
  /** The values that the provider's entry asks for, by name. */
  providerMetadata: ProviderMetadata.optional(),
  groupName: z.string().max(255).optional(),
  groupRef: Reference.optional(),
  consumerName: z.string().max(255).optional(),
  consumerRef: Reference.optional(),
  provider: Reference.optional(),
  /**
   * The account that the connection is to lead to, even if it leads to another one now. Without it, credentials of
   * another account are refused. Added by Dowel.
   */
  account: ExpectedAccount.optional(),
  /** For the auth type `apiKey`: the key. */
  apiKey: Secret.optional(),
  /**
   * For the auth types `custom` and `jwt`: texts and lists of texts, keyed by the input's name. Values that the
   * provider does not ask for are ignored.
   */
  customAuth: mapOf(FreeForm, limits.metadata).optional(),
  /** Either part may be empty: some providers use only one. */
  basicAuth: z
    .object({
      /** The user name. */
      username: z.string().max(1024),
      /** The password. */
      password: z.string().max(limits.secret),
    })
    .optional(),
  /** For OAuth 2 with the grant `clientCredentials`. */
  oauth2ClientCredentials: z.object({ ...client, scopes }).optional(),
  /** For OAuth 2 with the grant `password`. */
  oauth2PasswordCredentials: z
    .object({
      /** The user name at the provider. */
      username: Secret,
      /** The password at the provider. */
      password: Secret,
      ...client,
      scopes,
    })
    .optional(),
  /** Tokens that were obtained elsewhere, to import them. */
  oauth2AuthorizationCode: z
    .object({
      /** What requests to the provider carry. */
      accessToken: Token.optional(),
      /** What new access tokens are obtained with. */
      refreshToken: Token.optional(),
      scopes,
    })
    .optional(),
});
export type ConnectionRequest = z.input<typeof ConnectionRequest>;

/** What kind of connection a sign-in makes. */
export const ConnectionKind = {
  /**
   * `true`: the person wants another connection beside the one that they have. Credentials of an account that one of
   * their connections leads to renew that one. Without it, they replace those of the first one. Added by Dowel.
   */
  additional: decisive(z.boolean().optional()),
  /**
   * `true`: the connection is the person's own. Nobody else sees or uses it, and no installation can be made over it. It is
   * for integrations with `actAs: person`. Needs a consumer token of the person, or a key of the builder. Added by Dowel.
   */
  personal: decisive(z.boolean().optional()),
};

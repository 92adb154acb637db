import * as z from 'zod';
import { limits } from '../limits.ts';
import { FreeForm, listOf, mapOf } from './bounded.ts';
import { ProviderMetadata } from './provider-metadata.ts';
import { Reference, Timestamp } from './values.ts';

const Secret = z.string().min(1).max(limits.secret);
const Moment = Timestamp.max(limits.timestamp).optional();
const Token = z.object({ token: Secret, issuedAt: Moment, expiresAt: Moment });
const scopes = listOf(z.string().min(1).max(limits.text), limits.scopes).optional();

/** Credentials and identity for a connection. Send only the credential member that the provider's auth type needs. */
export const ConnectionRequest = z.object({
  providerWorkspaceRef: z.string().max(1024).optional(),
  providerMetadata: ProviderMetadata.optional(),
  groupName: z.string().max(255).optional(),
  groupRef: Reference.optional(),
  consumerName: z.string().max(255).optional(),
  consumerRef: Reference.optional(),
  provider: Reference.optional(),
  apiKey: Secret.optional(),
  /**
   * For the auth types `custom` and `jwt`: texts and lists of texts, keyed by the input's name. Values that the
   * provider does not ask for are ignored.
   */
  customAuth: mapOf(FreeForm, limits.metadata).optional(),
  /** Either part may be empty: some providers use only one. */
  basicAuth: z.object({ username: z.string().max(1024), password: z.string().max(limits.secret) }).optional(),
  oauth2ClientCredentials: z.object({ clientId: Secret, clientSecret: Secret, scopes }).optional(),
  oauth2PasswordCredentials: z
    .object({ username: Secret, password: Secret, clientId: Secret, clientSecret: Secret, scopes })
    .optional(),
  /** Tokens that were obtained elsewhere, to import them. */
  oauth2AuthorizationCode: z
    .object({ accessToken: Token.optional(), refreshToken: Token.optional(), scopes })
    .optional(),
});
export type ConnectionRequest = z.input<typeof ConnectionRequest>;

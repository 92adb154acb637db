import { randomBytes } from 'node:crypto';
import { templateNames } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { readAddress } from '../../../platform/outgoing/address.ts';
import * as providerApps from '../../../providers/provider-apps/service.ts';
import {
  authorizationUrl,
  newCodeVerifier,
} from '../../../providers/provider-auth/oauth2/authorization-url.ts';
import { assertRedirects } from '../preparing.ts';
import { appMissing, metadataMissing, metadataUnsafe } from '../refusals.ts';
import { assertSignInHosts } from '../secret-destinations/destinations.ts';
import type { ResolvedProvider } from '../stored-credentials.ts';
import { callbackAddress } from './callback-address.ts';

/** A provider's address for one browser, and the secrets that belong to it. */
export interface AuthorizationRequest {
  url: URL;
  providerAppId: string;
  state: string;
  /** Undefined when the provider does not support PKCE. */
  codeVerifier: string | undefined;
}

/**
 * Makes the address where a person grants access. Every call makes a new state.
 * @throws {ProblemError} `auth_scheme_mismatch`, `provider_app_missing`, `provider_host_not_allowed`,
 * `provider_metadata_missing`, `invalid_request`
 */
export async function authorize(
  context: Context,
  resolved: ResolvedProvider,
  { groupRef, providerAppId }: { groupRef: string; providerAppId?: string | undefined },
): Promise<AuthorizationRequest> {
  const { provider, strategy, metadata } = resolved;
  assertRedirects(resolved);
  const which = { provider: provider.name, groupRef, id: providerAppId };
  const app = await providerApps.findUsable(context, which);
  if (!app) throw appMissing(provider, providerAppId);
  assertSignInHosts(context, resolved, app);
  const unfilled = templateNames(provider.oauth2Opts?.authURL ?? '');
  if (unfilled.length > 0) throw metadataMissing(provider, unfilled);
  if (!readAddress(provider.oauth2Opts?.authURL ?? '')) throw metadataUnsafe(Object.keys(metadata));

  const state = randomBytes(32).toString('base64url');
  const usesPkce = strategy.authScheme === 'oauth2/authorizationCodePKCE';
  const codeVerifier = usesPkce ? newCodeVerifier() : undefined;
  const url = await authorizationUrl({
    provider,
    clientId: app.client.clientId,
    scopes: app.scopes,
    extraParameters: app.authQueryParams,
    redirectUri: callbackAddress(context),
    state,
    codeVerifier,
  });
  return { url, providerAppId: app.id, state, codeVerifier };
}

import { randomBytes } from 'node:crypto';
import type { OauthConnect, OauthUpdateQuery } from '@dowel/schema';
import { templateNames } from '@dowel/schema/rules';
import { v7 } from 'uuid';
import type { Context } from '../../../context.ts';
import { sha256 } from '../../../digest.ts';
import { invalidInput } from '../../../http/problem-error.ts';
import { readAddress } from '../../../outgoing/address.ts';
import { authorizationUrl, newCodeVerifier } from '../../../provider-auth/oauth2/authorization-url.ts';
import * as providerApps from '../../provider-apps/service.ts';
import { assertOwnRefs, isBuilder } from '../caller.ts';
import { describeMember, prepareProvider } from '../preparing.ts';
import { selectConnection } from '../queries.ts';
import {
  appMissing,
  connectionNotFound,
  metadataMissing,
  metadataUnsafe,
  schemeMismatch,
} from '../refusals.ts';
import { assertSignInHosts } from '../secret-destinations/destinations.ts';
import type { ResolvedProvider } from '../stored-credentials.ts';
import { callbackAddress } from './callback-address.ts';
import { insertSignIn, type SignInBindings } from './queries.ts';

const STATE_LIFE_MS = 10 * 60 * 1000;

/** The page that asks, as the browser says; see `RouteInput`. */
interface Asker {
  origin: string | undefined;
}

/**
 * Begins a sign-in, and answers where the browser has to go. Nothing is connected until the provider sends it back.
 * @throws {ProblemError} `token_not_allowed`, `provider_unknown`, `provider_app_missing`, `auth_scheme_mismatch`,
 * `auth_scheme_unsupported`, `provider_metadata_missing`, `invalid_request`
 */
export async function start(context: Context, request: OauthConnect, asker: Asker): Promise<string> {
  assertOwnRefs(context, request);
  assertReturnUrl(context, { in: 'body', url: request.returnUrl }, asker);
  const prepared = await prepareProvider(context, request);
  const { groupRef, groupName, consumerRef, consumerName, returnUrl, providerAppId } = request;
  return begin(context, prepared, {
    providerAppId,
    groupRef,
    groupName,
    consumerRef,
    consumerName,
    metadata: prepared.metadata,
    returnUrl,
  });
}

/**
 * Begins a sign-in to a connection that exists. Anybody of its group may renew it (ADR 0006).
 * @throws {ProblemError} `connection_not_found` and as `start`
 */
export async function restart(
  context: Context,
  connectionId: string,
  { returnUrl }: OauthUpdateQuery,
  asker: Asker,
): Promise<string> {
  assertReturnUrl(context, { in: 'query', url: returnUrl }, asker);
  const row = await selectConnection(context, connectionId);
  if (!row) throw connectionNotFound();
  const { provider, groupRef, consumerRef } = row;
  const providerMetadata = row.providerMetadata ?? {};
  const prepared = await prepareProvider(context, { provider, groupRef, providerMetadata });
  return begin(context, prepared, {
    providerAppId: row.providerAppId ?? undefined,
    groupRef,
    consumerRef,
    metadata: prepared.metadata,
    connectionId: row.id,
    returnUrl,
  });
}

type Beginning = Omit<SignInBindings, 'providerAppId'> & { providerAppId?: string | undefined };

async function begin(context: Context, prepared: ResolvedProvider, beginning: Beginning): Promise<string> {
  const { provider, strategy } = prepared;
  if (strategy.member !== 'oauth2AuthorizationCode') {
    throw schemeMismatch(provider, `${describeMember(strategy.member)} in POST connections:generate`);
  }
  const app = await providerApps.findUsable(context, {
    provider: provider.name,
    id: beginning.providerAppId,
  });
  if (!app) throw appMissing(provider);
  assertSignInHosts(context, prepared, app);
  const unfilled = templateNames(provider.oauth2Opts?.authURL ?? '');
  if (unfilled.length > 0) throw metadataMissing(provider, unfilled);
  if (!readAddress(provider.oauth2Opts?.authURL ?? '')) throw metadataUnsafe(Object.keys(prepared.metadata));

  const id = v7();
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
  if (!url)
    throw metadataUnsafe(templateNames(context.catalogue.get(provider.name).oauth2Opts?.authURL ?? ''));
  const { sealed, sealKeyId } = codeVerifier === undefined ? {} : context.secrets.seal(codeVerifier, id);
  await insertSignIn(context, {
    id,
    stateHash: sha256(state),
    provider: provider.name,
    bindings: { ...beginning, providerAppId: app.id },
    verifierSealed: sealed ?? null,
    sealKeyId: sealKeyId ?? null,
    expireTime: new Date(context.now().getTime() + STATE_LIFE_MS),
  });
  return url.href;
}

interface GivenReturnUrl {
  in: 'body' | 'query';
  url: string | undefined;
}

/** Only back to the page that asks, or where the builder's own backend says (ADR 0005). */
function assertReturnUrl(context: Context, given: GivenReturnUrl, { origin }: Asker): void {
  if (given.url === undefined) return;
  const isAskersOwn = origin !== undefined && readAddress(given.url)?.origin === origin;
  const isBuildersChoice = origin === undefined && isBuilder(context);
  if (isAskersOwn || isBuildersChoice) return;
  throw invalidInput(
    {
      in: given.in,
      name: 'returnUrl',
      detail:
        'leads to another site than the page that asks, so people could be sent anywhere under our name',
    },
    'Send an address of the page itself, or call from your backend with an API key of scope "full".',
  );
}

import type { DowelPromise } from '@dowel/client';
import type { Connection } from '@dowel/schema';
import type { Scope } from '../context/scope.ts';
import { type Caller, requestOptions } from '../queries/caller.ts';
import { connections } from '../queries/connections.ts';
import { type ConnectInput, type Credentials, toMetadata } from './connect-input.ts';
import { pageLook } from './page-look.ts';

/** Who connects to which provider. */
export interface SignInTarget {
  caller: Caller;
  scope: Scope;
  provider: string;
}

/** Asks for the address of the start page. From there, a person goes on to the provider. */
export function requestSignInUrl(
  { caller, scope, provider }: SignInTarget,
  { connectionId, metadata, providerAppId }: ConnectInput,
  returnUrl?: string,
): DowelPromise<string> {
  const { service } = caller;
  const look = pageLook(service.language());
  if (connectionId !== undefined)
    return connections(service).oauthUpdate(connectionId, { ...look, returnUrl }, requestOptions(caller));
  const body = { ...requestOf({ scope, provider }, metadata), ...look, providerAppId, returnUrl };
  return connections(service).oauthConnect(body, requestOptions(caller));
}

/** Connects with typed credentials. */
export function requestConnection(
  { caller, ...who }: SignInTarget,
  credentials: Credentials,
  { metadata }: ConnectInput,
): Promise<Connection> {
  const body = { ...requestOf(who, metadata), ...credentials };
  return connections(caller.service).generate(body, requestOptions(caller));
}

/** Who connects what. JSON leaves out the members that are undefined. */
export function requestOf(
  { scope, provider }: Omit<SignInTarget, 'caller'>,
  metadata: Record<string, string> | undefined,
) {
  const { groupRef, groupName, consumerRef, consumerName, installationRef, isPersonal: personal } = scope;
  return {
    provider,
    groupRef,
    groupName,
    consumerRef,
    consumerName,
    // The connection of the default installation stays.
    additional: installationRef !== undefined || undefined,
    personal,
    ...(metadata && toMetadata(metadata)),
  };
}

import type { DowelPromise } from '@dowel/client';
import type { Connection } from '@dowel/schema';
import type { Scope } from '../context/scope.ts';
import { type Caller, requestOptions } from '../queries/caller.ts';
import { connections } from '../queries/resources.ts';
import { type ConnectInput, type Credentials, toMetadata } from './connect-input.ts';

/** Who connects to what. */
export interface SignInTarget {
  caller: Caller;
  scope: Scope;
  provider: string;
}

/** The address of the start page, from where a person goes on to the provider. */
export function requestSignInUrl(
  { caller, scope, provider }: SignInTarget,
  { connectionId, metadata, providerAppId }: ConnectInput,
  returnUrl?: string,
): DowelPromise<string> {
  const { service } = caller;
  if (connectionId !== undefined)
    return connections(service).oauthUpdate(connectionId, { returnUrl }, requestOptions(caller));
  const body = {
    provider,
    ...identityOf(scope),
    ...(metadata && toMetadata(metadata)),
    providerAppId,
    returnUrl,
  };
  return connections(service).oauthConnect(body, requestOptions(caller));
}

/** Connects with what somebody typed. */
export function requestConnection(
  { caller, scope, provider }: SignInTarget,
  credentials: Credentials,
  { metadata }: ConnectInput,
): Promise<Connection> {
  const body = { provider, ...identityOf(scope), ...credentials, ...(metadata && toMetadata(metadata)) };
  return connections(caller.service).generate(body, requestOptions(caller));
}

/** What is undefined is not sent. */
function identityOf({ groupRef, groupName, consumerRef, consumerName }: Scope) {
  return { groupRef, groupName, consumerRef, consumerName };
}

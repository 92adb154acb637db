import type { DowelPromise } from '@dowel/client';
import type { Connection } from '@dowel/schema';
import type { Scope } from '../context/scope.ts';
import { type Caller, requestOptions } from '../queries/caller.ts';
import { connections } from '../queries/connections.ts';
import { type ConnectInput, type Credentials, toMetadata } from './connect-input.ts';

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

/** Connects with typed credentials. */
export function requestConnection(
  { caller, scope, provider }: SignInTarget,
  credentials: Credentials,
  { metadata }: ConnectInput,
): Promise<Connection> {
  const body = { provider, ...identityOf(scope), ...credentials, ...(metadata && toMetadata(metadata)) };
  return connections(caller.service).generate(body, requestOptions(caller));
}

/** The members of the scope that the service takes. JSON leaves out those that are undefined. */
function identityOf({ groupRef, groupName, consumerRef, consumerName }: Scope) {
  return { groupRef, groupName, consumerRef, consumerName };
}

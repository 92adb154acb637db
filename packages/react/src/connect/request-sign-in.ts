import type { Connection } from '@dowel/schema';
import type { Scope } from '../context/scope';
import { type Caller, requestOptions } from '../queries/caller';
import { connections } from '../queries/resources';
import { type ConnectInput, type Credentials, toMetadata } from './connect-input';

/** Who connects to what. */
export interface SignInTarget {
  caller: Caller;
  scope: Scope;
  provider: string;
}

/** The provider's address where a person grants access. */
export function requestSignInUrl(
  { caller, scope, provider }: SignInTarget,
  { connectionId, metadata, providerAppId }: ConnectInput,
  returnUrl?: string,
): Promise<string> {
  const back = returnUrl === undefined ? {} : { returnUrl };
  if (connectionId !== undefined)
    return connections(caller.service).oauthUpdate(connectionId, back, requestOptions(caller));
  const body = {
    provider,
    ...identityOf(scope),
    ...(metadata && toMetadata(metadata)),
    ...(providerAppId !== undefined && { providerAppId }),
    ...back,
  };
  return connections(caller.service).oauthConnect(body, requestOptions(caller));
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

function identityOf({ groupRef, groupName, consumerRef, consumerName }: Scope) {
  return {
    groupRef,
    consumerRef,
    ...(groupName !== undefined && { groupName }),
    ...(consumerName !== undefined && { consumerName }),
  };
}

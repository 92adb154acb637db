import type { DowelPromise } from '@dowel/client';
import type { Connection } from '@dowel/schema';
import { generateConnection, oauthConnect, oauthUpdate } from '@dowel/schema/wire';
import type { Scope } from '../context/scope.ts';
import { type Caller, requestOptions } from '../queries/caller.ts';
import { type ConnectInput, toMetadata } from './connect-input.ts';
import { pageLook } from './page-look.ts';

/** Who connects to which provider. */
export interface SignInTarget {
  caller: Caller;
  integration: string | undefined;
  provider: string;
  /** Tells it from the other sign-ins of the page, also after the page is loaded again. */
  flow: string;
}

/** What to connect with, and whose names to send. A page may learn the names late. */
export interface ScopedInput extends ConnectInput {
  scope: Scope;
}

/** Asks for the address of the start page. From there, a person goes on to the provider. */
export function requestSignInUrl(
  { caller, provider }: SignInTarget,
  { connectionId, providerAppId, ...input }: ScopedInput,
  returnUrl?: string,
): DowelPromise<string> {
  const { session, project, language } = caller.service;
  const options = requestOptions(caller);
  const look = { ...pageLook(language()), returnUrl };
  if (connectionId !== undefined)
    return session.send(oauthUpdate, { params: { connectionId }, query: look }, options);
  const own = { projectIdOrName: project, ...requestOf(provider, input) };
  return session.send(oauthConnect, { body: { ...own, ...look, providerAppId } }, options);
}

/** Connects with typed credentials. */
export function requestConnection(
  { caller, provider }: SignInTarget,
  input: ScopedInput,
): Promise<Connection> {
  const body = requestOf(provider, input);
  return caller.service.session.send(generateConnection, { body }, requestOptions(caller));
}

/** Who connects what. JSON leaves out the members that are undefined. */
export function requestOf(provider: string, { scope, credentials, metadata, accountId }: ScopedInput) {
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
    account: accountId ? { id: accountId } : undefined,
    ...(metadata && toMetadata(metadata)),
    ...credentials,
  };
}

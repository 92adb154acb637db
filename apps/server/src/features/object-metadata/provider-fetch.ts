import type { Connection } from '@dowel/schema';
import type { ProviderFetch } from '../../connectors/engine/call.ts';
import { ProviderError, type ProviderErrorKind } from '../../connectors/engine/provider-error.ts';
import type { Context } from '../../context.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import * as connections from '../connections/service.ts';

/** An account at a provider, and the provider's module that the integration uses. */
export interface ProviderAccount {
  connection: Connection;
  module: string | undefined;
}

/**
 * Calls a connection's provider with its credentials. A problem that prevents the call becomes a `ProviderError` too.
 */
export function providerFetch(
  context: Context,
  { connection, module }: { connection: Pick<Connection, 'id'>; module: string | undefined },
): ProviderFetch {
  const fetch = connections.authorizedFetch(context, connection.id, module === undefined ? {} : { module });
  return async (pathOrUrl, init) => {
    try {
      return await fetch(pathOrUrl, init);
    } catch (cause) {
      if (!(cause instanceof ProblemError)) throw cause;
      throw new ProviderError(kindOf(cause), cause.message, { cause });
    }
  };
}

/** What a problem says for programs about the finding of a failed call. */
export function toContext({ finding }: ProviderError): { context?: { reason: string; actor: string } } {
  return finding ? { context: { reason: finding.reason, actor: finding.actor } } : {};
}

function kindOf({ code }: ProblemError): ProviderErrorKind {
  const isAway = code === 'provider_unreachable' || code === 'token_exchange_failed';
  return isAway ? 'unreachable' : 'credentials';
}

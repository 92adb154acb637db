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
export function providerFetch(context: Context, { connection, module }: ProviderAccount): ProviderFetch {
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

function kindOf({ code }: ProblemError): ProviderErrorKind {
  const isAway = code === 'provider_unreachable' || code === 'token_exchange_failed';
  return isAway ? 'unreachable' : 'credentials';
}

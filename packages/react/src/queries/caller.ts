import { AuthenticationError, type DowelError, type RequestOptions } from '@dowel/client';
import type { Service } from '../context/service.ts';

/** Who asks: every query is made, and kept, for one caller. */
export interface Caller {
  readonly service: Service;
  readonly groupRef: string;
  readonly consumerRef?: string | undefined;
  /** The page left out what a request needs, so none is sent. */
  readonly missing?: DowelError | undefined;
}

/** A key under which only the same project and identity find the answer. An API key never enters it. */
export function keyOf(caller: Caller, resource: string, ...parts: unknown[]) {
  const { service, groupRef, consumerRef } = caller;
  const identity = service.usesTokens ? { groupRef, consumerRef } : { groupRef };
  return ['dowel', service.id, service.project, identity, resource, ...parts] as const;
}

/**
 * Options of a request on the caller's behalf. Queries pass no abort signal: when React mounts a component twice, the
 * first request would be dropped and sent again.
 */
export function requestOptions({ groupRef, consumerRef }: Caller): RequestOptions {
  return { identity: consumerRef === undefined ? undefined : { groupRef, consumerRef } };
}

/** The reason why nothing can be asked for this caller, known before any request. */
export function findMissingIdentity({ service, consumerRef, missing }: Caller): DowelError | undefined {
  if (missing) return missing;
  if (!service.usesTokens || consumerRef) return undefined;
  return new AuthenticationError(
    'No consumerRef is known, so getToken was not called and nothing was sent. A consumer token is for one group and one consumer; pass consumerRef, or use the hook inside InstallationProvider.',
    { code: 'consumer_ref_missing' },
  );
}

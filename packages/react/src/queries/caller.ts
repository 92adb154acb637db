import { AuthenticationError, type DowelError, type RequestOptions } from '@dowel/client';
import type { Service } from '../context/service.ts';

/** Who asks the service. Every query runs for one caller, and its answer is kept for that caller. */
export interface Caller {
  readonly service: Service;
  readonly groupRef: string;
  readonly consumerRef?: string | undefined;
  /** Which installation of the group is meant. Undefined: the default one. */
  readonly installationRef?: string | undefined;
  /** The person's own connections are meant, and not those of the group. */
  readonly isPersonal?: true | undefined;
  /** Set if the page left out what a request needs. Then no request is sent. */
  readonly missing?: DowelError | undefined;
}

/**
 * The key of a query. Only the same service, project and group share its answer; with tokens, also only the same
 * consumer. The answers for the installations of a group are apart, and so are a person's own connections. The key never
 * contains an API key.
 */
export function keyOf(caller: Caller, resource: string, ...parts: unknown[]) {
  const { service, groupRef, consumerRef, installationRef, isPersonal } = caller;
  const knownRef = service.usesTokens ? consumerRef : undefined;
  const identity = { groupRef, installationRef, isPersonal, consumerRef: knownRef };
  return ['dowel', service.id, service.project, identity, resource, ...parts] as const;
}

/** The key of what an install flow asks for first. A hook that only looks whether it is known does not load the query. */
export function setupKey(caller: Caller, integration: string | undefined) {
  return keyOf(caller, 'integration-setup', integration);
}

/**
 * Options for a request of this caller. Queries pass no abort signal: when React mounts a component twice, it would
 * cancel the first request and send it again.
 */
export function requestOptions({ groupRef, consumerRef }: Caller): RequestOptions {
  return { identity: consumerRef === undefined ? undefined : { groupRef, consumerRef } };
}

/** One error per service: what a hook returns must stay the same object while nothing changes. */
const unknownConsumers = /* @__PURE__ */ new WeakMap<Service, DowelError>();

/** Why no request is possible for this caller. It is known before any request. */
export function findMissingIdentity({ service, consumerRef, missing }: Caller): DowelError | undefined {
  if (missing) return missing;
  if (!service.usesTokens || consumerRef) return undefined;
  const known = unknownConsumers.get(service);
  if (known) return known;
  const error = new AuthenticationError(
    'No consumerRef is known, so nothing was sent. Pass consumerRef, or use the hook inside InstallationProvider.',
    { code: 'consumer_ref_missing' },
  );
  unknownConsumers.set(service, error);
  return error;
}

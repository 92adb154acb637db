import type { ApiVersion } from '@dowel/schema/connector';
import type { Connector } from './connector.ts';

/** What is known of a connector before it is loaded. */
export interface ConnectorFacts extends Pick<Connector, 'provider' | 'otherProviders'> {
  /** What of `support` it can, such as `read write search`. */
  readonly abilities: string;
  /** Absent: it is code. */
  readonly verified?: string | undefined;
  readonly objectCount: number;
  readonly apiVersion?: Pick<ApiVersion, 'name' | 'supportedUntil'> | undefined;
}

export function factsOf(connector: Connector): ConnectorFacts {
  const { provider, otherProviders, apiVersion, support, madeOf, objects = {} } = connector;
  const simple = (['read', 'write', 'delete', 'subscribe'] as const).filter((ability) => support[ability]);
  return {
    provider,
    otherProviders,
    abilities: [...simple, ...(support.search.operators.equals ? ['search'] : [])].join(' '),
    verified: madeOf?.verified,
    objectCount: Object.keys(objects).length,
    apiVersion: apiVersion && { name: apiVersion.name, supportedUntil: apiVersion.supportedUntil },
  };
}

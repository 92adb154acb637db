import type {
  Catalog,
  ConnectorInfo,
  ConnectorSummary,
  GetConnectorQuery,
  ProviderInfo,
} from '@dowel/schema';
import { getConnector, getProvider, listConnectors, listProviders } from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** The catalogue of providers, which is public, and what the server does with them. */
export class Providers extends Resource {
  /** Every provider, keyed by name. */
  list(options?: RequestOptions): DowelPromise<Catalog> {
    return this.session.send(listProviders, {}, options);
  }

  /** @throws {NotFoundError} `provider_not_found` */
  get(provider: string, options?: RequestOptions): DowelPromise<ProviderInfo> {
    return this.session.send(getProvider, { params: { provider } }, options);
  }

  /** What the server can do with each provider, and how many installations of the project use it. */
  connectors(options?: RequestOptions): DowelPromise<ConnectorSummary[]> {
    return this.session.send(listConnectors, {}, options);
  }

  /**
   * How the server reads and writes at a provider.
   * @throws {NotFoundError} `provider_not_found`: also when it has no connector
   */
  getConnector(
    provider: string,
    query?: GetConnectorQuery,
    options?: RequestOptions,
  ): DowelPromise<ConnectorInfo> {
    return this.session.send(getConnector, { params: { provider }, query }, options);
  }
}

import type { Catalog, ProviderInfo } from '@dowel/schema';
import { getProvider, listProviders } from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** The catalogue of providers. Public: no credentials are sent. */
export class Providers extends Resource {
  /** Every provider, keyed by name. */
  list(options?: RequestOptions): DowelPromise<Catalog> {
    return this.session.send(listProviders, {}, options);
  }

  /** @throws {NotFoundError} `provider_not_found` */
  get(provider: string, options?: RequestOptions): DowelPromise<ProviderInfo> {
    return this.session.send(getProvider, { params: { provider } }, options);
  }
}

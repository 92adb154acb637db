import type { Catalogue } from '@dowel/catalogue';
import { moduleOf, supportOf } from '@dowel/schema/rules';
import type { Connector } from './connector.ts';
import type { Connectors } from './find-connector.ts';

/**
 * The connector of a provider, unless the catalogue says that it reads nothing from this module. The paths of a connector
 * lead nowhere in a module that it is not for.
 */
export function findForModule(
  { catalogue, connectors }: { readonly catalogue: Catalogue; readonly connectors: Connectors },
  provider: string,
  module: string | undefined,
): Connector | undefined {
  const entry = catalogue.find(provider);
  const isOther = entry && moduleOf(entry, module) !== 'root' && !supportOf(entry, module).read;
  return isOther ? undefined : connectors.find(provider);
}

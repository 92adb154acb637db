import type { CatalogueEntry, ProviderInfo } from '@dowel/schema';
import { isPlainObject } from '@dowel/schema/rules';
import { notYet } from './support.ts';

type Members = Record<string, unknown>;

/** The entry with every member that all providers have. The entry's own members keep their values and their order. */
export function withDefaults(name: string, entry: CatalogueEntry): ProviderInfo {
  const { oauth2Opts, apiKeyOpts, modules } = entry;
  return asProvider(
    filled(entry, {
      name,
      defaultModule: '',
      support: notYet,
      ...(modules && { modules: mapped(modules, () => ({ support: notYet })) }),
      ...(oauth2Opts && { oauth2Opts: oauthDefaults(oauth2Opts) }),
      ...(apiKeyOpts && { apiKeyOpts: { attachmentType: apiKeyPlace(apiKeyOpts) } }),
      providerOpts: {},
    }),
  );
}

function oauthDefaults({ authURL, accessTokenOpts }: NonNullable<CatalogueEntry['oauth2Opts']>): Members {
  return {
    // Without an `authURL`, nobody can sign in on a page. So each customer brings an OAuth client of their own.
    grantType: authURL === undefined ? 'clientCredentials' : 'authorizationCode',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: /\{\{\s*\.workspace\s*\}\}/.test(authURL ?? ''),
    tokenMetadataFields: {},
    ...(accessTokenOpts && { accessTokenOpts: { attachmentType: 'accessTokenHeaderAttachment' } }),
  };
}

/** A header, unless the entry names only a query parameter. Addresses end up in logs, so a header is safer. */
function apiKeyPlace({ header, query }: NonNullable<CatalogueEntry['apiKeyOpts']>): 'header' | 'query' {
  return query && !header ? 'query' : 'header';
}

/** Adds the missing defaults, also inside existing members. */
function filled(value: Members, defaults: Members): Members {
  const result = { ...value };
  for (const [key, fallback] of Object.entries(defaults)) {
    const own = result[key];
    if (own === undefined) result[key] = fallback;
    else if (isPlainObject(own) && isPlainObject(fallback)) result[key] = filled(own, fallback);
  }
  return result;
}

function mapped(members: Members, to: () => Members): Members {
  return Object.fromEntries(Object.keys(members).map((key) => [key, to()]));
}

/**
 * An entry that fits its shape becomes a provider when it has the defaults above. The contract suite checks the served
 * providers against the shape of a provider.
 */
function asProvider(value: Members): ProviderInfo {
  return value as ProviderInfo;
}

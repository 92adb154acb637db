import type { ProviderMetadata } from '@dowel/schema';
import { ownValue } from '@dowel/schema/rules';

type Answer = Readonly<Record<string, string>>;

/** What tells it, by provider. */
const PLACES: Readonly<Record<string, (answer: Answer) => Record<string, string>>> = {
  zoho: zohoHosts,
  quickbooks: company,
  quickbooksSandbox: company,
};

/**
 * What the parameters of a callback tell about where the account lives. Anybody can write an address, so only places
 * that are listed here count. They lead to hosts of the provider itself.
 */
export function accountPlace(provider: string, answer: Answer): ProviderMetadata {
  const places = ownValue(PLACES, provider)?.(answer) ?? {};
  const told = Object.entries(places).map(([name, value]) => [name, { value, source: 'token' as const }]);
  return Object.fromEntries(told);
}

/** What the hosts of each data centre of Zoho end in: those of its pages, and that of its API. */
const zohoDataCentres: Readonly<Record<string, { pages: string; api: string }>> = {
  us: { pages: 'zoho.com', api: 'zohoapis.com' },
  eu: { pages: 'zoho.eu', api: 'zohoapis.eu' },
  in: { pages: 'zoho.in', api: 'zohoapis.in' },
  au: { pages: 'zoho.com.au', api: 'zohoapis.com.au' },
  jp: { pages: 'zoho.jp', api: 'zohoapis.jp' },
  ca: { pages: 'zohocloud.ca', api: 'zohoapis.ca' },
  sa: { pages: 'zoho.sa', api: 'zohoapis.sa' },
  uk: { pages: 'zoho.uk', api: 'zohoapis.uk' },
  ae: { pages: 'zoho.ae', api: 'zohoapis.ae' },
  cn: { pages: 'zoho.com.cn', api: 'zohoapis.com.cn' },
};

/**
 * Zoho adds `location` and `accounts-server` to its callback. Both have to name the same data centre.
 * https://www.zoho.com/crm/developer/docs/api/v8/multi-dc.html
 */
function zohoHosts(answer: Answer): Record<string, string> {
  const { location = '', 'accounts-server': server } = answer;
  const place = Object.hasOwn(zohoDataCentres, location) ? zohoDataCentres[location] : undefined;
  if (!place || (server !== undefined && server !== `https://accounts.${place.pages}`)) return {};
  return {
    zoho_token_domain: `accounts.${place.pages}`,
    zoho_api_domain: `www.${place.api}`,
    zoho_desk_domain: `desk.${place.pages}`,
    zoho_mail_domain: `mail.${place.pages}`,
    zoho_projects_domain: `projectsapi.${place.pages}`,
    zoho_bugtracker_domain: `bugtracker.${place.pages}`,
  };
}

/**
 * Intuit adds the number of the company, which each path needs. Its token is good for this company only, so another number
 * in the address opens nothing.
 * https://developer.intuit.com/app/developer/qbo/docs/develop/authentication-and-authorization/oauth-2.0
 */
function company({ realmId = '' }: Answer): Record<string, string> {
  return /^\d{1,32}$/.test(realmId) ? { realmId } : {};
}

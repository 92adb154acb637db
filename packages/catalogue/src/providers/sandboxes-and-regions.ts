import type { CatalogueEntry } from '@dowel/schema';
import { deel } from './deel.ts';
import { docusign, gusto, lever, ramp } from './oauth-apps.ts';
import { paddle } from './paddle.ts';
import { quickbooks } from './quickbooks.ts';
import { serviceNow } from './service-now.ts';
import { square } from './square.ts';

/**
 * The same entry with other words in its addresses. Who tells whose account it is has other addresses too.
 * Unverified but for Paddle: the hosts are general knowledge of the vendors, and no page was opened for them.
 */
function at(entry: CatalogueEntry, displayName: string, hosts: Record<string, string>): CatalogueEntry {
  const swap = (value: unknown): unknown => {
    if (typeof value === 'string')
      return Object.entries(hosts).reduce((text, [from, to]) => text.replaceAll(from, to), value);
    if (Array.isArray(value)) return value.map(swap);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, key === 'docsURL' ? member : swap(member)]),
    );
  };
  return { ...(swap(entry) as CatalogueEntry), displayName };
}

export const deelSandbox = at(deel, 'Deel (sandbox)', {
  'app.deel.com': 'demo.deel.com',
  'api.letsdeel.com': 'api-sandbox.demo.deel.com',
});
const { metadata: _, postAuthInfoNeeded: __, ...docusignAccount } = docusign;
/** All developer accounts are on one host. */
export const docusignDeveloper = at(docusignAccount, 'DocuSign (developer)', {
  'account.docusign.com': 'account-d.docusign.com',
  '{{.server}}.docusign.net': 'demo.docusign.net',
});
export const gustoDemo = at(gusto, 'Gusto (demo)', { 'api.gusto.com': 'api.gusto-demo.com' });
export const leverSandbox = at(lever, 'Lever (sandbox)', {
  'auth.lever.co': 'sandbox-lever.auth0.com',
  'api.lever.co': 'api.sandbox.lever.co',
});
export const paddleSandbox = at(paddle, 'Paddle (sandbox)', { 'api.paddle.com': 'sandbox-api.paddle.com' });
export const quickbooksSandbox = at(quickbooks, 'QuickBooks (sandbox)', {
  'quickbooks.api.intuit.com': 'sandbox-quickbooks.api.intuit.com',
});
export const rampDemo = at(ramp, 'Ramp (demo)', {
  'app.ramp.com': 'demo.ramp.com',
  'api.ramp.com': 'demo-api.ramp.com',
});
/** The same instance, for apps that sign in with a proof in place of their secret alone. */
export const serviceNowPKCE = {
  ...serviceNow,
  displayName: 'ServiceNow (PKCE)',
  oauth2Opts: { ...serviceNow.oauth2Opts, grantType: 'authorizationCodePKCE' as const },
};
export const squareSandbox = at(square, 'Square (sandbox)', {
  'connect.squareup.com': 'connect.squareupsandbox.com',
});

import type { UsableProviderApp } from '../../../providers/provider-apps/service.ts';

/** What providers say when an administrator has to allow an app before anybody can sign in to it. */
const SIGNS: readonly RegExp[] = [
  // https://learn.microsoft.com/en-us/entra/identity/enterprise-apps/application-sign-in-unexpected-user-consent-error
  /\bAADSTS9009[34]\b/,
  // https://support.google.com/accounts/answer/16668185
  /\badmin_policy_enforced\b/,
  // https://help.salesforce.com/s/articleView?id=005132365&type=1 (connected app usage restrictions). Not opened: the
  // words are those that Salesforce puts into the address, as support pages of several products quote them.
  /\bOAUTH_APPROVAL_ERROR_GENERIC\b/,
  /\bOAUTH_APP_BLOCKED\b/,
  /\bapp must be installed into org\b/i,
  /\bnot admin approved\b/i,
];

/** Whether a provider refused since an administrator must act first. `said` is its code or its words. */
export function asksForAdministrator(...said: (string | undefined)[]): boolean {
  return said.some((text) => text !== undefined && SIGNS.some((sign) => sign.test(text)));
}

/** The `state` of an address that an administrator opens. No sign-in has it, since those are random. */
const STATE = 'admin_approval';

/** Whether a provider sends an administrator back, who was on its page to allow an app: no sign-in ends with that. */
export function isFromAdministrator({
  state,
  admin_consent: consent,
}: Readonly<Record<string, string>>): boolean {
  return state === STATE || (state === undefined && consent !== undefined);
}

/**
 * The address at which an administrator allows the app for everybody, if it is known.
 * https://learn.microsoft.com/en-us/entra/identity/enterprise-apps/grant-admin-consent
 */
export function approvalAddress(
  authURL: string | undefined,
  { client, providerParams }: UsableProviderApp,
): string | undefined {
  if (authURL && URL.canParse(authURL) && new URL(authURL).hostname === 'login.microsoftonline.com') {
    const address = new URL('https://login.microsoftonline.com/organizations/adminconsent');
    address.searchParams.set('client_id', client.clientId);
    address.searchParams.set('state', STATE);
    return address.href;
  }
  const { packageInstallURL = '' } = providerParams;
  return /^https:\/\//.test(packageInstallURL) ? packageInstallURL : undefined;
}

import { describe, expect, it } from 'vitest';
import { approvalAddress, asksForAdministrator } from './admin-approval.ts';

const app = {
  id: 'app',
  client: { clientId: 'client 1', clientSecret: 's3cret' },
  scopes: [],
  authQueryParams: {},
  providerParams: {},
  allowedHosts: [],
};

describe('a refusal that an administrator can end', () => {
  it.each([undefined, '', 'access_denied', 'The user refused.', 'AADSTS65004: User declined to consent.'])(
    'is not %j, which a person said',
    (said) => expect(asksForAdministrator(said)).toBe(false),
  );

  it('has the address of Microsoft at which the app is allowed, and no secret in it', () => {
    const signIn = 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize';

    expect(approvalAddress(signIn, app)).toBe(
      'https://login.microsoftonline.com/organizations/adminconsent?client_id=client+1&state=admin_approval',
    );
  });

  it('has the package of the app, where it names one', () => {
    const providerParams = { packageInstallURL: 'https://login.salesforce.com/packaging/install?p0=04t' };

    expect(approvalAddress('https://acme.my.salesforce.com/x', { ...app, providerParams })).toBe(
      providerParams.packageInstallURL,
    );
    expect(approvalAddress(undefined, app)).toBeUndefined();
  });
});

import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import type { CatalogueEntry } from '@dowel/schema';
import { describe, expect, inject, it } from 'vitest';
import { providerSupport } from '../../../../test/provider-support.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';

interface Case {
  /** Where its API is, when the values are asked for there. */
  baseURL?: string;
  /** Metadata that a person typed, or that is known otherwise. */
  typed?: Record<string, string>;
  /** The method and address of the request that tells the values, and its answer. */
  asked: string;
  answer: object;
  told: Record<string, string>;
  /** What the request carries, where it is not the usual token. */
  authorization?: string;
  /** The value that names the account, where the entry says so. */
  account?: string;
  /** The token of the sign-in, where it tells something. */
  accessToken?: string;
}

/** What each provider documents. */
const cases: Record<string, Case> = {
  atlassian: {
    typed: { workspace: 'acme' },
    asked: 'GET https://api.atlassian.com/oauth/token/accessible-resources',
    answer: [
      { id: 'cloud-1', name: 'globex', url: 'https://globex.atlassian.net' },
      { id: 'cloud-2', name: 'Acme Inc', url: 'https://acme.atlassian.net' },
    ],
    told: { cloudId: 'cloud-2' },
    account: 'cloudId',
  },
  calendly: {
    asked: 'GET https://api.calendly.com/users/me',
    answer: {
      resource: {
        uri: 'https://api.calendly.com/users/U1',
        current_organization: 'https://api.calendly.com/organizations/O1',
      },
    },
    told: {
      UserURI: 'https://api.calendly.com/users/U1',
      OrganizationURI: 'https://api.calendly.com/organizations/O1',
    },
  },
  callRail: {
    asked: 'GET https://api.callrail.com/v3/a.json',
    answer: { page: 1, accounts: [{ id: 'ACC1', name: 'Acme' }] },
    told: { accountId: 'ACC1' },
  },
  docusign: {
    asked: 'GET https://account.docusign.com/oauth/userinfo',
    answer: {
      accounts: [
        { is_default: false, base_uri: 'https://eu.docusign.net' },
        { is_default: true, base_uri: 'https://na3.docusign.net' },
      ],
    },
    told: { server: 'na3' },
  },
  docusignDeveloper: {
    asked: 'GET https://account-d.docusign.com/oauth/userinfo',
    answer: { accounts: [{ is_default: true, base_uri: 'https://demo.docusign.net' }] },
    told: { server: 'demo' },
  },
  freshbooks: {
    asked: 'GET https://api.example.com/auth/api/v1/users/me',
    answer: { response: { business_memberships: [{ business: { id: 77, account_id: 'xZNQ1X' } }] } },
    told: { accountId: 'xZNQ1X', businessId: '77' },
  },
  goTo: {
    asked: 'GET https://api.getgo.com/admin/rest/v1/me',
    answer: { key: '1', accounts: [{ key: '8675309', name: 'Acme' }] },
    told: { accountKey: '8675309' },
  },
  gusto: {
    asked: 'GET https://api.gusto.com/v1/token_info',
    answer: { scope: 'companies:read', resource: { type: 'Company', uuid: 'company-1' } },
    told: { companyId: 'company-1' },
  },
  gustoDemo: {
    asked: 'GET https://api.gusto-demo.com/v1/token_info',
    answer: { resource: { type: 'Company', uuid: 'company-2' } },
    told: { companyId: 'company-2' },
  },
  mailchimp: {
    asked: 'GET https://login.mailchimp.com/oauth2/metadata',
    answer: { dc: 'us6', api_endpoint: 'https://us6.api.mailchimp.com' },
    told: { dc: 'us6' },
    authorization: 'OAuth access-1',
  },
  slack: {
    baseURL: 'https://slack.com/api',
    asked: 'POST https://slack.com/api/auth.test',
    answer: { ok: true, team: 'Acme', team_id: 'T12345' },
    told: { teamId: 'T12345' },
  },
  snapchatAds: {
    asked: 'GET https://adsapi.snapchat.com/v1/me',
    answer: { request_status: 'SUCCESS', me: { id: 'U1', organization_id: 'org-1' } },
    told: { organizationId: 'org-1' },
  },
  xero: {
    asked: 'GET https://api.xero.com/connections',
    accessToken: `e30.${Buffer.from('{"authentication_event_id":"event-2"}').toString('base64url')}.c2ln`,
    answer: [
      { id: 'C0', authEventId: 'event-1', tenantId: 'tenant-0', tenantType: 'ORGANISATION' },
      { id: 'C1', authEventId: 'event-2', tenantId: 'tenant-1', tenantType: 'ORGANISATION' },
    ],
    told: { tenantId: 'tenant-1' },
  },
  zoho: {
    typed: { zoho_mail_domain: 'mail.zoho.eu' },
    asked: 'GET https://mail.zoho.eu/api/accounts',
    answer: { status: { code: 200 }, data: [{ accountId: '2560636000000008002' }] },
    told: { zohoMailAccountId: '2560636000000008002' },
  },
};

const input = (values: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, source: 'input' }]));

/** Connects to a provider with these values, whose own words are the answers of this case. */
async function connect(provider: string, one: (typeof cases)[string], providerMetadata: object) {
  const calls: { asked: string; authorization: string | null }[] = [];
  const entry: CatalogueEntry = {
    authType: 'oauth2',
    baseURL: one.baseURL ?? 'https://api.example.com',
    oauth2Opts: {
      grantType: 'authorizationCode',
      authURL: 'https://login.example.com/authorize',
      tokenURL: 'https://login.example.com/token',
      explicitScopesRequired: false,
      explicitWorkspaceRequired: false,
      tokenMetadataFields: {},
    },
    accountIdentity: { sources: one.account ? [{ from: 'metadata', workspace: { id: one.account } }] : [] },
    metadata: { postAuthentication: Object.keys(one.told).map((name) => ({ name })) },
    support: providerSupport,
  };
  const server = await startTestServer({
    catalogue: createCatalogue(sandboxProviders(inject('sandboxUrl')), { [provider]: entry }),
    outgoing: async (address, init = {}) => {
      const authorization = new Headers(init.headers).get('authorization');
      calls.push({ asked: `${init.method} ${address}`, authorization });
      return Response.json(one.answer);
    },
  });
  const { status, body } = await server.request(
    'POST',
    `/v1/projects/${server.project.id}/connections:generate`,
    {
      provider,
      groupRef: 'acme',
      consumerRef: 'ada',
      providerMetadata,
      oauth2AuthorizationCode: { accessToken: { token: one.accessToken ?? 'access-1' } },
    },
  );
  return { ...server, status, body, calls };
}

describe('the values that a provider tells after a sign-in', () => {
  // @holds S112
  it.each(Object.entries(cases))('are fetched from where %s documents them', async (provider, one) => {
    const { status, body, calls } = await connect(provider, one, input(one.typed));

    expect(status).toBe(201);
    expect(calls).toEqual([
      { asked: one.asked, authorization: one.authorization ?? `Bearer ${one.accessToken ?? 'access-1'}` },
    ]);
    const told = Object.entries(one.told).map(([name, value]) => [name, { value, source: 'provider' }]);
    expect(body).toMatchObject({
      diagnosis: { reason: 'ok' },
      providerMetadata: { ...input(one.typed), ...Object.fromEntries(told) },
    });
  });

  it('are asked for again when what was typed changes, and another account has to be confirmed', async () => {
    const { atlassian } = cases;
    if (!atlassian) throw new Error('Atlassian tells the id of a site.');
    const world = await connect('atlassian', atlassian, input(atlassian.typed));
    const { body: made, request, project } = world;
    const path = `/v1/projects/${project.id}/connections/${made.id}`;
    const change = (values: object, confirmed?: string) =>
      request('PATCH', path, {
        updateMask: ['providerMetadata', ...(confirmed ? ['account'] : [])],
        connection: {
          providerMetadata: { ...made.providerMetadata, ...values },
          ...(confirmed && { account: { id: confirmed } }),
        },
      });
    const globex = input({ workspace: 'globex' });

    const asked = await change(globex);
    const byHand = await change(input({ cloudId: 'cloud-3' }));
    const unknown = await change(input({ workspace: 'initech' }));
    const { body: kept } = await request('GET', path);
    const confirmed = await change(globex, 'cloud-1');

    expect([asked, byHand].map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'account_differs'],
      [409, 'account_differs'],
    ]);
    expect([unknown.status, unknown.body.code]).toEqual([422, 'credentials_rejected']);
    expect(kept).toMatchObject({ providerMetadata: made.providerMetadata, account: made.account });
    expect(confirmed).toMatchObject({
      status: 200,
      body: {
        providerMetadata: { cloudId: { value: 'cloud-1' }, ...globex },
        account: { workspace: { id: 'cloud-1' } },
      },
    });
  });

  it('are not asked for once the builder has set them, so that no other product gets the token', async () => {
    const { zoho } = cases;
    if (!zoho) throw new Error('Zoho tells the id of the mail account.');
    const byHand = input({ ...zoho.typed, zohoMailAccountId: '1' });

    const { body, calls } = await connect('zoho', zoho, byHand);

    expect(calls).toEqual([]);
    expect(body).toMatchObject({ diagnosis: { reason: 'ok' }, providerMetadata: byHand });
  });
});

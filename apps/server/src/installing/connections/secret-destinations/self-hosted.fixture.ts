import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import type { CatalogueEntry } from '@dowel/schema';
import { inject } from 'vitest';
import { providerSupport } from '../../../../test/provider-support.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';
import type { TestServerOptions } from '../../../../test/start-test-server.ts';

/** Products that customers host themselves. Spruce uses OAuth, the other one a key. */
export const selfHosted = {
  spruce: {
    displayName: 'Spruce',
    authType: 'oauth2',
    baseURL: 'https://{{.workspace}}/api',
    oauth2Opts: {
      grantType: 'authorizationCode',
      authURL: 'https://{{.workspace}}/authorize',
      tokenURL: 'https://{{.workspace}}/token',
      explicitScopesRequired: false,
      explicitWorkspaceRequired: true,
      tokenMetadataFields: { otherFields: [{ name: 'team', displayName: 'Team', path: 'team' }] },
    },
    metadata: { input: [{ name: 'workspace' }] },
    support: providerSupport,
  },
  willow: {
    displayName: 'Willow',
    authType: 'apiKey',
    baseURL: 'https://{{.workspace}}/api/{{.folder}}',
    apiKeyOpts: { attachmentType: 'header', header: { name: 'X-Key' } },
    authHealthCheck: { url: 'https://{{.workspace}}/me' },
    metadata: { input: [{ name: 'workspace' }, { name: 'folder', defaultValue: 'all' }] },
    support: providerSupport,
  },
} satisfies Record<string, CatalogueEntry>;

export const HOST = 'crm.acme.test';
export const OTHER_HOST = 'crm.globex.test';

export const typed = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, source: 'input' as const }]),
  );

/** A server whose providers answer at any host. It records what each host receives, one line per request. */
export async function startSelfHosted({
  entries = selfHosted,
  answer = () => ({ access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 3600 }),
  allowedHosts,
  env = {},
}: {
  entries?: Record<string, CatalogueEntry>;
  answer?: () => object | Promise<object>;
  allowedHosts?: string[];
  env?: NonNullable<TestServerOptions['env']>;
} = {}) {
  const sent: string[] = [];
  const server = await startSignInServer({
    catalogue: createCatalogue(sandboxProviders(inject('sandboxUrl')), entries),
    env,
    outgoing: async (address, init = {}) => {
      const headers = [...new Headers(init.headers).values()].join(' ');
      sent.push(`${new URL(address).host} ${headers} ${String(init.body ?? '')}`);
      const answered = await answer();
      return answered instanceof Response ? answered : Response.json(answered);
    },
  });
  const apps = `/v1/projects/${server.project.id}/provider-apps`;
  const { body: app } = await server.request('POST', apps, {
    provider: 'spruce',
    clientId: 'spruce-app',
    clientSecret: 'hush-hush',
    ...(allowedHosts && { metadata: { allowedHosts } }),
  });
  const asAda = server.given.asConsumer(await server.given.consumerToken());
  const asBob = server.given.asConsumer(await server.given.consumerToken({ consumerRef: 'bob' }));
  return {
    ...server,
    asAda,
    asBob,
    allow: (hosts: string[]) =>
      server.request('PATCH', `${apps}/${app.id}`, {
        updateMask: ['metadata'],
        providerApp: { metadata: { allowedHosts: hosts } },
      }),
    /** Returns what hosts received since the last call. */
    takeSent: () => sent.splice(0),
    /** Begins a sign-in to the self-hosted product, and passes the start page. The body is the provider's address. */
    async beginAt(workspace: string) {
      const metadata = typed({ workspace });
      const begun = await server.begin({ provider: 'spruce', providerMetadata: metadata }, asAda);
      return begun.status === 200 ? { ...begun, body: String(await server.toProvider(begun.body)) } : begun;
    },
    /** Ends the sign-in that `beginAt` began. */
    end: (begun: { body: string }) =>
      server.visit(
        `http://dowel/callbacks/v1/oauth?code=1&state=${new URL(begun.body).searchParams.get('state')}`,
      ),
    /** Ada's connection, made with a key. */
    async connectByKey(values: Record<string, string> = { workspace: HOST }) {
      const { body } = await server.request(
        'POST',
        `${server.connections}:generate`,
        {
          provider: 'willow',
          groupRef: 'acme',
          consumerRef: 'ada',
          apiKey: 'adas-key',
          providerMetadata: typed(values),
        },
        asAda,
      );
      sent.length = 0;
      return body;
    },
    update: (id: string, connection: object, headers = asBob) =>
      server.request(
        'PATCH',
        `${server.connections}/${id}`,
        { updateMask: Object.keys(connection), connection },
        headers,
      ),
  };
}

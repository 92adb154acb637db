import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import type { CatalogueEntry } from '@dowel/schema';
import { inject } from 'vitest';
import { providerSupport } from '../../../../test/provider-support.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';
import type { Fetch } from '../../../platform/outgoing/outgoing.ts';

const root = 'https://steps.example';

/** A provider that signs in as the sandbox does, at an address that a test answers. */
const steppingEntries = {
  sandboxSteps: {
    authType: 'custom',
    baseURL: `${root}/api/v1`,
    authHealthCheck: { url: `${root}/api/v1/me` },
    support: providerSupport,
    displayName: 'Juniper CRM (sign-in in steps)',
    customOpts: {
      multiStep: true,
      inputs: [{ name: 'accountCode', displayName: 'Account code', fieldType: 'fieldTypeText' }],
      headers: [{ name: 'X-Sandbox-Session', valueTemplate: '{{ .token }}' }],
    },
  },
  redtail: {
    authType: 'custom',
    baseURL: 'https://{{.region}}.redtail.example/api/public/v1',
    customOpts: {
      multiStep: true,
      inputs: ['apiKey', 'username', 'password'].map((name) => ({ name, displayName: name })),
      headers: [{ name: 'Authorization', valueTemplate: 'Userkeyauth {{ .userKeyCredentials }}' }],
    },
    metadata: { input: [{ name: 'region', defaultValue: 'crm' }] },
    authHealthCheck: { url: 'https://{{.region}}.redtail.example/api/public/v1/authentication' },
    support: providerSupport,
  },
} satisfies Record<string, CatalogueEntry>;

/** What the provider answers, by path. A test replaces single answers. */
export type StepAnswers = Record<string, (sent: Record<string, string>) => Response | Promise<Response>>;

const usual: StepAnswers = {
  '/steps/start': () =>
    Response.json({ approval_url: `${root}/steps/approve?t=ticket-1`, ticket: 'ticket-1' }, { status: 201 }),
  '/steps/finish': () =>
    Response.json({ token: 'session-secret-1', expires_in: 3600, workspace: 'acme-workspace' }),
  '/steps/renew': () => Response.json({ token: 'session-secret-2', expires_in: 3600 }),
  '/api/v1/me': () => Response.json({ id: 'acme' }),
};

/** A server with a provider that signs in in steps, and the calls of the page that drives a sign-in. */
export async function startStepping(replaced: StepAnswers = {}, changed: Partial<CatalogueEntry> = {}) {
  const calls: { host: string; path: string; sent: Record<string, string>; headers: Headers }[] = [];
  const answers = { ...usual, ...replaced };
  const outgoing: Fetch = async (address, init = {}) => {
    const { host, pathname } = new URL(address);
    const text = await new Response(init.body ?? null).text();
    const sent = text === '' ? {} : JSON.parse(text);
    calls.push({ host, path: pathname, sent, headers: new Headers(init.headers) });
    return (await answers[pathname]?.(sent)) ?? new Response(null, { status: 404 });
  };
  const server = await startTestServer({
    catalogue: createCatalogue(sandboxProviders(inject('sandboxUrl')), {
      ...steppingEntries,
      sandboxSteps: { ...steppingEntries.sandboxSteps, ...changed },
    }),
    outgoing,
  });
  const connections = `/v1/projects/${server.project.id}/connections`;
  const asAda = server.given.asConsumer(await server.given.consumerToken());
  const call = (body: object, headers: Record<string, string | null> = asAda) =>
    server.request(
      'POST',
      '/v1/custom-auth/connect',
      { projectIdOrName: server.project.id, ...body },
      headers,
    );
  return {
    ...server,
    asAda,
    calls,
    answers,
    connectionsPath: connections,
    call,
    begin: (body: object = {}, headers = asAda) =>
      call(
        {
          provider: 'sandboxSteps',
          groupRef: 'acme',
          consumerRef: 'ada',
          customAuth: { accountCode: 'acme' },
          ...body,
        },
        headers,
      ),
    resume: (
      sessionId: string,
      callbackParams: object = { ticket: 'ticket-1', approval: 'approval-1' },
      headers = asAda,
    ) => call({ sessionId, callbackParams }, headers),
    list: async () => (await server.request('GET', connections)).body,
  };
}

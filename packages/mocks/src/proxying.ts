import type { Integration } from '@dowel/schema';
import {
  installationNotFoundProblem,
  integrationNotFoundProblem,
  isSameName,
  notInstalledProblem,
  proxyDisabledProblem,
  proxyHeadersProblem,
  proxyKeyMissingProblem,
} from '@dowel/schema/rules';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { enterNamed } from './enter-project.ts';
import type { MockEnvironment } from './mock.ts';
import { MockProblem } from './mock-problem.ts';
import { found } from './not-found.ts';
import { assertAccess, identify, type Principal } from './principal.ts';
import { type Reader, respond } from './respond.ts';
import type { MockStore, StoredInstallation } from './store.ts';

/** A call that a test answers in place of the provider. */
export interface ProxiedCall {
  /** With the path after `/proxy`, at an address that nobody has. Headers of Dowel are left out. */
  readonly request: Request;
  /** Path and query, as they follow the provider's base URL. */
  readonly path: string;
  readonly installation: StoredInstallation;
  readonly provider: string;
}

/** Answers calls through the proxy in place of the provider. */
export type ProxyHandler = (call: ProxiedCall) => Response | Promise<Response>;

/** Who answers; a test may change it. */
export interface ProxyAnswering {
  handler: ProxyHandler | undefined;
}

/** Answers every method below `/proxy`, beside `/v1`. It refuses what the service refuses. */
export function proxyHandler(environment: MockEnvironment, answering: ProxyAnswering): HttpHandler {
  const { baseUrl, store, isDevelopment } = environment;
  const prefix = `${baseUrl.replace(/\/v1\/*$/, '')}/proxy`;
  return http.all(`${prefix}/*`, async ({ request }) => {
    if (environment.delayMs > 0) await delay(environment.delayMs);
    const reader: Reader = { store, isDevelopment };
    const response = await respond(reader, {}, () => answer(reader, request, answering));
    if (!response.headers.has(ANSWERED_BY)) response.headers.set(ANSWERED_BY, 'dowel');
    return response;
  });
}

const ANSWERED_BY = 'X-Dowel-Answered-By';

async function answer(reader: Reader, request: Request, { handler }: ProxyAnswering): Promise<Response> {
  const { store } = reader;
  const { headers } = request;
  if (!headers.get('X-Api-Key')) throw new MockProblem('credentials_missing', proxyKeyMissingProblem());
  const caller = identify(request, 'full', store);
  reader.caller = caller;
  assertAccess(caller, 'full');
  assertAddressed(store, caller, headers);
  const { installation, integration } = findInstallation(store, caller, headers);
  assertEnabled(installation, integration);
  const { provider } = integration;
  if (!handler) {
    throw new MockProblem('provider_unreachable', {
      detail: `No test has said what ${provider} answers. Call service.proxy(handler) first.`,
    });
  }
  const path = request.url.slice(request.url.indexOf('/proxy/') + '/proxy'.length);
  const passed = new Request(`https://${provider.toLowerCase()}.example${path}`, request);
  for (const name of [...passed.headers.keys()])
    if (/^x-(amp|api-key)/.test(name)) passed.headers.delete(name);
  const {
    body,
    status,
    headers: answered,
  } = await handler({ request: passed, path, installation, provider });
  const response = new HttpResponse(body, { status, headers: answered });
  response.headers.set(ANSWERED_BY, 'provider');
  return response;
}

function assertAddressed(store: MockStore, caller: Principal, headers: Headers): void {
  const projectId = headers.get('X-Amp-Project-Id');
  const issues = [
    ...(headers.get('X-Amp-Proxy-Version') === '1' ? [] : [issue('x-amp-proxy-version', 'must be 1')]),
    ...(projectId ? [] : [issue('x-amp-project-id', 'is missing')]),
  ];
  if (issues.length > 0) throw new MockProblem('invalid_request', proxyHeadersProblem(issues));
  enterNamed(store, caller, projectId ?? undefined);
}

function issue(name: string, detail: string) {
  return { in: 'header', name, detail } as const;
}

function findInstallation(store: MockStore, { project }: Principal, headers: Headers) {
  const integrations = store.integrations.filter(({ projectId }) => projectId === project.id);
  const own = store.installations.filter(({ projectId }) => projectId === project.id);
  const id = headers.get('X-Amp-Installation-Id');
  if (id !== null) {
    const installation = found(
      own.find((one) => one.id === id),
      'installation_not_found',
      installationNotFoundProblem(id),
    );
    const integration = integrations.find((one) => one.id === installation.integrationId);
    return {
      installation,
      integration: found(integration, 'integration_not_found', integrationNotFoundProblem(id)),
    };
  }
  const name = utf8(headers.get('X-Amp-Integration-Name') ?? '');
  const groupRef = utf8(headers.get('X-Amp-Group-Ref') ?? '');
  const integration = found(
    integrations.find((one) => isSameName(one.name, name)),
    'integration_not_found',
    integrationNotFoundProblem(name),
  );
  const installation = own.find((one) => one.integrationId === integration.id && one.groupRef === groupRef);
  const words = notInstalledProblem(groupRef, integration.name);
  return { integration, installation: found(installation, 'installation_not_found', words) };
}

function assertEnabled({ config }: StoredInstallation, { name, latestRevision }: Integration): void {
  const by =
    latestRevision.content.proxy?.enabled !== true
      ? 'manifest'
      : config.content.proxy?.enabled !== true
        ? 'config'
        : undefined;
  if (by) throw new MockProblem('proxy_disabled', proxyDisabledProblem(name, by));
}

/** The client sends names as the bytes of UTF-8. */
function utf8(value: string): string {
  return new TextDecoder().decode(Uint8Array.from(value, (character) => character.charCodeAt(0)));
}

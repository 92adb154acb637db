import { Readable } from 'node:stream';
import {
  type BadInput,
  callerWarnings,
  proxyHeadersProblem,
  proxyKeyMissingProblem,
} from '@dowel/schema/rules';
import type { Hono, Context as HonoContext } from 'hono';
import { type Context, type Dependencies, enterProject, type PublicContext } from '../../context.ts';
import * as apiKeys from '../../people/api-keys/service.ts';
import * as consumerTokens from '../../people/consumer-tokens/service.ts';
import { projectNotFound } from '../../people/projects/service.ts';
import type { Actor } from '../../platform/actor.ts';
import { isToldAsBuilder } from '../../platform/caller.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { toProblemReply } from '../../platform/problems/to-problem.ts';
import { toResponse } from '../../platform/reply.ts';
import { CallSlots } from '../../platform/requests/call-slots.ts';
import { reportRequest } from '../../platform/requests/report-request.ts';
import { warned } from '../../platform/requests/warned.ts';
import { unknownWishes } from '../../sync/proxy/rules.ts';
import { callProvider, type ProxyAnswer, type ProxyCall } from '../../sync/proxy/service.ts';
import { assertAccess } from './authenticate.ts';
import { type Limited, limitCaller, refuseStranger } from './limit-requests.ts';
import { plainHeaders } from './plain-headers.ts';
import { requestIdOf } from './request-id.ts';
import { type HttpVariables, nodeOf } from './response-head.ts';
import { inTrace } from './trace-request.ts';

const PREFIX = '/proxy';
const OPERATION = 'proxy';

/** Pages of ours share the origin, so what a provider answers must not run there. */
const CSP = { 'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'" };

/** Says who answered, because a provider and we use the same statuses. */
const ANSWERED_BY = 'X-Dowel-Answered-By';

/** Mounts the proxy: below `/proxy`, and at every path of its own host if there is one. */
export function mountProxy(app: Hono<HttpVariables>, dependencies: Dependencies): void {
  const { proxy, publicOrigin } = dependencies.env;
  const head = { ...plainHeaders(publicOrigin), ...CSP };
  const slots = new CallSlots(proxy.calls);
  const pass = (c: HonoContext<HttpVariables>, target: string) => {
    c.set('requestId', requestIdOf(c.req.raw.headers));
    const handle = async (context: PublicContext) => {
      const call = { request: c.req.raw, withBody: () => withBody(c), target };
      const response = await answer({ context, call, slots, head });
      keepBytes(c, response.headers);
      return response;
    };
    return inTrace(c, dependencies, { operation: OPERATION, handle });
  };
  if (proxy.host !== undefined) {
    app.use('*', (c, next) => {
      const { host, target } = splitUrl(c.req.raw.url);
      return host === proxy.host ? pass(c, sentTarget(c) ?? target) : next();
    });
  }
  const below = (c: HonoContext<HttpVariables>) => {
    const target = sentTarget(c) ?? splitUrl(c.req.raw.url).target;
    // Dots may have led to this route, as in `/x/../proxy`. Then the whole target is checked, and refused.
    return pass(c, target.startsWith(PREFIX) ? target.slice(PREFIX.length) : target);
  };
  app.all(PREFIX, below);
  app.all(`${PREFIX}/*`, below);
}

/** Path and query as they were sent: in the request's URL, the server has resolved the dots. */
function sentTarget(c: HonoContext<HttpVariables>): string | undefined {
  const { incoming } = nodeOf(c);
  if (incoming?.url === undefined) return undefined;
  return incoming.url.startsWith('/') ? incoming.url : splitUrl(incoming.url).target;
}

function splitUrl(url: string): { host: string; target: string } {
  const [, host = '', target = ''] = /^[a-z]+:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  return { host: host.toLowerCase(), target };
}

/** The platform's requests hide the body of a GET. Some vendors' clients send one: Xero's has "{}" in each. */
function withBody(c: HonoContext<HttpVariables>): Request {
  const { raw } = c.req;
  const { incoming } = nodeOf(c);
  const hasBody = raw.headers.has('transfer-encoding') || Number(raw.headers.get('content-length')) > 0;
  if (!incoming || !hasBody || !/^(GET|HEAD)$/.test(raw.method)) return raw;
  const init = { method: 'POST', headers: raw.headers, body: Readable.toWeb(incoming), duplex: 'half' };
  return new Request(raw.url, init as RequestInit);
}

/** Node writes headers that it sends before the body as UTF-8, and those that go with the body as they are. */
function keepBytes(c: HonoContext<HttpVariables>, headers: Headers): void {
  const { outgoing } = nodeOf(c);
  const isPlain = [...headers.values()].every((value) => /^[\x20-\x7e]*$/.test(value));
  if (outgoing && !isPlain) outgoing.flushHeaders = () => undefined;
}

interface Passing {
  readonly context: PublicContext;
  readonly call: ProxyCall;
  readonly slots: CallSlots;
  readonly head: Readonly<Record<string, string>>;
}

/** What is known of a call so far. */
interface Known extends Limited {
  context: PublicContext;
  actor?: Actor;
}

async function answer({ context, call, slots, head }: Passing): Promise<Response> {
  const started = performance.now();
  const { requestId } = context;
  const known: Known = { context };
  const refuse = (error: unknown): Response => {
    reportRequest.failure(known.context, OPERATION, error);
    const isForBuilder = isToldAsBuilder(context, known.actor);
    const reply = toProblemReply(error, { requestId, time: context.now(), isForBuilder });
    const own = { 'X-Request-Id': requestId, [ANSWERED_BY]: 'dowel' };
    return toResponse(reply, { ...head, ...known.limitHeaders, ...own });
  };
  const response = await handle(known, { call, slots }).then(
    ({ status, headers, body }) =>
      new Response(body, {
        status,
        headers: {
          'x-request-id': requestId,
          // The default that RFC 9110 (8.3) allows. Without it, the HTTP library would say that the body is text.
          ...(body && { 'content-type': 'application/octet-stream' }),
          ...headers,
          ...head,
          ...warnings(known, call.request),
          [ANSWERED_BY]: 'provider',
        },
      }),
    refuse,
  );
  reportRequest.done(known.context, OPERATION, response.status, performance.now() - started);
  return response;
}

function warnings({ actor }: Known, { headers }: Request): Readonly<Record<string, string>> {
  return actor ? warned(undefined, ...callerWarnings(actor, headers)).headers : {};
}

/**
 * API keys of scope `full` or `proxy` may call for any group, and no page may hold them. A consumer token calls for its
 * person, where the manifest says so.
 */
async function handle(known: Known, { call, slots }: Pick<Passing, 'call' | 'slots'>): Promise<ProxyAnswer> {
  const { headers } = call.request;
  const caller = await identify(known.context, headers).catch((error) => refuseStranger(known, error));
  known.actor = caller.actor;
  const context = enterProject(known.context, caller.project, caller.actor);
  known.context = context;
  await limitCaller(known, context);
  assertAccess({ operation: OPERATION, access: 'token' }, caller.actor);
  assertAddressed(context, headers);
  const { project, actor } = context;
  const person =
    actor.kind === 'consumer' ? JSON.stringify([project.id, actor.groupRef, actor.consumerRef]) : undefined;
  return callProvider(context, call, () => slots.take(project.orgId, person));
}

async function identify(context: PublicContext, headers: Headers) {
  const key = headers.get('x-api-key');
  if (key) return apiKeys.identify(context, key);
  // A consumer token has dots. A session has none, and calls nothing: the console has no page for it. Most SDKs of vendors
  // send a token of their own.
  const [, token] = /^Bearer +([^.\s]+\.\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (token !== undefined) return consumerTokens.identify(context, token);
  throw new ProblemError('credentials_missing', proxyKeyMissingProblem());
}

/** @throws {ProblemError} `invalid_request`, `project_not_found` */
function assertAddressed({ project }: Context, headers: Headers): void {
  const version = headers.get('x-amp-proxy-version');
  const projectId = headers.get('x-amp-project-id')?.toLowerCase();
  const issues = [
    ...(version === '1' ? [] : [issue('x-amp-proxy-version', 'must be 1')]),
    ...(projectId ? [] : [issue('x-amp-project-id', 'is missing')]),
    ...unknownWishes(headers),
  ];
  if (issues.length > 0) throw new ProblemError('invalid_request', proxyHeadersProblem(issues));
  if (projectId !== project.id && projectId !== project.name) throw projectNotFound();
}

function issue(name: string, detail: string): BadInput {
  return { in: 'header', name, detail };
}

import { callerWarnings, methodNotAllowedProblem, warningHeader } from '@dowel/schema/rules';
import type { Hono } from 'hono';
import type { BuilderContext, CallerContext, Context, Dependencies, PublicContext } from '../../context.ts';
import { recordingOf, recordReads } from '../../people/audit-recording/service.ts';
import { projectNotFound } from '../../people/projects/service.ts';
import type { Actor } from '../../platform/actor.ts';
import { isToldAsBuilder } from '../../platform/caller.ts';
import { isRefusedAsGone } from '../../platform/db/constraint-violation.ts';
import { lastStep } from '../../platform/last-step.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { toProblemReply } from '../../platform/problems/to-problem.ts';
import type { Reply } from '../../platform/reply.ts';
import { EventAnswer } from '../../platform/requests/event-answer.ts';
import { HtmlAnswer } from '../../platform/requests/html-answer.ts';
import { ReadyAnswer } from '../../platform/requests/ready-answer.ts';
import { reportRequest } from '../../platform/requests/report-request.ts';
import { type AnyRequest, Rejected, type Route, WithHeaders } from '../../platform/requests/route.ts';
import { assertIntegration } from './assert-integration.ts';
import { assertAccess, authenticate, sessionRequired } from './authenticate.ts';
import { deprecationHeaders } from './deprecation.ts';
import { enter, enterNamed, enterRequested, isOfBuilder } from './enter.ts';
import { onceByKey } from './idempotency.ts';
import { type Limited, limitCaller, refuseStranger } from './limit-requests.ts';
import { noBody, parseRequest, readInput } from './parse-request.ts';
import { type PathReader, pathReader } from './read-input.ts';
import { type HttpVariables, respond } from './response-head.ts';
import { inTrace } from './trace-request.ts';

/** Mounts routes under a prefix. A path called with another method answers 405. */
export function mountRoutes(
  app: Hono<HttpVariables>,
  prefix: string,
  routes: readonly Route[],
  dependencies: Dependencies,
): void {
  for (const [path, siblings] of byPath(routes)) {
    const pattern = prefix + path;
    const honoPath = toHonoPath(pattern);
    const readParams = pathReader(pattern);
    for (const route of siblings) {
      app.on(route.endpoint.wire.method, honoPath, async (c) => {
        const { operation } = route.endpoint.wire;
        const handle = (context: PublicContext) => answer(route, readParams, c.req.raw, context);
        return respond(c, await inTrace(c, dependencies, { operation, handle }));
      });
    }
    const allow = siblings.map((route) => route.endpoint.wire.method).join(', ');
    app.all(honoPath, (c) => {
      throw methodNotAllowed(c.req.method, allow);
    });
  }
}

/** Sorts paths with a verb first: `/connections/:id` would take `abc:oauth-update` for an id. */
function byPath(routes: readonly Route[]): [string, Route[]][] {
  const groups = [...Map.groupBy(routes, (route) => route.endpoint.wire.path)];
  const hasVerb = ([path]: [string, Route[]]) => /\}:[\w-]+$/.test(path);
  return [...groups.filter(hasVerb), ...groups.filter((group) => !hasVerb(group))];
}

/** Turns `{id}` into `:id`. A segment with a verb is matched as a whole, and `pathReader` cuts off the verb. */
function toHonoPath(pattern: string): string {
  return pattern.replace(/\{(\w+)\}(:[\w-]+)?/g, (_, name: string, verb?: string) =>
    verb === undefined ? `:${name}` : `:${name}{[^/]+${verb}}`,
  );
}

function methodNotAllowed(method: string, allow: string): ProblemError {
  return new ProblemError('method_not_allowed', {
    ...methodNotAllowedProblem(method, allow),
    headers: { Allow: allow },
  });
}

/** Handles one request, from credentials to answer. Errors become problems in the media type of the endpoint. */
async function answer(
  route: Route,
  readParams: PathReader,
  request: Request,
  context: PublicContext,
): Promise<Reply> {
  const { wire } = route.endpoint;
  const started = performance.now();
  const known: Known = { context };
  const failed = (reason: unknown): Reply => {
    const error = isRefusedAsGone(reason) ? projectNotFound() : reason;
    reportRequest.failure(known.context, wire.operation, error);
    const isForBuilder = isToldAsBuilder(context, known.actor);
    return toProblemReply(error, {
      requestId: context.requestId,
      time: context.now(),
      wire,
      isForBuilder,
    });
  };
  const reply = await handle(route, readParams, request, known, failed).catch(failed);
  reportRequest.done(known.context, wire.operation, reply.status, performance.now() - started);
  const warnings = [reply.headers[warningHeader], known.ignored].filter((each) => each !== undefined);
  return {
    ...reply,
    headers: {
      ...deprecationHeaders(wire.deprecation),
      ...known.limitHeaders,
      ...reply.headers,
      ...(warnings.length > 0 && { [warningHeader]: warnings.join(', ') }),
    },
  };
}

/** What we know of a request so far. Log lines include the project and the caller once they are known. */
interface Known extends Limited {
  context: PublicContext;
  actor?: Actor;
  /** What the answer warns of, beside what the handler says. */
  ignored?: string | undefined;
}

async function handle(
  route: Route,
  readParams: PathReader,
  request: Request,
  known: Known,
  failed: (error: unknown) => Reply,
): Promise<Reply> {
  const { context } = known;
  const url = new URL(request.url);
  const params = readParams(url.pathname);
  if (route.kind === 'public') {
    const { parsed, ignored } = parseRequest(route, { params, url, request, body: noBody });
    known.ignored = ignored;
    return toReply(route, await route.handle(context, parsed), request);
  }

  const caller = await authenticate(context, request.headers).catch((error) => refuseStranger(known, error));
  known.actor = caller.actor;
  const identified = enter(context, caller);
  known.context = identified;
  await limitCaller(known, identified);
  const entered = await enterNamed(identified, params.projectIdOrName);
  known.context = entered;
  assertAccess(route.endpoint.wire, caller.actor);
  let leave: (() => void) | undefined;
  const onLarge = async () => {
    if (!isOfBuilder(entered)) leave = await entered.queues.largeBodies.enter(entered.project.orgId);
  };
  const handled = handleBody(route, { params, url, request, onLarge }, known, entered, failed);
  return handled.finally(() => leave?.());
}

/** Goes on once the caller is known: reads the body, and runs the handler. */
async function handleBody(
  route: Exclude<Route, { kind: 'public' }>,
  {
    params,
    url,
    request,
    onLarge,
  }: { params: Record<string, string>; url: URL; request: Request; onLarge: () => Promise<void> },
  known: Known,
  entered: Context | BuilderContext,
  failed: (error: unknown) => Reply,
): Promise<Reply> {
  const { wire } = route.endpoint;
  const body = await readInput(route, request, onLarge);
  const { parsed, ignored } = parseRequest(route, { params, url, request, body });
  const warnings = [ignored, ...callerWarnings(entered.actor, request.headers)];
  known.ignored = warnings.filter((one) => one !== undefined).join(', ') || undefined;

  // A HEAD is answered by the route of GET.
  const isSafe = wire.method === 'GET' || wire.isSafe === true;
  const keyed = { isSafe, method: request.method, url, headers: request.headers, body: body.bytes };
  const once = <C extends CallerContext>(context: C, handler: Handler<C>) =>
    onceByKey(context, keyed, {
      handle: (attempt) => runRecordingReads(handler, attempt, parsed),
      toAnswer: (result) => toReply(route, result, request),
      toRefusal: failed,
    });
  if (isOfBuilder(entered) && route.kind !== 'caller') {
    return once(entered, route.kind === 'builder' ? route : { ...route, handle: route.handleBuilder });
  }
  if (route.kind === 'builder') throw sessionRequired();
  const inProject = await enterRequested(entered, parsed);
  known.context = inProject;
  await assertIntegration(inProject, params);
  return once(inProject, route);
}

/** A handler for callers of one kind. */
interface Handler<C> {
  readonly endpoint: Route['endpoint'];
  readonly isInSteps?: boolean;
  handle(context: C, request: AnyRequest): unknown;
}

async function runRecordingReads<C extends CallerContext>(
  handler: Handler<C>,
  context: C,
  request: AnyRequest,
): Promise<unknown> {
  const result = await run(handler, context, request);
  const { method, operation } = handler.endpoint.wire;
  if (method === 'GET') {
    await recordReads(context, operation, bodyOf(result), request.query);
  }
  return result;
}

/**
 * Runs a handler. A GET needs no transaction, and a handler in steps opens its own. What the audit log keeps is stored in
 * the transaction of the change.
 */
async function run<C extends CallerContext>(
  { endpoint, isInSteps = false, handle }: Handler<C>,
  context: C,
  request: AnyRequest,
): Promise<unknown> {
  const recording = recordingOf(endpoint.wire.operation, context, request);
  if (!recording) {
    if (endpoint.wire.method === 'GET' || isInSteps) return handle(context, request);
    return lastStep(context, async (tx) => handle(tx, request));
  }
  const conclude: typeof recording.conclude = (tx, result) => recording.conclude(tx, bodyOf(result));
  const recorded = { ...context, conclude };
  if (isInSteps) {
    await recording.begin(context);
    return handle(recorded, request);
  }
  return lastStep(recorded, async (tx) => {
    await recording.begin(tx);
    return handle(tx, request);
  });
}

/** What the audit log looks at. */
function bodyOf(result: unknown): unknown {
  return result instanceof WithHeaders ? result.body : result;
}

function toReply(route: Route, result: unknown, request: Request): Reply {
  const { status, media, rejectedStatus } = route.endpoint.wire;
  if (result instanceof Rejected) {
    if (rejectedStatus === undefined) throw new Error('The endpoint has no status for a rejection.');
    return {
      status: rejectedStatus,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(result.body),
    };
  }
  if (result instanceof HtmlAnswer) return result.toReply(status);
  if (result instanceof ReadyAnswer || result instanceof EventAnswer) return result.toReply(status, request);
  const { body, headers } = result instanceof WithHeaders ? result : { body: result, headers: {} };
  if (media === 'none') return { status, headers, body: null };
  const json = media === 'json';
  return {
    status,
    headers: { 'Content-Type': json ? 'application/json' : 'text/plain; charset=utf-8', ...headers },
    body: json ? JSON.stringify(body) : String(body),
  };
}

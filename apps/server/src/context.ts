import type { Catalogue } from '@dowel/catalogue';
import { isPageKey } from '@dowel/schema/rules';
import type { Logger } from 'pino';
import type { ManifestThreads } from './installing/manifest-thread/thread.ts';
import type { Actor, BuilderActor } from './platform/actor.ts';
import type { CallCounts } from './platform/call-counts.ts';
import type { ChangeFeed, NotedChange } from './platform/changes/change-feed.ts';
import { collectChanges } from './platform/changes/note-change.ts';
import type { Database } from './platform/db/database.ts';
import type { Replica } from './platform/db/replica.ts';
import { limitRows, moveLimit, type RowLimit } from './platform/db/row-limits.ts';
import type { OrgScoped, ProjectRef, Scope, Scoped, Sweeping } from './platform/db/scope.ts';
import { assertOutside, inTransaction, outsideOnly } from './platform/db/transaction.ts';
import type { ConnectionEffects, InstallationEffects, IntegrationEffects } from './platform/effects.ts';
import type { Env } from './platform/env/env.ts';
import type { LaterWrites } from './platform/later-writes.ts';
import { FieldLog, type Log } from './platform/log.ts';
import type { Figures } from './platform/metrics/figures.ts';
import type { Queues } from './platform/org-queue.ts';
import { carryTrace } from './platform/outgoing/carry-trace.ts';
import type { Mailer } from './platform/outgoing/mailer.ts';
import type { Outgoing } from './platform/outgoing/outgoing.ts';
import type { FindTxtRecords } from './platform/outgoing/txt-records.ts';
import type { RateLimits } from './platform/rate-limits/rate-limits.ts';
import type { Secrets } from './platform/secrets/secrets.ts';
import { Sender } from './platform/sender.ts';
import type { TraceContext } from './platform/tracing/trace-context.ts';
import { collectWakes, type Lane, type LaneWaker } from './platform/wake-ups.ts';
import type { Connectors } from './providers/connectors/find-connector.ts';
import type { ProviderBudgets } from './providers/provider-budgets/provider-budgets.ts';

/** The external dependencies of `createApp`. A test can replace each of them. */
export interface Dependencies {
  readonly db: Database;
  /** Undefined unless one is set up. */
  readonly replica?: Replica | undefined;
  readonly secrets: Secrets;
  readonly catalogue: Catalogue;
  /** How the records of providers are read and written. */
  readonly connectors: Connectors;
  readonly outgoing: Outgoing;
  /** Undefined when no mail server is set up. */
  readonly mailer: Mailer | undefined;
  readonly findTxtRecords: FindTxtRecords;
  readonly env: Env;
  readonly log: Logger;
  readonly queues: Queues;
  readonly rateLimits: RateLimits;
  /** Counts and measures for `/metrics`. */
  readonly figures: Figures;
  readonly manifests: ManifestThreads;
  readonly integrationEffects: IntegrationEffects<Context>;
  readonly installationEffects: Required<InstallationEffects<Context>>;
  readonly connectionEffects: ConnectionEffects<Context>;
  readonly lanes: LaneWaker;
  readonly changes: ChangeFeed;
  readonly laterWrites: LaterWrites;
  readonly providerBudgets: ProviderBudgets;
  readonly callCounts: CallCounts;
  now(): Date;
  /** Whether other work waits for the slot of this work. Absent for work that has no slot. */
  isPlaceWanted?(): boolean;
}

/** A log that names the project and the caller as soon as they are known; see `identify`. */
export interface RequestLog {
  current: Log;
}

/** The context of code that does not act for a caller: public endpoints, the OAuth callback, jobs. */
export interface PublicContext extends Omit<Dependencies, 'log'>, Sweeping {
  readonly log: Log;
  readonly requestId: string;
  /** Where the request came from. Work that no request asked for comes from nowhere. */
  readonly sender: Sender;
  /** The place in the caller's trace. Calls to other servers carry it on, and so do events. */
  readonly trace: TraceContext | undefined;
  /** The log for lines about the whole request. All contexts of a request share it. */
  readonly requestLog: RequestLog;
  /**
   * Runs `work` in a transaction, with a context whose `db` is the transaction. Inside a transaction it joins that one.
   * Until `work` has finished, only the given context can be used: the database of any other context throws at once.
   * `work` may be run again from its beginning (see `inTransaction`).
   */
  transaction<T>(work: (context: this) => Promise<T>): Promise<T>;
}

export type { Actor, BuilderActor };

/** The context of a request whose caller is known. */
export interface CallerContext extends PublicContext, Partial<Scoped> {
  readonly actor: Actor;
  /** Set while a request with an `Idempotency-Key` is handled, but not inside its transaction. `lastStep` reads it. */
  readonly attempt?: Attempt;
  /** What `lastStep` also does in the transaction of the change, with its result. Not set inside the transaction. */
  readonly conclude?: (tx: CallerContext, result: unknown) => Promise<void>;
}

/** The context of most services: a caller in a project. */
export interface Context extends CallerContext, Scoped {
  readonly project: Scoped['project'];
  readonly scope: Scoped['scope'];
}

/** The context of a builder outside any project and any org. */
export interface BuilderContext extends CallerContext {
  readonly actor: BuilderActor;
  readonly project?: never;
  readonly org?: never;
}

/** The context of somebody who acts in an org: a member, or the operator. */
export interface OrgContext extends CallerContext, OrgScoped {
  readonly project?: never;
}

/** One attempt to handle a request with an `Idempotency-Key`. */
export interface Attempt {
  /** The `Idempotency-Key` of the request. */
  readonly key: string;
  /**
   * Stores the response, in the same transaction as the requested change.
   * @throws {ProblemError} `idempotency_key_in_flight` when another attempt has taken over the key. The transaction is
   * then rolled back.
   */
  keepAnswer(tx: CallerContext, result: unknown): Promise<void>;
  /**
   * Records that the next step cannot be repeated, for example the use of a refresh token. If the attempt ends after
   * this without a response, the request is not repeated, because its result is unknown.
   */
  beforeOutsideEffect(): Promise<void>;
  /** False when another attempt has taken over the key, because this process stood still. */
  isHeld(): Promise<boolean>;
}

const nowhere = new Sender(new Headers(), undefined, []);

/** Where work comes from. Work that no request asked for comes from nowhere. */
export interface Source {
  readonly sender?: Sender;
  readonly trace?: TraceContext | undefined;
}

/** Creates a context outside any project. */
export function createContext(
  dependencies: Dependencies,
  requestId: string,
  { sender = nowhere, trace }: Source = {},
): PublicContext {
  const log = new FieldLog(dependencies.log, trace ? { requestId, traceId: trace.traceId } : { requestId });
  const outgoing = trace ? carryTrace(dependencies.outgoing, trace) : dependencies.outgoing;
  const db = dependencies.env.databaseRls ? limitRows(dependencies.db, {}) : outsideOnly(dependencies.db);
  const parts = {
    ...dependencies,
    db,
    outgoing,
    requestId,
    sender,
    trace,
    log,
    requestLog: { current: log },
  };
  return withTransactions<PublicContext>(parts, (work) => work());
}

/** Narrows a context to a project and a caller. Inside a transaction it stays in that transaction. */
export function enterProject(context: PublicContext, project: ProjectRef, actor: Actor): Context {
  const scope = scopeOf(actor);
  const log = identify(context, project.id, `${actor.kind}:${actor.id}`);
  return entering<Context>(context, { log, project, actor, scope }, project.orgId, { projectId: project.id });
}

function scopeOf(actor: Actor): Scope {
  if (actor.kind === 'consumer') return { groupRef: actor.groupRef, consumerRef: actor.consumerRef };
  return actor.kind === 'apiKey' && isPageKey(actor.scopes) ? { isPage: true } : {};
}

/** Narrows a context to a builder who is signed in. */
export function enterBuilder(context: PublicContext, actor: BuilderActor): BuilderContext {
  const orgId = actor.membership?.orgId;
  const log = nameCaller(context, { ...(orgId && { orgId }), actor: `builder:${actor.id}` });
  return entering<BuilderContext>(context, { log, actor }, orgId ?? actor.id);
}

/**
 * Narrows a context to an org. It does not check that the actor belongs to it: `enterOwnOrg` of the orgs feature does.
 */
export function enterOrg(context: PublicContext, org: { id: string }, actor: Actor): OrgContext {
  return entering<OrgContext>(context, { actor, org }, org.id, { orgId: org.id });
}

/** Whether the caller acts in a project. A builder may act outside any. */
export function isInProject(context: CallerContext): context is Context {
  return context.project !== undefined;
}

/** From here on, lines about the whole request name this project and caller. Returns a log that does so too. */
export function identify(context: PublicContext, projectId: string, actor: string): Log {
  return nameCaller(context, { projectId, actor });
}

function nameCaller({ log, requestLog }: PublicContext, fields: object): Log {
  requestLog.current = new FieldLog(log, fields);
  return requestLog.current;
}

/** A context with more members. Inside a transaction it stays in that transaction; else its own wait in this queue. */
function entering<C extends PublicContext>(
  context: PublicContext,
  members: object,
  queue: string,
  limit: RowLimit = {},
): C {
  const db = moveLimit(context.db, limit);
  const parts = { ...context, ...members, db } as unknown as Parts<C> & PublicContext;
  if (joined.has(context)) return joining<C>(parts);
  return withTransactions<C>(parts, (work) => context.queues.transactions.run(queue, work));
}

/**
 * The context of one attempt at a request with an `Idempotency-Key`. Its transactions do not know the attempt, so that
 * a step inside a step does not store a response of its own.
 */
export function enterAttempt<C extends CallerContext>(context: C, attempt: Attempt): C {
  return { ...context, attempt };
}

/** Contexts whose `db` is already a transaction. */
const joined = new WeakSet<object>();

/**
 * Used inside transactions. A transaction that waits for a provider keeps a database connection busy, and the embedded
 * database has only one.
 */
const closedDoors: Pick<Dependencies, 'outgoing' | 'mailer' | 'findTxtRecords'> = {
  outgoing: Object.assign(refuseToCall, {
    relay: refuseToCall,
    resolve: refuseToCall,
    close: async () => {},
  }),
  mailer: { send: refuseToCall, close() {} },
  findTxtRecords: refuseToCall,
};

async function refuseToCall(): Promise<never> {
  throw new Error(
    'Something outside was called in a transaction, which would make everybody wait for it. Call it first, and change what is stored in lastStep().',
  );
}

type Parts<C> = Omit<C, 'transaction'>;

/** Runs work when its turn comes. */
type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** A context whose `transaction` starts a new one when its turn comes. */
function withTransactions<C extends PublicContext>(
  parts: Parts<C> & Pick<Dependencies, 'db' | 'lanes' | 'changes'>,
  inTurn: Turn,
): C {
  return complete<C>(parts, async (work) => {
    assertOutside();
    let woken: ReadonlyMap<string, Lane> = new Map();
    let noted: readonly NotedChange[] = [];
    const result = await inTurn(() =>
      inTransaction(parts.db, (tx) => {
        woken = collectWakes(tx);
        noted = collectChanges(tx);
        return work(joining<C>({ ...parts, db: tx, ...closedDoors }));
      }),
    );
    if (woken.size > 0) parts.lanes.wake([...woken.values()]);
    parts.changes.tell(noted);
    return result;
  });
}

/** A context inside a transaction. Its `transaction` joins the open one. */
function joining<C extends PublicContext>(parts: Parts<C>): C {
  const context: C = complete<C>(parts, (work) => work(context));
  joined.add(context);
  return context;
}

/** With this one missing member, `parts` is a complete `C`. The compiler cannot see that through a generic `Omit`. */
function complete<C extends PublicContext>(
  parts: Parts<C>,
  transaction: <T>(work: (context: C) => Promise<T>) => Promise<T>,
): C {
  return { ...parts, transaction } as unknown as C;
}

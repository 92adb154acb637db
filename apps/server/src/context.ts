import type { Catalogue } from '@dowel/catalogue';
import type { ConfigContent, Integration } from '@dowel/schema';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { ProjectRef, Scoped } from './db/scope.ts';
import { assertOutside, inTransaction, outsideOnly } from './db/transaction.ts';
import type { Env } from './env.ts';
import type { ManifestThread } from './manifest-thread/thread.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { Queues } from './project-queue.ts';
import type { Secrets } from './secrets/secrets.ts';

/** What `createApp` is given: the world outside, so that a test can replace any part of it. */
export interface Dependencies {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly catalogue: Catalogue;
  readonly outgoing: Outgoing;
  readonly env: Env;
  readonly log: Logger;
  readonly queues: Queues;
  readonly manifests: ManifestThread;
  readonly integrationEffects: IntegrationEffects;
  now(): Date;
}

/**
 * What other features do when an integration changes, in the transaction of that change. Integrations know only this
 * list, and never who is on it: `compose-effects.ts` says that.
 */
export interface IntegrationEffects {
  /** A destructive deploy has given an integration its latest revision. */
  deployed(tx: Context, integration: Integration): Promise<void>;
  /** An integration is about to be deleted. What this answers runs once it is. */
  deleting(tx: Context, integrationId: string): Promise<() => Promise<void>>;
  /** For a dry run: the configs of some integrations, which a deploy could change, under the integration's id. */
  listConfigs(context: Context, integrationIds: readonly string[]): Promise<Map<string, ConfigContent[]>>;
}

/** Who is calling. `id` names the caller in records such as `createdBy`; it is never a credential. */
export type Actor =
  | { readonly kind: 'apiKey'; readonly id: string; readonly scopes: readonly string[] }
  | {
      readonly kind: 'consumer';
      readonly id: string;
      readonly groupRef: string;
      readonly consumerRef: string;
      /** What the builder's backend calls them, where its token says so. */
      readonly groupName?: string | undefined;
      readonly consumerName?: string | undefined;
    }
  | { readonly kind: 'system'; readonly id: string };

/** What code that serves nobody in particular works with: public endpoints, the OAuth callback, jobs. */
export interface PublicContext extends Dependencies {
  readonly requestId: string;
  /**
   * Runs `work` in a transaction, with a context whose `db` is the transaction; inside a transaction it joins
   * that one. Only the given context works until `work` is done: the database of any other throws at once. `work` may
   * run again from its beginning (see `inTransaction`).
   */
  transaction<T>(work: (context: this) => Promise<T>): Promise<T>;
}

/** What every service works with: a caller in a project. */
export interface Context extends PublicContext, Scoped {
  readonly actor: Actor;
  /** Set while a request with an `Idempotency-Key` is handled, outside its transaction. `lastStep` reads it. */
  readonly attempt?: Attempt;
}

/** One handling of a request with an `Idempotency-Key`. */
export interface Attempt {
  /**
   * Keeps the answer, in the transaction that does what was asked.
   * @throws {ProblemError} `idempotency_key_in_flight` when another attempt has taken the key over, so that this
   * transaction is rolled back.
   */
  keepAnswer(tx: Context, result: unknown): Promise<void>;
  /**
   * Notes that what comes next cannot be done again, such as spending a refresh token. An attempt that ends here
   * without an answer is not repeated: nobody knows how it ended.
   */
  beforeOutsideEffect(): Promise<void>;
}

/** Starts a context outside any project. */
export function createContext(dependencies: Dependencies, requestId: string): PublicContext {
  const log = dependencies.log.child({ requestId });
  const db = outsideOnly(dependencies.db);
  return withTransactions<PublicContext>({ ...dependencies, db, requestId, log }, (work) => work());
}

/** Narrows a context to a project and a caller. Inside a transaction it stays in that transaction. */
export function enterProject(context: PublicContext, project: ProjectRef, actor: Actor): Context {
  const scope = actor.kind === 'consumer' ? { groupRef: actor.groupRef, consumerRef: actor.consumerRef } : {};
  const log = context.log.child({ projectId: project.id, actor: `${actor.kind}:${actor.id}` });
  const parts = { ...context, log, project, actor, scope };
  if (joined.has(context)) return joining<Context>(parts);
  return withTransactions<Context>(parts, (work) => context.queues.transactions.run(project.id, work));
}

/**
 * The context of one attempt at a keyed request. Its transactions do not know of the attempt, so that a step inside a
 * step keeps no answer of its own.
 */
export function enterAttempt(context: Context, attempt: Attempt): Context {
  return { ...context, attempt };
}

/** Contexts whose `db` is a transaction already. */
const joined = new WeakSet<object>();

/** A transaction that waits for a provider holds a connection to the database, and the embedded database has one. */
const closedDoor: Outgoing = Object.assign(
  async () => {
    throw new Error(
      'Something outside was called in a transaction, which would make everybody wait for it. Call it first, and change what is stored in lastStep().',
    );
  },
  { close: async () => {} },
);

type Parts<C> = Omit<C, 'transaction'>;

/** Runs work when it may. */
type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** A context whose `transaction` begins one, when it is its turn. */
function withTransactions<C extends PublicContext>(parts: Parts<C> & Dependencies, inTurn: Turn): C {
  return complete<C>(parts, async (work) => {
    assertOutside();
    return inTurn(() =>
      inTransaction(parts.db, (tx) => work(joining<C>({ ...parts, db: tx, outgoing: closedDoor }))),
    );
  });
}

/** A context inside a transaction: its `transaction` joins. */
function joining<C extends PublicContext>(parts: Parts<C>): C {
  const context: C = complete<C>(parts, (work) => work(context));
  joined.add(context);
  return context;
}

/** The one missing member added, `parts` is a whole `C`; the compiler cannot see that through a generic `Omit`. */
function complete<C extends PublicContext>(
  parts: Parts<C>,
  transaction: <T>(work: (context: C) => Promise<T>) => Promise<T>,
): C {
  return { ...parts, transaction } as unknown as C;
}

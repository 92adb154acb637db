import type { NotificationEvent } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import type { ReadParent } from '../../../providers/connectors/engine/parents/read-below.ts';
import type { DeliveredRecord } from './delivered-record.ts';
import type { FoundPlan, Plan, PlanOrRefusal } from './find-plan.ts';
import type { ReadInstallation } from './plan-queries.ts';
import type { Position } from './position.ts';
import type { RunRow, Subject } from './queries.ts';
import type { RunState } from './run-state.ts';
import type { Window } from './window.ts';

/**
 * What sets runs apart that are carried out in the same way: what they read, what becomes of the records, and what their
 * end changes.
 */
export interface RunKind {
  /** Undefined when the installation is gone. */
  findPlan(context: Context, subject: Subject): Promise<PlanOrRefusal | undefined>;
  /** The window of a run that begins in this transaction. It is frozen then. */
  begin(tx: Context, plan: FoundPlan, run: RunRow): Promise<Beginning>;
  /** Prepares what a transaction then stores of some pages. */
  prepare(
    context: Context,
    plan: Plan,
    pages: PagesToStore,
  ): Promise<(tx: Context) => Promise<StoredRecords>> | ((tx: Context) => Promise<StoredRecords>);
  /** Pauses the object of a run that has found too much. False or absent: such a run ends. */
  pause?(tx: Context, installed: ReadInstallation, run: RunRow, reason: string): Promise<boolean>;
  end(tx: Context, installed: ReadInstallation, run: RunRow, end: KindOfEnd): Promise<Aftermath>;
}

/** The window of a run, and a sentence about it for the log. */
export interface Beginning {
  readonly window: Window;
  readonly says: string;
  /** How much the last read of everything found. Absent before the first one. */
  readonly foundBefore?: number | undefined;
  readonly position?: Partial<Position>;
}

export interface PagesToStore {
  /** The run as it was stored before them. */
  readonly before: RunState;
  readonly state: RunState;
  readonly records: readonly DeliveredRecord[];
  /** The lists below these parents were read to their end. */
  readonly readParents: readonly ReadParent[];
  /** The ids that a read has found whose ids are compared with those of another one. */
  readonly ids: readonly string[];
}

/** What was stored of pages. All other records were known already. */
export interface StoredRecords {
  readonly records: number;
  readonly messages: number;
  /** Records that the manifest leaves out, because the installation has written them. */
  readonly ownWrites?: number;
}

export interface KindOfEnd {
  /** Why it failed. Undefined when it did not. */
  readonly failure: string | undefined;
  /** What the log calls the reason of the failure. */
  readonly failedBy: string | undefined;
  /** Fields that the provider does not show to the account. */
  readonly missingFields: readonly string[] | undefined;
  /** Whether the whole window was read. */
  readonly isComplete: boolean;
  /** How much it has found. */
  readonly found: number;
  /** How far it is compared with what was known before. Undefined when it is not. */
  readonly comparing: Position['comparing'];
  /** What the provider said stands for everything that comes later. */
  readonly nextToken: string | undefined;
}

/** What comes after the end of a run. */
export interface Aftermath {
  /** In a sentence, for the log. */
  readonly next: string;
  readonly events: readonly NotificationEvent[];
  /** The records wait until the builder asks for them. */
  readonly isOnRequest?: boolean;
}

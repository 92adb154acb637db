import type { Context } from '../../context.ts';
import { alteredLines, type FinishedOperation, record } from '../../installing/operation-log/service.ts';
import type { ReadInstallation } from '../reads/find-installed.ts';

/** What has happened to subscriptions or their events. */
export interface Note {
  readonly msg: string;
  /** Why it failed. Undefined when it did not. */
  readonly error: string | undefined;
  readonly objects: string[];
  /** How many records were delivered. */
  readonly records?: number;
  /** Fields that the records lack, because the provider does not show them. */
  readonly missingFields?: readonly string[];
  /** If true, the line is a warning, though nothing has failed. */
  readonly isWarning?: boolean;
  /** How many records were delivered without what no database stores. */
  readonly altered?: number;
  readonly details: Record<string, string>;
}

/** Records an operation that is over, with one line of log. */
export async function noteOperation(
  tx: Context,
  { fields: { integrationId, installationId }, configId }: ReadInstallation,
  note: Note,
): Promise<void> {
  await record(tx, [toOperation(tx, { integrationId, installationId, configId }, note)]);
}

/** Records operations that are over, each with one line of log. */
export async function noteOperations(
  tx: Context,
  notes: readonly (Note & { readonly of: Noted })[],
): Promise<void> {
  await record(
    tx,
    notes.map(({ of, ...note }) => toOperation(tx, of, note)),
  );
}

/** Whose operation it is. */
type Noted = Pick<FinishedOperation, 'integrationId' | 'installationId' | 'configId'>;

function toOperation(
  tx: Context,
  of: Noted,
  { msg, error, objects, records, missingFields = [], isWarning, altered = 0, details }: Note,
): FinishedOperation {
  const time = tx.now();
  const isWhole = missingFields.length === 0;
  const [status, severity] =
    error === undefined
      ? (['success', isWhole && !isWarning ? 'INFO' : 'WARNING'] as const)
      : (['failure', 'ERROR'] as const);
  return {
    ...of,
    actionType: 'subscribe',
    status,
    result: msg,
    metadata: {
      objects,
      ...(records !== undefined && { progress: { recordsProcessed: records } }),
      ...(!isWhole && { missingFields: [...missingFields] }),
    },
    startTime: time,
    endTime: time,
    logs: [
      ...alteredLines(time, altered, 'delivered'),
      { time, severity, msg, ...(error !== undefined && { error }), details },
    ],
  };
}

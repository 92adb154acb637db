import type { Context } from '../../context.ts';
import { record } from '../operations/recording/record-operation.ts';
import type { ReadInstallation } from '../reads/find-installed.ts';

/** What has happened to subscriptions or their events. */
export interface Note {
  readonly msg: string;
  /** Why it failed. Undefined when it did not. */
  readonly error: string | undefined;
  readonly objects: string[];
  readonly details: Record<string, string>;
}

/** Records an operation that is over, with one line of log. */
export async function noteOperation(
  tx: Context,
  { fields: { integrationId, installationId }, configId }: ReadInstallation,
  { msg, error, objects, details }: Note,
): Promise<void> {
  const time = tx.now();
  const [status, severity] =
    error === undefined ? (['success', 'INFO'] as const) : (['failure', 'ERROR'] as const);
  await record(tx, [
    {
      ...{ integrationId, installationId, configId },
      actionType: 'subscribe',
      status,
      result: msg,
      metadata: { objects },
      startTime: time,
      endTime: time,
      logs: [{ time, severity, msg, ...(error !== undefined && { error }), details }],
    },
  ]);
}

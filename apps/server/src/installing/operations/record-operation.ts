import type { ActedAs, LogSeverity, Operation } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { insertOperations } from './recording-queries.ts';

/** A run that has ended. It must hold no credential and no value of a record. */
export interface FinishedOperation {
  integrationId: string;
  installationId: string;
  configId: string;
  actionType: 'read' | 'write' | 'subscribe' | 'proxy' | 'search' | 'watchSchema';
  status: 'success' | 'failure';
  result: string;
  metadata: NonNullable<Operation['metadata']>;
  /** With whose account it acted. Erasing the person makes it nameless, so it stands nowhere else. */
  actedAs?: ActedAs | undefined;
  startTime: Date;
  endTime: Date;
  logs: readonly OperationLog[];
}

export interface OperationLog {
  time: Date;
  severity: LogSeverity;
  msg: string;
  error?: string;
  details: Record<string, string>;
}

/** Records runs with their logs, in the caller's transaction if there is one. */
export async function record(context: Context, operations: readonly FinishedOperation[]): Promise<void> {
  if (operations.length === 0) return;
  await context.transaction((tx) => insertOperations(tx, operations));
}

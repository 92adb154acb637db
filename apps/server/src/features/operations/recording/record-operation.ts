import type { LogSeverity, Operation } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import { insertOperations } from './queries.ts';

/** A run that is over. Nothing in it may hold a credential or a value of a record. */
export interface FinishedOperation {
  integrationId: string;
  installationId: string;
  configId: string;
  actionType: 'read' | 'write' | 'subscribe';
  status: 'success' | 'failure';
  result: string;
  metadata: NonNullable<Operation['metadata']>;
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

/** Writes down what was done, with its logs; part of the caller's transaction. */
export async function record(context: Context, operations: readonly FinishedOperation[]): Promise<void> {
  if (operations.length === 0) return;
  await context.transaction((tx) => insertOperations(tx, operations));
}

import type { ActedAs, LogSeverity, Operation } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { insertOperations, keepConnections } from './recording-queries.ts';

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
  await context.transaction(async (tx) => insertOperations(tx, await withoutErased(tx, operations)));
}

/** What stands in place of a person who was erased. */
export const erasedPerson = { consumerRef: 'erased', consumerName: 'erased' } as const;

/** A person may be erased while what they do goes on. Their connection is gone then, and it is recorded without them. */
async function withoutErased(
  tx: Context,
  operations: readonly FinishedOperation[],
): Promise<readonly FinishedOperation[]> {
  const used = operations.flatMap(({ actedAs }) => actedAs?.connectionId ?? []);
  if (used.length === 0) return operations;
  const kept = await keepConnections(tx, used);
  return operations.map((operation) => {
    const { actedAs } = operation;
    if (!actedAs || kept.has(actedAs.connectionId)) return operation;
    const { account: _, ...others } = actedAs;
    return { ...operation, actedAs: { ...others, ...erasedPerson } };
  });
}

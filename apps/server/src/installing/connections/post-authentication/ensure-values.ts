import { secretOrigins, toldValuesMissingProblem } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { connectionEvent } from '../connection-events.ts';
import type { OpenedRow } from '../opened-row.ts';
import { type ConnectionRow, changeConnection, isAtVersion, selectConnection } from '../queries.ts';
import { recordState } from '../record-state.ts';
import { acceptedOriginsOf } from '../secret-destinations/destinations.ts';
import { findSource } from './find-source.ts';
import { type Learned, learnValues } from './learn-values.ts';
import { missingInCalls } from './needed-values.ts';

/**
 * Makes sure that the provider has told the values without which no call can be made. It may have been away when
 * the person signed in, so it is asked again.
 * @throws {ProblemError} `provider_metadata_missing` when it still does not tell them. The connection's diagnosis says
 * why.
 */
export async function ensureValues(
  context: Context,
  opened: OpenedRow,
  module: string | undefined,
): Promise<OpenedRow> {
  const { entry, metadata } = opened.resolved;
  const missing = missingInCalls(entry, metadata, module);
  if (missing.length === 0) return opened;
  const learned = findSource(entry.name) ? await learn(context, opened) : { resolved: opened.resolved };
  const left = missingInCalls(entry, learned.resolved.metadata, module);
  if (left.length > 0) throw untold(learned, left);
  return opened.with(await store(context, opened.row, learned));
}

async function learn(context: Context, opened: OpenedRow): Promise<Learned> {
  const learned = await learnValues(context, opened);
  const { failure } = learned;
  if (failure) await recordState(context, opened.row, failure.reason, { message: failure.message });
  return learned;
}

/** If the credentials were replaced in the meantime, the values may be about another account, so they are not stored. */
async function store(context: Context, row: ConnectionRow, { resolved }: Learned): Promise<ConnectionRow> {
  const { metadata, provider } = resolved;
  const accepted = [...acceptedOriginsOf(row, resolved), ...secretOrigins(provider)];
  const changes = { providerMetadata: metadata, acceptedOrigins: [...new Set(accepted)] };
  return context.transaction(async (tx) => {
    const changed = await changeConnection(tx, row.id, changes, isAtVersion(row.credentialsVersion));
    const stored = (await selectConnection(tx, row.id)) ?? row;
    return Unreported.report(tx, changed, (isStored) =>
      isStored ? [connectionEvent('connection.updated', stored)] : [],
    ).then(() => stored);
  });
}

function untold({ resolved, failure }: Learned, names: readonly string[]): ProblemError {
  return new ProblemError(
    'provider_metadata_missing',
    toldValuesMissingProblem(resolved.provider, names, failure),
  );
}

import type { Installation } from '@dowel/schema';
import { type AskedPages, askedPagesWords, destinationDisabledProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { findById } from '../../installing/destinations/service.ts';
import * as operationLog from '../../installing/operation-log/service.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { redirected, sendPages } from './buffer-pages.ts';
import {
  type BufferedPage,
  deleteExpired,
  deleteUpTo,
  lockAsked,
  selectOldest,
  updateAsked,
} from './on-request-queries.ts';

export interface Ask {
  readonly installation: Installation;
  /** The provider's name. */
  readonly objectName: string;
  readonly pages: number;
  /** Whether the results of later reads wait too. */
  readonly isOnRequest: boolean;
  /** Whether the config has the object read. */
  readonly isRead: boolean;
  /** The name or the id of the destination that the object has now. */
  readonly destination: string;
}

/**
 * Sends the oldest pages that wait. What is asked for beyond them is sent when a read brings it. An operation tells of
 * it. All of it happens in the caller's transaction, so an ask is carried out once or not at all. Answers false when
 * nothing of the object waits, now or later.
 * @throws {ProblemError} `destination_disabled`
 */
export async function askForPages(tx: Context, ask: Ask): Promise<boolean> {
  const { installation, objectName, pages, isOnRequest, isRead, destination } = ask;
  const subject = { installationId: installation.id, objectName };
  const askedBefore = await lockAsked(tx, subject);
  const expired = await deleteExpired(tx, subject);
  const oldest = await selectOldest(tx, subject, Math.max(pages, 1));
  if (!isOnRequest && oldest.length === 0 && expired === 0) return false;
  const sent = redirected(oldest.slice(0, pages), await findById(tx, destination));
  await assertEnabled(tx, sent);
  const last = sent.at(-1);
  if (last) await deleteUpTo(tx, subject, last.messageId);
  await sendPages(tx, sent);
  const more = isOnRequest ? askedBefore + pages - sent.length : 0;
  const open = isRead ? more : 0;
  if (open !== askedBefore) await updateAsked(tx, subject, open);
  await record(tx, ask, { sent: sent.length, open, expired, vain: more - open });
  return true;
}

async function assertEnabled(tx: Context, pages: readonly BufferedPage[]): Promise<void> {
  for (const id of new Set(pages.map(({ destinationId }) => destinationId))) {
    const destination = await findById(tx, id);
    if (destination && destination.disabledTime !== null) {
      throw new ProblemError('destination_disabled', destinationDisabledProblem(destination.name));
    }
  }
}

async function record(
  tx: Context,
  { installation, objectName, pages }: Ask,
  counts: AskedPages,
): Promise<void> {
  const { id: installationId, integrationId, config } = installation;
  const time = tx.now();
  const { result, lost } = askedPagesWords(objectName, counts);
  const details = {
    object: objectName,
    pagesAsked: String(pages),
    pagesSent: String(counts.sent),
    pagesOpen: String(counts.open),
    pagesExpired: String(counts.expired),
    ...(counts.vain && { failedBy: 'config' }),
  };
  await operationLog.record(tx, [
    {
      integrationId,
      installationId,
      configId: config.id,
      actionType: 'read',
      status: lost === undefined ? 'success' : 'failure',
      result,
      metadata: { objects: [objectName] },
      startTime: time,
      endTime: time,
      logs: [
        {
          time,
          severity: lost === undefined ? 'INFO' : 'ERROR',
          msg: 'Results that wait were asked for.',
          ...(lost !== undefined && { error: lost }),
          details,
        },
      ],
    },
  ]);
}

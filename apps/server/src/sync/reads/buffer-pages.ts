import { askedPagesWords } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import * as operationLog from '../../installing/operation-log/service.ts';
import type { InstalledObject } from '../../platform/db/of-object.ts';
import type { InstallationState } from '../../platform/effects.ts';
import {
  type DataMessage,
  keepMessages,
  sendKept,
  sendMessages,
} from '../../platform/events/send-messages.ts';
import {
  type BufferedPage,
  deleteAll,
  deleteAllOf,
  insertBuffered,
  lockAsked,
  updateAsked,
} from './on-request-queries.ts';
import { logLine, type RunState } from './running/run-state.ts';

/**
 * Stores the messages of a read whose results wait until the builder asks for them. As many as were asked for before
 * they were there are sent at once.
 */
export async function bufferPages(
  tx: Context,
  subject: InstalledObject,
  messages: readonly DataMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const asked = await lockAsked(tx, subject);
  const [sent, kept] = [messages.slice(0, asked), messages.slice(asked)];
  if (sent.length > 0) await updateAsked(tx, subject, asked - sent.length);
  await sendMessages(tx, sent);
  await keepMessages(tx, kept);
  await insertBuffered(
    tx,
    subject,
    kept.map(({ id, destinationId, recordKeys = [] }) => ({ messageId: id, destinationId, recordKeys })),
  );
}

/** Sends pages that waited. Answers how many: those that have expired are left out. */
export function sendPages(tx: Context, pages: readonly BufferedPage[]): Promise<number> {
  return sendKept(
    tx,
    pages.map(({ messageId, ...page }) => ({ ...page, id: messageId, action: 'read' })),
  );
}

/** Pages that waited while their object was given another destination go there. */
export function redirected(
  pages: readonly BufferedPage[],
  destination: { readonly id: string } | undefined,
): readonly BufferedPage[] {
  return destination ? pages.map((page) => ({ ...page, destinationId: destination.id })) : pages;
}

/** Leaves out pages that wait of an account that installations do not use any more. An operation tells of each object. */
export async function leaveWaiting(tx: Context, installations: readonly InstallationState[]): Promise<void> {
  const byId = new Map(installations.map((installation) => [installation.id, installation]));
  const left = await deleteAllOf(tx, [...byId.keys()]);
  const time = tx.now();
  await operationLog.record(
    tx,
    left.flatMap(({ installationId, objectName, pages }) => {
      const { integrationId, config } = byId.get(installationId) ?? {};
      if (!integrationId || !config) return [];
      const msg = `[${objectName}] ${pages} ${pages === 1 ? 'page' : 'pages'} of the account before left out`;
      const details = { object: objectName, pagesLeftOut: String(pages) };
      return {
        integrationId,
        installationId,
        configId: config.id,
        actionType: 'read',
        status: 'success',
        result: msg,
        metadata: { objects: [objectName] },
        startTime: time,
        endTime: time,
        logs: [{ time, severity: 'WARNING', msg, details }],
      };
    }),
  );
}

/**
 * Sends the pages that still wait of an object whose results no longer do: nobody would ask for them, and what comes
 * after them is newer. The log of the run tells of it.
 */
export async function sendWaiting(
  tx: Context,
  state: RunState,
  destination: { readonly id: string },
): Promise<void> {
  const { run } = state;
  const pages = await deleteAll(tx, run);
  if (pages.length === 0) return;
  const sent = await sendPages(tx, redirected(pages, destination));
  const expired = pages.length - sent;
  const { lost } = askedPagesWords(run.objectName, { sent, open: 0, expired });
  const line = logLine(state, tx.now(), {
    severity: lost === undefined ? 'INFO' : 'ERROR',
    msg: 'The results of this object no longer wait until they are asked for, so those that still waited were sent.',
    ...(lost !== undefined && { error: lost }),
    details: { pagesSent: String(sent), pagesExpired: String(expired) },
  });
  await operationLog.addLogs(tx, run.id, [line]);
}

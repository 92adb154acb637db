import type { BatchWriteResult, WriteAnswer, WriteRecords, WriteRejection } from '@dowel/schema';
import {
  countRecords,
  type EndedWrite,
  idempotencyKeyInFlightProblem,
  installationNotFoundProblem,
  toWriteAnswer,
  writeOutcomeUnknownProblem,
  writesUnsupportedProblem,
  writeUnreachableProblem,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { OpenConnection } from '../../installing/connections/service.ts';
import type { OperationLog } from '../../installing/operation-log/service.ts';
import * as operationLog from '../../installing/operation-log/service.ts';
import { unlessGone } from '../../platform/db/constraint-violation.ts';
import { orderedId } from '../../platform/db/ordered-id.ts';
import { type Concluded, lastStep } from '../../platform/last-step.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { Rejected } from '../../platform/requests/route.ts';
import { SecretUnreadableError } from '../../platform/secrets/secrets.ts';
import { wakeAfterCommit } from '../../platform/wake-ups.ts';
import { inTime } from '../../providers/connectors/in-time.ts';
import { toLimitProblem } from '../../providers/provider-problems.ts';
import { findTarget, type WriteTarget } from './find-target.ts';
import { joinPool } from './join-pool.ts';
import { type PreparedWrite, prepareWrites, toRows } from './new-writes.ts';
import { giveUp, insertRun, type NewWrite, type NewWriteRun } from './queries.ts';
import { isLater, personalOf } from './rules.ts';
import { areSentAtOnce, sendRecords } from './send-records.ts';
import { sendWhole } from './send-whole.ts';
import { canOpen, type Sendable, type Sent } from './sending.ts';
import { endedOf, endedWithout, logsOf, storeEnd, storeResults, storeSent } from './store-results.ts';
import { withheldWords } from './withheld-words.ts';
import { writeLane } from './write-lane.ts';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
/** How long all calls of a synchronous write may take. A caller waits. */
const LIMIT_MS = 25 * SECOND_MS;
/** After this time no further record is begun: its answer could come too late to be known. */
const LAST_MS = 20 * SECOND_MS;
/** After this time, the process of a synchronous write must be dead. */
const HELD_MS = 60 * SECOND_MS;

type Success = WriteAnswer | BatchWriteResult;
type Answer = Success | Rejected<WriteRejection | BatchWriteResult>;

type BegunRun = NewWriteRun & { id: string };

/**
 * Writes records to a customer's account. What is sent is stored before the provider is called, and how it ended after
 * that, so that a write whose answer was lost is not done twice.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `object_not_found`, `object_disabled`,
 * `deletion_disabled`, `writes_unsupported`, `provider_unreachable`, `provider_rate_limited`, `outcome_unknown`
 */
export async function write(
  context: Context,
  path: { integrationId: string; objectName: string },
  body: WriteRecords,
): Promise<Concluded<Answer>> {
  const target = await findTarget(context, path, body);
  const prepared = prepareWrites(context, target, body);
  assertCanLook(target, prepared);
  const { installationId } = target.installation;
  return unlessGone(
    () => (isLater(body) ? writeLater : writeNow)(context, target, body, prepared),
    () => {
      throw new ProblemError('installation_not_found', installationNotFoundProblem(installationId));
    },
  );
}

function assertCanLook({ connector, object, title }: WriteTarget, prepared: readonly PreparedWrite[]): void {
  const mustLook = prepared.some(({ write: { ifEmpty } }) => ifEmpty.length > 0);
  if (!mustLook || connector.canGet(object.objectName)) return;
  throw new ProblemError(
    'writes_unsupported',
    writesUnsupportedProblem(title, 'look at a record before it changes it'),
  );
}

async function writeLater(
  context: Context,
  target: WriteTarget,
  body: WriteRecords,
  prepared: readonly PreparedWrite[],
): Promise<Concluded<Answer>> {
  return lastStep(context, async (tx) => {
    const { autoBatchPolicy, retryPolicy } = body;
    const now = tx.now();
    if (autoBatchPolicy) {
      const operationId = await joinPool(tx, target, body.type, autoBatchPolicy, prepared);
      await operationLog.addLogs(tx, operationId, leftOutLines(target, prepared, now));
      return { operationId };
    }
    const deadlineTime = new Date(now.getTime() + (retryPolicy?.deadlineHours ?? 1) * HOUR_MS);
    const run = toRun(target, body, prepared.length, { dueTime: now, deadlineTime, isSynchronous: false });
    const { rows } = await toRows(tx, run.id, prepared, { isSentAtOnce: false, mayRepeat: false });
    await begin(tx, target, run, rows, prepared);
    wakeAfterCommit(tx, writeLane({ ...run, projectId: tx.project.id }));
    return { operationId: run.id };
  });
}

function toRun(
  { installation, object }: WriteTarget,
  { type, batch, batchPolicy }: WriteRecords,
  count: number,
  when: Pick<NewWriteRun, 'dueTime' | 'deadlineTime' | 'isSynchronous'>,
): BegunRun {
  const { installationId } = installation;
  const personalConnectionId = personalOf(installation);
  const isAllOrNone = batch !== undefined && batchPolicy?.allOrNone === true;
  const { objectName } = object;
  const subject = { installationId, objectName, personalConnectionId };
  return { id: orderedId(), ...subject, type, isAllOrNone, records: count, ...when };
}

/** Stores a run with its records, and its operation. */
async function begin(
  context: Context,
  target: WriteTarget,
  run: BegunRun,
  rows: readonly NewWrite[],
  prepared: readonly PreparedWrite[],
): Promise<void> {
  const { installationId, integrationId, configId, actedAs } = target.installation;
  const { id, objectName, type, isSynchronous, records: count } = run;
  const mode = isSynchronous ? 'synchronous' : 'asynchronous';
  const acting = actedAs && { actedAs: actedAs.isPersonal ? 'person' : 'group' };
  const details = { object: objectName, type, mode, records: String(count), ...acting };
  const msg = `A request came to ${type} ${countRecords(count)} of ${objectName}.`;
  const time = context.now();
  const logs = [{ time, severity: 'INFO' as const, msg, details }, ...leftOutLines(target, prepared, time)];
  const metadata = { objects: [objectName] };
  const operation = {
    id,
    installationId,
    integrationId,
    configId,
    actionType: 'write' as const,
    metadata,
    actedAs,
    logs,
  };
  await insertRun(context, run, rows, operation);
}

/**
 * A name that nobody has mapped is not written, nor is a field that a setting excludes. The provider never sees it, so only
 * the log can tell.
 */
function leftOutLines(target: WriteTarget, prepared: readonly PreparedWrite[], time: Date): OperationLog[] {
  const writes = prepared.map(({ write }) => write);
  const fixed = readOnlyAmong(
    target,
    writes.map(({ record }) => record),
  ).join(', ');
  const words = [
    ...withheldWords(writes),
    ...(fixed ? [`${target.title} lets nobody write ${fixed}, and may say nothing of it.`] : []),
  ];
  return words.map((msg) => ({ time, severity: 'WARNING', msg, details: {} }));
}

/** The fields of records that the provider is known to fill itself. */
function readOnlyAmong(
  { connector, endpoint, object }: WriteTarget,
  records: readonly Record<string, unknown>[],
): string[] {
  const { fields } = connector.object(object.objectName);
  const known = fields.source === 'list' ? fields.fields : (fields.also ?? []);
  const isMeant = (name: string) =>
    endpoint.path.includes(`{${name}}`) ||
    (endpoint.repeat.by === 'clientId' && endpoint.repeat.member === name);
  return known
    .filter(({ name, readOnly }) => readOnly === true && !isMeant(name))
    .map(({ name }) => name)
    .filter((name) => records.some((one) => Object.hasOwn(one, name)));
}

async function writeNow(
  context: Context,
  target: WriteTarget,
  body: WriteRecords,
  prepared: readonly PreparedWrite[],
): Promise<Concluded<Answer>> {
  const { type, batch } = body;
  const { connector, installation, title } = target;
  const now = context.now().getTime();
  const held = new Date(now + HELD_MS);
  const deadlineTime = new Date(now + HOUR_MS);
  const run = toRun(target, body, prepared.length, { dueTime: held, deadlineTime, isSynchronous: true });
  const mayRepeat = context.attempt !== undefined;
  const isSentAtOnce = run.isAllOrNone === true || areSentAtOnce(target, prepared);
  const { rows, sendables } = await toRows(context, run.id, prepared, { isSentAtOnce, mayRepeat });
  const { connectionId, manifest } = installation;
  const mayBePersonal = run.personalConnectionId !== null;
  const open = new OpenConnection(context, connectionId, manifest.module, mayBePersonal);
  if (!(await canOpen(open))) throw new SecretUnreadableError('The key of a connection is missing.');
  await begin(context, target, run, rows, prepared);
  const fetch = inTime(connector.displayName, open.fetchFor('write'), LIMIT_MS);
  const signal = AbortSignal.timeout(LAST_MS);
  const sending = { context, target, objectName: run.objectName, type, fetch, signal };
  const { all, unstored } = await (run.isAllOrNone ? sendWhole : sendRecords)(
    sending,
    sendables,
    async (sent, next) => {
      const isHeld = (await context.attempt?.isHeld()) ?? true;
      const storing = async (tx: Context) => {
        await storeSent(tx, run, sent, isHeld ? next : []);
        return true;
      };
      const isThere = await unlessGone(
        () => context.transaction(storing),
        async () => false,
      );
      if (isHeld) return isThere;
      throw new ProblemError('idempotency_key_in_flight', idempotencyKeyInFlightProblem());
    },
  );
  const isWrittenBefore = sendables.length < prepared.length;
  const problem = isWrittenBefore ? undefined : problemOf(context, type, all, title);
  const sent = { rows, sendables, all, unstored };
  const endBy = (ending: typeof endNow) => async (tx: Context) => {
    const answer = toWriteAnswer(run.id, type, await ending(tx, run, sent), batch !== undefined);
    return answer.isRejected ? new Rejected(answer.body) : answer.body;
  };
  if (problem) {
    await context.transaction(endBy(endNow));
    throw problem;
  }
  return unlessGone(
    () => lastStep<Context, Answer>(context, endBy(endNow)),
    () => lastStep<Context, Answer>(context, endBy(endUninstalled)),
  );
}

/** The records of a run, and what became of them. */
interface SentRun {
  readonly rows: readonly NewWrite[];
  readonly sendables: readonly Sendable[];
  readonly all: readonly Sent[];
  /** Those of `all` that are not stored yet. */
  readonly unstored: readonly Sent[];
}

async function endNow(tx: Context, run: BegunRun, sent: SentRun): Promise<EndedWrite[]> {
  const { sendables, all, unstored } = sent;
  await storeResults(tx, run, unstored);
  const lost = all.flatMap(({ outcome }) => (outcome.kind === 'lost' ? [outcome.reason] : []));
  if (lost.length > 0 || all.length < sendables.length) {
    const [reason = 'The time for the request was over.'] = lost;
    await giveUp(tx, run.id, { unsent: `Not sent. ${reason}`, unanswered: reason });
  }
  const logs = logsOf(unstored);
  const ended = await storeEnd(tx, { ...run, isSynchronous: true }, logs);
  if (ended) return ended;
  const stored = await endedOf(tx, run.id);
  if (stored.length === 0) return endUninstalled(tx, run, sent);
  // This process stood still for long, and the lane has ended the run.
  await operationLog.addLogs(tx, run.id, logs);
  return stored;
}

/** The run was deleted with its installation. Its operation goes on to exist, and the caller must know what was written. */
async function endUninstalled(tx: Context, { id }: BegunRun, sent: SentRun): Promise<EndedWrite[]> {
  await operationLog.addLogs(tx, id, logsOf(sent.unstored));
  return endedWithout(tx, sent);
}

/**
 * The problem of a request of which nothing was written, and nothing was refused. Without an `Idempotency-Key`, new records
 * that are sent again are others.
 */
function problemOf(
  context: Context,
  type: WriteRecords['type'],
  all: readonly Sent[],
  title: string,
): ProblemError | undefined {
  const isNewAgain = type === 'create' && context.attempt === undefined;
  const lost = all.flatMap(({ outcome }) => (outcome.kind === 'lost' ? [outcome] : []));
  const [first] = lost;
  if (!first || lost.length < all.length) return undefined;
  const uncertain = lost.find((one) => !one.maySendAgain || (isNewAgain && one.wasSent));
  if (uncertain) {
    return new ProblemError('outcome_unknown', writeOutcomeUnknownProblem(title, uncertain.reason));
  }
  const limit = first.limited && toLimitProblem(context, first.limited, title);
  if (limit && lost.every(({ limited }) => limited)) return limit;
  return new ProblemError('provider_unreachable', writeUnreachableProblem(title, first.reason));
}

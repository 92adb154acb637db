import { effectiveReadObject, findNativeRead } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { readEntries } from '../../../installing/installations/rules.ts';
import { askedTimesOf, canAskForChanges, feedOf } from '../../../providers/connectors/engine/object.ts';
import { findForModule } from '../../../providers/connectors/find-for-module.ts';
import { findInstalled, type ReadInstallation } from '../../reads/find-installed.ts';
import { beginWithFeed } from '../../reads/running/feed/begin-with-feed.ts';
import { keepToken } from '../../reads/running/feed/tokens.ts';
import { endTokensBelow } from '../../reads/running/feed/tokens-below.ts';
import {
  type FoundPlan,
  findDestination,
  fitToObject,
  noConnector,
  type PlanOrRefusal,
} from '../../reads/running/find-plan.ts';
import type { Aftermath, Beginning, KindOfEnd, RunKind } from '../../reads/running/run-kind.ts';
import { isAhead, overlapStart } from '../../reads/running/window.ts';
import type { EventSubject } from '../lanes.ts';
import { comparisonOf } from './compared.ts';
import { findWanted } from './find-wanted.ts';
import { deleteKnownBefore } from './known-records-queries.ts';
import { prepareFinds } from './prepare-finds.ts';
import { findObject, type RunRow, updateObject } from './queries.ts';
import { reconcilingWindow } from './reading-times.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long it is remembered what a record looked like of which only some fields are watched. */
const REMEMBERED_MS = 30 * DAY_MS;

/** Reads that find the changes of a subscribed object that the provider has not told of. */
export const reconcilingKind: RunKind = { findPlan, begin, prepare: prepareFinds, end };

async function findPlan(
  context: Context,
  { installationId, objectName }: EventSubject,
): Promise<PlanOrRefusal | undefined> {
  const installed = await findInstalled(context, installationId);
  if (!installed) return undefined;
  const refuse = (refusal: string, failedBy = 'config') => ({ installed, refusal, failedBy });
  const { content, latest, fields } = installed;
  const connector = await findForModule(context, fields.provider, latest.module);
  if (!connector) return refuse(noConnector(fields.provider));
  const wanted = await findWanted(context, installed, objectName);
  const object = findNativeRead(latest, objectName);
  if (!wanted || !object || wanted.findable.size === 0) {
    return refuse(`Nobody subscribes to changes of "${objectName}" that can be read any more.`);
  }
  const found = await findDestination(context, wanted);
  if ('refusal' in found) return refuse(found.refusal, 'destination');
  const entry = readEntries(content, latest).get(objectName);
  const { destination } = wanted;
  // An event does not know the filters of reads either.
  const effective = { ...effectiveReadObject(object, entry), destination, fieldFilters: [] };
  const fit = await fitToObject(context, installed, connector, objectName);
  if (!canAskForChanges(fit.handled.changes)) {
    return refuse(
      `${connector.displayName} cannot say what has changed in "${objectName}", so nobody is told of its changes.`,
    );
  }
  const plan: FoundPlan = {
    installed,
    object,
    entry,
    effective,
    ...fit,
    ...found,
    compared: (read) => comparisonOf(wanted, read),
  };
  return { installed, plan };
}

async function begin(tx: Context, { connector, handled }: FoundPlan, run: RunRow): Promise<Beginning> {
  const { changes } = handled;
  const now = tx.now();
  const object = (await findObject(tx, run)) ?? { beginTime: now, watermark: now };
  const { beginTime, watermark } = object;
  const title = connector.displayName;
  const times = askedTimesOf(changes);
  const window = times ? reconcilingWindow(times, object, now) : { from: watermark, until: now };
  const fed = await beginWithFeed(
    tx,
    { connector, handled },
    {
      subject: run,
      usedBy: 'subscriptions',
      watermark,
      window,
      // What was left before the subscription began is older than its first watermark.
      isWatermarkRead: true,
    },
  );
  if (fed?.isFull) {
    // Before the first token, it is not known what there was at the beginning.
    const isBaseline = feedOf(changes)?.by === 'token' && watermark.getTime() === beginTime.getTime();
    const position = isBaseline ? ({ isBaseline: true } as const) : ({ isWithoutSince: true } as const);
    const says = isBaseline ? `${fed.says} Nothing of it is delivered.` : fed.says;
    return { window, says, position };
  }
  if (fed) return fed;
  return {
    window,
    says: `The records that have changed in this time are read, and those whose change ${title} has not told of are delivered.`,
  };
}

/** What was found does not have to be found again. A run that has failed is followed by one that begins as early. */
async function end(
  tx: Context,
  installed: ReadInstallation,
  run: RunRow,
  { isComplete, nextToken }: KindOfEnd,
): Promise<Aftermath> {
  const { untilTime } = run;
  if (isComplete && untilTime !== null && !isAhead(untilTime, tx.now())) {
    await updateObject(tx, run, { watermark: untilTime });
    const connector = await tx.connectors.find(installed.fields.provider);
    if (connector && nextToken !== undefined) {
      const of = { subject: run, usedBy: 'subscriptions' as const, time: untilTime };
      await keepToken(tx, connector.object(run.objectName), of, nextToken);
    }
    await endTokensBelow(tx, run);
    await forget(tx, installed, { ...run, untilTime });
  }
  const object = await findObject(tx, run);
  const next = object?.dueTime
    ? `The object is read again at ${object.dueTime.toISOString()}.`
    : 'Nothing is planned.';
  return { next, events: [] };
}

async function forget(
  tx: Context,
  installed: ReadInstallation,
  run: RunRow & { readonly untilTime: Date },
): Promise<void> {
  const wanted = await findWanted(tx, installed, run.objectName);
  const connector = await tx.connectors.find(installed.fields.provider);
  const times = connector && askedTimesOf(connector.object(run.objectName).changes);
  await deleteKnownBefore(tx, run, {
    changed: times && wanted?.watched === undefined ? overlapStart(times, run.untilTime) : undefined,
    asked: new Date(tx.now().getTime() - REMEMBERED_MS),
  });
}

import { randomBytes } from 'node:crypto';
import type { SubscribedEvent } from '../../../platform/db/tables/subscriptions.ts';
import { inParallel } from '../../../platform/in-parallel.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import type { EventsBelow } from '../../../providers/connectors/connector-events.ts';
import { nameOf, type ParentValues } from '../../../providers/connectors/engine/parents/parent-values.ts';
import { ProviderError } from '../../../providers/connectors/engine/provider-error.ts';
import {
  readSubscriptions,
  type SubscriptionsBelow,
  writeSubscriptions,
} from '../../../providers/connectors/engine/webhooks/subscribe-below.ts';
import type { ProviderText } from '../../../providers/provider-words/provider-text.ts';
import type { ReadInstallation } from '../../reads/find-installed.ts';
import { nameLeft } from '../name-left.ts';
import { withSecret } from '../signing-secrets.ts';
import type { Wanted } from '../wanted.ts';
import type { AtProvider } from './at-provider.ts';
import { noteSuccess } from './outcome.ts';
import { findSubscription, type SubscriptionRow, updateSubscription } from './queries.ts';

/** New parents, and those whose subscription somebody has removed, are found this often. */
const LOOK_MS = 6 * 60 * 60_000;
/** For more parents than this, nobody is told of changes. */
const MOST_PARENTS = 1000;
const PARALLEL_CALLS = 4;
/** How many parents a log names. */
const MOST_NAMED = 10;

interface Step {
  readonly row: SubscriptionRow;
  readonly installed: ReadInstallation;
  readonly wanted: Wanted;
  readonly at: AtProvider & { readonly below: EventsBelow };
  readonly events: readonly SubscribedEvent[];
  /** The secrets of the subscriptions that are there, newest first. None, when the account is another one now. */
  readonly secrets: readonly string[];
}

/**
 * Makes each parent have a subscription: those that have none yet get one with the secret of the others. A parent for
 * which the account may not subscribe is named, and goes without. What is done is stored page by page.
 * @throws {ProviderError}
 */
export async function bringBelowInStep(turn: Turn, step: Step): Promise<void> {
  const { row, installed, wanted, at, events, secrets } = step;
  const { connectionId } = installed.fields;
  const [known] = secrets;
  const before = readSubscriptions(known === undefined ? null : row.providerId);
  const secret = known ?? randomBytes(32).toString('base64url');
  const store = (change: Partial<SubscriptionRow>) =>
    turn.write(async (tx) => {
      await updateSubscription(tx, row.id, { connectionId, events, ...change });
      return (await findSubscription(tx, row.installationId)) !== undefined;
    });
  // An event of the first subscription may come before the last one is made.
  await store(
    known === undefined ? { ...withSecret(turn.context, row.id, secret, []), providerId: null } : {},
  );
  const walk = await walkParents(turn, { ...step, before, secret }, (so) =>
    store({ providerId: writeSubscriptions(so) }),
  );
  // The installation was deleted meanwhile, and its credentials with it.
  if (walk.isLeft) {
    const id = writeSubscriptions(walk.done);
    return nameLeft(turn.context, [{ provider: installed.fields.provider, id, address: at.address }]);
  }
  // A parent that the list has no more keeps its subscription at the provider until that is removed.
  const now = withUnseen(walk.done, before);
  const renewTime = new Date(turn.context.now().getTime() + LOOK_MS);
  await turn.write(async (tx) => {
    await updateSubscription(tx, row.id, { providerId: writeSubscriptions(now), renewTime });
    const told = { ...wanted, unsupported: [...wanted.unsupported, ...failureOf(at, walk.done)] };
    await noteSuccess(tx, { row, installed, wanted: told, done: wordsFor(at, { ...walk, before, now }) });
  });
}

interface Walk extends Step {
  readonly before: SubscriptionsBelow;
  readonly secret: string;
}

async function walkParents(
  { context }: Turn,
  { installed, at, before, secret }: Walk,
  store: (known: SubscriptionsBelow) => Promise<boolean>,
): Promise<{ done: SubscriptionsBelow; leftOut: number; isCut: boolean; isLeft: boolean }> {
  const { below, address, fetchFor } = at;
  const fetch = fetchFor(installed.fields.connectionId);
  const done: SubscriptionsBelow = { made: [], refused: [] };
  const idBefore = new Map(before.made.map(({ parent, id }) => [nameOf(parent), id]));
  const take = async (parent: ParentValues) => {
    const name = nameOf(parent);
    try {
      const wanted = { parent, address, secret, knownId: idBefore.get(name) };
      done.made.push(await below.subscribe(wanted, fetch));
    } catch (error) {
      if (!(error instanceof ProviderError) || !(error.kind === 'forbidden' || error.isGone)) throw error;
      context.log.info({ err: error, parent: name }, 'a provider does not let an account subscribe');
      done.refused.push(name);
    }
  };
  let leftOut = 0;
  let cursor: ProviderText | undefined;
  do {
    const page = await below.listParents(cursor, fetch);
    const room = MOST_PARENTS - done.made.length - done.refused.length;
    leftOut += page.leftOut + Math.max(0, page.parents.length - room);
    // After a failure, no other call begins, and what those under way have made is stored too.
    const failures: unknown[] = [];
    await inParallel(page.parents.slice(0, room), PARALLEL_CALLS, async (parent) => {
      if (failures.length > 0) return;
      await take(parent).catch((error: unknown) => failures.push(error));
    });
    const isStored = await store(withUnseen(done, before));
    if (!isStored) return { done, leftOut, isCut: false, isLeft: true };
    if (failures.length > 0) throw failures[0];
    cursor = page.nextCursor;
  } while (cursor && done.made.length + done.refused.length < MOST_PARENTS);
  return { done, leftOut, isCut: cursor !== undefined, isLeft: false };
}

/** What is done, and what there was for parents that were not looked at yet. */
function withUnseen({ made, refused }: SubscriptionsBelow, before: SubscriptionsBelow): SubscriptionsBelow {
  const seen = new Set([...made.map(({ parent }) => nameOf(parent)), ...refused]);
  const unseen = before.made.filter(({ parent }) => !seen.has(nameOf(parent)));
  return { made: [...made, ...unseen], refused };
}

/** That an account may subscribe below some parents only is nothing unusual. Below none of them, it is. */
function failureOf({ connector, below }: Step['at'], { made, refused }: SubscriptionsBelow): string[] {
  if (made.length > 0 || refused.length === 0) return [];
  const { object } = below;
  return [`${connector.displayName} lets this account subscribe below no record of "${object}".`];
}

/** What has changed, in sentences. Undefined when nothing has. */
function wordsFor(
  { connector, below }: Step['at'],
  {
    before,
    now,
    leftOut,
    isCut,
  }: { before: SubscriptionsBelow; now: SubscriptionsBelow; leftOut: number; isCut: boolean },
): string | undefined {
  const ids = ({ made }: SubscriptionsBelow) => made.map(({ id }) => id).toSorted();
  const refused = now.refused.toSorted();
  const isSame =
    JSON.stringify([ids(before), before.refused.toSorted()]) === JSON.stringify([ids(now), refused]);
  if (isSame) return undefined;
  const { object } = below;
  const more = refused.length > MOST_NAMED ? ` and ${refused.length - MOST_NAMED} more` : '';
  const names = refused.slice(0, MOST_NAMED).join(', ') + more;
  return [
    `${connector.displayName} tells of changes below ${now.made.length} records of "${object}".`,
    ...(refused.length > 0 ? [`It does not let this account subscribe below ${names}.`] : []),
    ...(isCut ? [`Nobody subscribes below those after the first ${MOST_PARENTS}.`] : []),
    ...(leftOut > 0 && !isCut ? [`Nobody subscribes below ${leftOut} others.`] : []),
    ...(refused.length > 0 || leftOut > 0 || isCut
      ? ['A read finds what changes there, if the list can say it.']
      : []),
  ].join(' ');
}

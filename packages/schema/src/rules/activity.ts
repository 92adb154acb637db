import type { Activity, ActivityAuthor } from '../resources/activity.ts';
import type { Config, ConfigContent } from '../resources/config.ts';
import type { ConnectedAccount } from '../resources/connected-account.ts';
import type { Connection } from '../resources/connections.ts';
import type { Log, Operation } from '../resources/operations.ts';
import { contentChanges, type ObjectContent, objectContentChanges } from './config-history.ts';
import { consumerOf } from './created-by.ts';
import { failureOf } from './diagnose-operation.ts';
import { isPartlyWritten } from './write-answer.ts';

/** Names of consumers of one group, by their refs. */
export type ConsumerNames = ReadonlyMap<string, string>;

/**
 * The author of a config. Anything other than a consumer counts as the builder, because the id of a key or the name of
 * a program means nothing to the people of a group.
 */
export function authorOf(createdBy: string, names: ConsumerNames): ActivityAuthor {
  const consumerRef = consumerOf(createdBy);
  if (consumerRef === undefined) return { kind: 'builder' };
  return { kind: 'consumer', name: names.get(consumerRef) ?? consumerRef };
}

/** The version before; undefined for the first one. */
type Before<Content> = { content: Content } | undefined;

type Saved = Pick<Config, 'id' | 'createTime' | 'createdBy'>;

/** A saved config as an activity, with what it changed in each object. */
export function configActivity(
  { content, ...saved }: Saved & { content: ConfigContent },
  before: Before<ConfigContent>,
  names: ConsumerNames,
): Activity {
  const isProxied = content.proxy?.enabled ?? false;
  const isSwitched = before !== undefined && (before.content.proxy?.enabled ?? false) !== isProxied;
  return {
    ...base(saved, before !== undefined, names),
    changes: contentChanges(before?.content, content),
    ...(isSwitched && { proxyEnabled: isProxied }),
  };
}

/** A version of one object's config as an activity, with every single change and the content. */
export function objectActivity(
  objectName: string,
  { content, ...saved }: Saved & { content: ObjectContent },
  before: Before<ObjectContent>,
  names: ConsumerNames,
): Activity {
  return {
    ...base(saved, before !== undefined, names),
    changes: objectContentChanges(objectName, before?.content ?? {}, content),
    content,
  };
}

function base({ id, createTime, createdBy }: Saved, isChange: boolean, names: ConsumerNames) {
  const kind = isChange ? 'config_changed' : 'installed';
  return { id, kind, time: createTime, author: authorOf(createdBy, names) };
}

const runKinds: Readonly<Record<string, string>> = {
  read: 'read',
  write: 'written',
  subscribe: 'received',
  proxy: 'called',
  search: 'searched',
};

/**
 * A run as an activity. An action that has no word here keeps its own.
 * @param logs the lines of its log that say why it failed
 */
export function runActivity(run: Operation & { createTime: string }, logs: readonly Log[] = []): Activity {
  const { id, actionType, status, metadata, createTime } = run;
  // A subscription that was made or changed has delivered nothing.
  const isSetUp = actionType === 'subscribe' && status === 'success' && !metadata?.progress;
  const known = isSetUp ? undefined : runKinds[actionType];
  const kind = metadata?.purpose === checkPurpose ? 'checked' : (known ?? actionType);
  const recordCount = metadata?.progress?.recordsProcessed ?? metadata?.successfulRecordIds?.length;
  return {
    id,
    kind,
    time: createTime,
    status,
    ...(metadata?.objects && { objects: metadata.objects }),
    ...(recordCount !== undefined && { recordCount }),
    ...(hasFailed(run) && { failure: failureOf({ ...run, status: 'failure' }, logs) }),
    ...(metadata?.missingFields && { missingFields: metadata.missingFields }),
    ...(metadata?.call && { call: metadata.call }),
  };
}

/** Whether a run has failed, or has written only some of its records. */
export const hasFailed = (run: Operation): boolean => run.status === 'failure' || isPartlyWritten(run);

/** Marks an operation that only tried a config at the provider. */
export const checkPurpose = 'check';

/** What is known of a connection's past: when it was made, its last other account, and since when somebody must sign in. */
export function connectionActivities(
  { id, createTime, consumer, status, diagnosis, account }: Connection,
  toId: (since: string) => string,
): Activity[] {
  const author = { kind: 'consumer' as const, name: consumer.consumerName };
  const isOther = account !== undefined && account.since !== createTime;
  const first = isOther ? account.before : account;
  const connected = {
    id,
    kind: 'connected',
    time: createTime,
    author,
    ...(first && { account: toAccount(first) }),
  };
  return [
    ...(status === 'bad_credentials' && diagnosis
      ? [{ id: toId(diagnosis.since), kind: 'sign_in_needed', time: diagnosis.since, diagnosis }]
      : []),
    ...(isOther ? [accountActivity({ ...account, account }, toId)] : []),
    connected,
  ];
}

/** Another account than before, or one that was not known before: of a connection, or of an installation that was moved. */
export function accountActivity(
  {
    since,
    before,
    account,
  }: { since: string; before?: ConnectedAccount | undefined; account: ConnectedAccount },
  toId: (since: string) => string,
): Activity {
  return {
    id: toId(since),
    kind: 'account_changed',
    time: since,
    account: toAccount(account),
    ...(before && { accountBefore: before }),
  };
}

function toAccount({ workspace, person }: ConnectedAccount): ConnectedAccount {
  return { ...(workspace && { workspace }), ...(person && { person }) };
}

import type { AffectedInstallation, Issue } from '@dowel/schema';
import { explainKind } from '@dowel/schema/rules';
import { v5 } from 'uuid';

/** A connection that does not work, or several over the same provider with the same cause. */
export interface ConnectionTrouble {
  readonly kind: 'connection' | 'provider';
  /** The id of the connection, or the name of the provider. */
  readonly subjectId: string;
  readonly provider: string;
  readonly reason: string;
  readonly actor: string;
  readonly nextStep: string;
  readonly since: string;
  readonly groupName: string;
  readonly groupCount: number;
  readonly installationCount: number;
  readonly first: AffectedInstallation[];
}

/** Objects that are not read as planned, although the connections work. */
export interface ReadTrouble {
  readonly kind: 'provider' | 'integration' | 'installation';
  /** The name of the provider, or an id. */
  readonly subjectId: string;
  readonly provider: string;
  /** `reads_limit`, the kind of a diagnosis, or `reads_failing` when that is not known. */
  readonly reason: string;
  readonly since: Date;
  /** Whether some of them are not read until somebody resumes the reads. */
  readonly isPaused: boolean;
  readonly objects: readonly string[];
  readonly words: readonly string[] | null;
  readonly operationId: string | null;
  readonly integrationName: string;
  readonly groupName: string;
  readonly groupCount: number;
  readonly installationCount: number;
  readonly first: AffectedInstallation[];
}

/** An installation to which the provider sends no events. */
export interface EventTrouble extends AffectedInstallation {
  readonly provider: string;
  readonly since: Date;
  readonly words: string | null;
}

/** An account that several customers have connected. */
export interface SharedAccount {
  readonly provider: string;
  /** The provider's id of it. */
  readonly workspaceId: string;
  readonly workspaceName: string;
  readonly since: string;
  /** The first three customers. */
  readonly groupNames: readonly string[];
  readonly groupCount: number;
  readonly installationCount: number;
  readonly first: AffectedInstallation[];
}

/** A destination that takes nothing. */
export interface DestinationTrouble {
  readonly id: string;
  readonly name: string;
  readonly failingSinceTime: Date | null;
  readonly disabledTime: Date | null;
  /** Whether messages wait for their next attempt. */
  readonly isWaiting: boolean;
  /** Whether messages were given up since then. */
  readonly hasGivenUp: boolean;
  /** In a sentence, why a message that waits was not taken. */
  readonly refusal: string | null;
  /** The customers whom the newest messages are about that have not arrived. */
  readonly groupNames: readonly string[] | null;
}

/** What a person has said about an issue. */
export interface Mark {
  readonly issueId: string;
  readonly toldTime: Date | null;
  readonly snoozedUntilTime: Date | null;
  readonly note: string | null;
  readonly markedBy: string;
  readonly markTime: Date;
}

/** The order in which issues are shown. What mends itself comes last. */
const actors = ['builder', 'consumer', 'operator', 'provider'];

/** Whether nobody needs to act. */
export const mendsItself = ({ actor }: Pick<Issue, 'actor'>): boolean => actor === 'provider';

/** The worst first, and among them the oldest. */
export function inOrder(issues: readonly Issue[]): Issue[] {
  const rank = ({ actor }: Issue) => actors.indexOf(actor);
  return issues.toSorted(
    (a, b) => rank(a) - rank(b) || Date.parse(a.since) - Date.parse(b.since) || (a.id < b.id ? -1 : 1),
  );
}

/** The id of an issue is made of its cause. */
function idOf(projectId: string, kind: string, subjectId: string, reason: string): string {
  return v5(JSON.stringify([kind, subjectId, reason]), projectId);
}

/** An issue before it is known what people have said about it. */
export type Unmarked = Omit<Issue, 'etag'>;

export function ofConnections(projectId: string, trouble: ConnectionTrouble, title: string): Unmarked {
  const { kind, subjectId, provider, reason, actor, nextStep, since } = trouble;
  const { groupCount, installationCount, first } = trouble;
  return {
    id: idOf(projectId, kind, subjectId, reason),
    reason,
    since,
    actor,
    nextStep,
    subject: { kind, id: subjectId, name: kind === 'provider' ? title : trouble.groupName },
    provider,
    stops: 'everything',
    affects: { groupCount, installationCount, first },
  };
}

/** Records arrive, without some fields. */
const leavesOut = ['fields_left_out', 'mapping_missing'];

export function ofReads(projectId: string, trouble: ReadTrouble, title: string): Unmarked {
  const { kind, subjectId, reason, since, provider, objects, words, operationId } = trouble;
  const { groupCount, installationCount, first } = trouble;
  const names = { provider: title, integration: trouble.integrationName, installation: trouble.groupName };
  return {
    // An issue of the connections to a provider may have the same reason.
    id: idOf(projectId, kind === 'provider' ? 'reads' : kind, subjectId, reason),
    reason,
    since: since.toISOString(),
    ...whoAndHow(trouble),
    subject: { kind, id: subjectId, name: names[kind] },
    provider,
    objects: [...objects],
    ...(operationId !== null && { operationId }),
    ...(words && { words: words.join(' ') }),
    stops: leavesOut.includes(reason) ? 'nothing' : 'reads',
    affects: { groupCount, installationCount, first },
  };
}

/** Who must act, and what to do. Reads that were paused do not go on by themselves. */
function whoAndHow({ reason, isPaused }: ReadTrouble): Pick<Issue, 'actor' | 'nextStep'> {
  if (reason === 'reads_limit') {
    const nextStep = 'Look whether there are really so many records. If there are, resume the reads.';
    return { actor: 'builder', nextStep };
  }
  const { actor, remedy } =
    reason === 'reads_failing'
      ? { actor: 'builder', remedy: 'Look at the last read of the object, and mend what it names.' }
      : explainKind(reason);
  if (!isPaused) return { actor, nextStep: remedy };
  return { actor: actor === 'provider' ? 'builder' : actor, nextStep: `${remedy} Then resume the reads.` };
}

export function ofEvents(projectId: string, trouble: EventTrouble): Unmarked {
  const { since, provider, words } = trouble;
  const { installationId, integrationId, integrationName, groupRef, groupName } = trouble;
  return {
    id: idOf(projectId, 'installation', installationId, 'events_missing'),
    reason: 'events_missing',
    since: since.toISOString(),
    actor: 'builder',
    nextStep: 'Do what the provider asks for. The subscription is then set up by itself.',
    subject: { kind: 'installation', id: installationId, name: groupName },
    provider,
    ...(words !== null && { words }),
    stops: 'events',
    affects: {
      groupCount: 1,
      installationCount: 1,
      first: [{ installationId, integrationId, integrationName, groupRef, groupName }],
    },
  };
}

export function ofSharedAccount(projectId: string, shared: SharedAccount): Unmarked {
  const { provider, workspaceId, workspaceName, since, groupNames, groupCount } = shared;
  return {
    id: idOf(projectId, 'account', `${provider} ${workspaceId}`, 'account_shared'),
    reason: 'account_shared',
    since,
    actor: 'builder',
    nextStep:
      'Ask them whether that is meant. If it is not, disconnect the customer to whom the account does not belong.',
    subject: { kind: 'account', id: workspaceId, name: workspaceName },
    provider,
    words: `${listed(groupNames, groupCount)} have connected the same account.`,
    stops: 'nothing',
    affects: { groupCount, installationCount: shared.installationCount, first: shared.first },
  };
}

const NAMED = 3;

/** A few names, and how many more there are. */
function listed(names: readonly string[], count = names.length): string {
  const first = names.slice(0, NAMED);
  const more = count - first.length;
  return new Intl.ListFormat('en').format(more > 0 ? [...first, `${more} more`] : first);
}

export function ofDestination(projectId: string, trouble: DestinationTrouble): Unmarked {
  const { id, name, failingSinceTime, disabledTime, isWaiting, hasGivenUp, refusal, groupNames } = trouble;
  const since = failingSinceTime ?? disabledTime;
  if (!since) throw new Error('The destination works.');
  const reason = disabledTime ? 'destination_disabled' : 'destination_failing';
  const isUnsigned = / 40[13]\b/.test(refusal ?? '');
  const steps = [
    isUnsigned
      ? 'Give the receiver the signing key that the destination has now, or the header that it asks for'
      : 'Mend the receiver',
    disabledTime && 'change the destination in any way, which enables it again',
    hasGivenUp && 'replay what was given up',
  ].filter((step) => typeof step === 'string');
  return {
    id: idOf(projectId, 'destination', id, reason),
    reason,
    since: since.toISOString(),
    actor: 'builder',
    nextStep: `${steps.join(', and then ')}.`,
    subject: { kind: 'destination', id, name },
    words: [
      refusal,
      wordsOf({ isWaiting: isWaiting && !disabledTime, hasGivenUp }),
      groupNames && `The newest are about ${listed(groupNames)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    stops: 'deliveries',
    affects: { groupCount: 0, installationCount: 0, first: [] },
  };
}

/** What becomes of the messages. A disabled destination gives up what is due. */
function wordsOf({ isWaiting, hasGivenUp }: Pick<DestinationTrouble, 'isWaiting' | 'hasGivenUp'>): string {
  if (!hasGivenUp)
    return isWaiting ? 'Messages wait, and are sent again by themselves.' : 'No message waits.';
  const givenUp = 'Messages were given up. They are kept, but not sent again by themselves.';
  return isWaiting ? `${givenUp} Others wait, and are sent by themselves.` : givenUp;
}

/** The `etag` of an issue about which nobody has said anything. */
const UNMARKED = '0';

/** When the mark was made that a person has seen; null: there was none. Undefined for a text that is no `etag`. */
export function seenTimeOf(etag: string): Date | null | undefined {
  if (etag === UNMARKED) return null;
  return /^[1-9]\d{0,14}$/.test(etag) ? new Date(Number(etag)) : undefined;
}

/** Adds what a person has said, unless that was about an earlier cause. */
export function marked(issue: Unmarked, mark: Mark | undefined): Issue {
  if (!mark || mark.markTime.getTime() < Date.parse(issue.since)) return { ...issue, etag: UNMARKED };
  const { toldTime, snoozedUntilTime, note, markedBy, markTime } = mark;
  return {
    ...issue,
    etag: String(markTime.getTime()),
    ...(toldTime && { toldTime: toldTime.toISOString() }),
    ...(snoozedUntilTime && { snoozedUntilTime: snoozedUntilTime.toISOString() }),
    ...(note !== null && { note }),
    markedBy,
  };
}

/** Whether somebody has put the issue off until a later time than `now`. */
export function isSnoozed({ snoozedUntilTime }: Issue, now: Date): boolean {
  return snoozedUntilTime !== undefined && Date.parse(snoozedUntilTime) > now.getTime();
}

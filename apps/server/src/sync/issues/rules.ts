import { isDeepStrictEqual } from 'node:util';
import type { AffectedInstallation, GroupState, Issue } from '@dowel/schema';
import {
  diagnosisWords,
  interruptedNextStep,
  isPause,
  refusedCredentials,
  refusedOwnApp,
  type SignInScheme,
  schemeFacts,
  stoppedCredentials,
} from '@dowel/schema/rules';
import { v5 } from 'uuid';

/** A connection that does not work, or several over the same provider with the same cause. */
export interface ConnectionTrouble {
  readonly kind: 'connection' | 'provider' | 'providerApp';
  /** The id of the connection or of the app, or the name of the provider. */
  readonly subjectId: string;
  readonly provider: string;
  /** How the connection is signed in; of several, one of them. */
  readonly authScheme: SignInScheme;
  readonly reason: string;
  readonly actor: string;
  readonly nextStep: string;
  readonly since: string;
  /** When one of them is tried again by itself. */
  readonly nextTryTime?: Date | undefined;
  readonly groupName: string;
  /** The customer whose own the app is, if it is a customer's. */
  readonly appGroupRef?: string | null | undefined;
  readonly groupCount: number;
  readonly installationCount: number;
  readonly first: AffectedInstallation[];
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

/** An API key that was in use until it expired. */
export interface ExpiredKey {
  readonly id: string;
  readonly label: string;
  readonly expireTime: Date;
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

/** How much an issue says of a customer: the worst state of its issues counts. Undefined: nothing. */
export function stateFor({ actor, reason }: Pick<Issue, 'actor' | 'reason'>): GroupState | undefined {
  if (reason === 'api_key_expired') return undefined;
  if (isPause({ reason })) return 'paused';
  return actor === 'provider' ? 'waiting' : 'needs_action';
}

/** The order of customers, the worst first: those that only the builder can help stand before those that wait for a customer. */
export const places: readonly GroupState[] = [
  'needs_action',
  'needs_action',
  'waiting',
  'paused',
  'working',
  'not_installed',
];

/** Where an issue puts a customer. */
export function placeFor(issue: Pick<Issue, 'actor' | 'reason'> & { stops?: string }): number {
  const place = places.indexOf(stateFor(issue) ?? 'working');
  return place === 0 && (issue.actor === 'consumer' || issue.stops === 'nothing') ? 1 : place;
}

/** The worst first, and among them the oldest. */
export function inOrder(issues: readonly Issue[]): Issue[] {
  const rank = (issue: Issue) => (isPause(issue) ? actors.length : actors.indexOf(issue.actor));
  return issues.toSorted(
    (a, b) => rank(a) - rank(b) || Date.parse(a.since) - Date.parse(b.since) || (a.id < b.id ? -1 : 1),
  );
}

/** The id of an issue is made of its cause. */
export function idOf(projectId: string, kind: string, subjectId: string, reason: string): string {
  return v5(JSON.stringify([kind, subjectId, reason]), projectId);
}

/** An issue before it is known what people have said about it. */
export type Unmarked = Omit<Issue, 'etag'>;

export function ofConnections(projectId: string, trouble: ConnectionTrouble, title: string): Unmarked {
  const { kind, subjectId, provider, reason, actor, nextStep, since } = trouble;
  const { groupCount, installationCount, first, authScheme, nextTryTime } = trouble;
  const owner = kind === 'providerApp' ? trouble.appGroupRef : undefined;
  return {
    id: idOf(projectId, kind, subjectId, reason),
    reason,
    since,
    actor,
    nextStep: owner ? refusedOwnApp.step : nextStep === interruptedNextStep ? nextStep : signInStep(trouble),
    subject: {
      kind,
      id: subjectId,
      name: kind === 'connection' ? trouble.groupName : title,
      ...(owner && { groupRef: owner }),
    },
    provider,
    ...(owner ? { words: refusedOwnApp.why } : wordsOf(trouble)),
    ...(nextTryTime && { nextTryTime: nextTryTime.toISOString() }),
    ...(kind === 'connection' && { authScheme: schemeFacts[authScheme].authScheme }),
    stops: 'everything',
    affects: { groupCount, installationCount, first },
  };
}

/** Why: of what the provider has taken back, what that was; else in the words that the people who connected read too. */
function wordsOf({ reason, authScheme }: ConnectionTrouble): Pick<Issue, 'words'> {
  if (reason === 'stopped') return { words: stoppedCredentials.why };
  if (reason === 'revoked') return { words: refusedCredentials[authScheme].why };
  const known = Object.entries(diagnosisWords).find(([name]) => name === reason)?.[1];
  return known ? { words: known.why } : {};
}

/** What the people who connected do, or whoever may change the app. */
function signInStep({ reason, nextStep, authScheme }: ConnectionTrouble): string {
  const words = Object.entries(diagnosisWords).find(([name]) => name === reason)?.[1];
  if (words?.builderNextStep) return words.builderNextStep;
  if (reason === 'stopped') return stoppedCredentials.step;
  const hasEnded = reason === 'revoked' || reason === 'expired';
  return hasEnded ? refusedCredentials[authScheme].step : nextStep;
}

/** Whom an issue concerns, by the rows about their installations. */
export function affectedOf(rows: readonly AffectedInstallation[]): Unmarked['affects'] {
  const own = new Map(rows.map((row) => [row.installationId, row]));
  return {
    groupCount: new Set(rows.map(({ groupRef }) => groupRef)).size,
    installationCount: own.size,
    first: [...own.values()]
      .slice(0, NAMED)
      .map(({ installationId, integrationId, integrationName, groupRef, groupName }) => ({
        installationId,
        integrationId,
        integrationName,
        groupRef,
        groupName,
      })),
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

export function ofExpiredKey(projectId: string, { id, label, expireTime }: ExpiredKey): Unmarked {
  return {
    id: idOf(projectId, 'apiKey', id, 'api_key_expired'),
    reason: 'api_key_expired',
    since: expireTime.toISOString(),
    actor: 'builder',
    nextStep:
      'Make a new key, and give it to what calls with this one. If nothing does any more, delete the key.',
    subject: { kind: 'apiKey', id, name: label },
    words: 'It was in use until it expired. Calls with it are refused, whichever customer they are about.',
    stops: 'calls',
    affects: { groupCount: 0, installationCount: 0, first: [] },
  };
}

/** How many installations, or names, an issue has. */
export const NAMED = 3;

/** A few names, and how many more there are. */
export function listed(names: readonly string[], count = names.length): string {
  const first = names.slice(0, NAMED);
  const more = count - first.length;
  return new Intl.ListFormat('en').format(more > 0 ? [...first, `${more} more`] : first);
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

/**
 * Whether an issue that is gone only gave way to another one: about the same thing with another cause, or about what keeps
 * all of it from working. Then nothing was solved.
 * @param broken the installations whose connections do not work
 */
export function isReplaced(gone: Issue, open: readonly Issue[], broken: ReadonlySet<string>): boolean {
  const { first } = gone.affects;
  // What a destination takes, and who shares an account, does not depend on connections that work.
  const canBeHidden = !['destination', 'account'].includes(gone.subject.kind) && first.length > 0;
  if (canBeHidden && first.every(({ installationId }) => broken.has(installationId))) return true;
  return open.some((other) => {
    const isOfOtherObjects =
      gone.objects && other.objects && !gone.objects.some((name) => other.objects?.includes(name));
    return isDeepStrictEqual(other.subject, gone.subject) && other.stops === gone.stops && !isOfOtherObjects;
  });
}

import type { Issue } from '@dowel/schema';
import { isPause } from '@dowel/schema/rules';
import { serverNow } from '../app/clock.ts';
import { affectsWords, issueTitle } from './issues.ts';
import { named } from './named.ts';

/** Whom it concerns, by name if they are few. The words of a shared account have the names already. */
export function affectedNames(issue: Issue): string | undefined {
  const { affects, subject } = issue;
  const names = [...new Set(affects.first.map(({ groupName }) => named(groupName)))];
  const areNamed = names.length > 1 && names.length === affects.groupCount && subject.kind !== 'account';
  return areNamed ? `${affectsWords(issue)}: ${names.join(', ')}` : affectsWords(issue);
}

/** Whom it concerns, if it is one or a few, or the integration whose installations it concerns. */
function concerned({ affects: { first, groupCount }, actor, subject }: Issue): string {
  const [one] = first;
  if (!one || (groupCount > 1 && actor !== 'consumer'))
    return subject.kind === 'integration' ? subject.name : '';
  return groupCount > 1
    ? `${named(one.groupName)} and ${groupCount - 1} more`
    : `${named(one.groupName)}\u00a0· ${one.integrationName}`;
}

/** Whom it concerns, and what the matter is. */
export function issueHeading(issue: Issue): string {
  const who = concerned(issue);
  return who ? `${who}: ${issueTitle(issue)}` : issueTitle(issue);
}

/** Where more than so many say the same, they are one row. */
const MANY = 5;

/** One cause, as home shows it. */
export interface Cause {
  /** Of several issues that say the same, the oldest, with all whom they concern. */
  readonly issue: Issue;
  /** All that say the same. Absent: it is one issue. */
  readonly same?: readonly Issue[];
}

/** Puts issues together that say the same of many customers. What a person has said of one stays to be seen. */
export function byCause(issues: readonly Issue[]): readonly Cause[] {
  const keyOf = (issue: Issue) =>
    issue.note || issue.snoozedUntilTime ? issue.id : issue.reason + issueTitle(issue);
  const alike = Map.groupBy(issues, keyOf);
  return issues.flatMap((issue) => {
    const same = alike.get(keyOf(issue)) ?? [];
    if (same.length <= MANY) return { issue };
    return issue === same[0] ? together(issue, same) : [];
  });
}

function together(oldest: Issue, same: readonly Issue[]): Cause {
  const first = same.flatMap(({ affects }) => affects.first);
  const refs = new Set(first.map(({ groupRef }) => groupRef));
  // An issue of many names three of them: then nobody can say whom two issues have in common.
  const unnamed = same.map(
    ({ affects }) => affects.groupCount - new Set(affects.first.map((one) => one.groupRef)).size,
  );
  const installationCount = sum(same.map(({ affects }) => affects.installationCount));
  const affects = { groupCount: refs.size + sum(unnamed), installationCount, first: first.slice(0, 3) };
  return { issue: { ...oldest, affects }, same };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Those of whom nobody has been told yet. */
export const untold = (issues: readonly Issue[]) => issues.filter(({ toldTime }) => !toldTime);

/** Whether an issue needs somebody like this. */
export const needs = (issue: Issue, actor: string): boolean => issue.actor === actor && !isPause(issue);

/** Whether somebody has put an issue off until later. */
export const isSnoozed = ({ snoozedUntilTime }: Issue): boolean =>
  snoozedUntilTime !== undefined && Date.parse(snoozedUntilTime) > serverNow();

/** The answer on top of home: how many things need whom. */
export function homeTitle(issues: readonly Issue[]): string {
  const of = (...actors: string[]) =>
    issues.filter((issue) => actors.some((actor) => needs(issue, actor))).length;
  const mine = of('builder', 'operator');
  const theirs = of('consumer');
  // Either both numbers are words, or both are digits.
  const number = Math.max(mine, theirs) < names.length ? inWords : inDigits;
  const things = (amount: number) => `${number(amount)} ${amount === 1 ? 'thing needs' : 'things need'}`;
  const parts = [
    mine > 0 && `${things(mine)} you`,
    theirs > 0 &&
      (mine > 0
        ? `${number(theirs)} ${theirs === 1 ? 'waits' : 'wait'} for a customer`
        : `${things(theirs)} a customer`),
  ].filter((part) => part !== false);
  if (parts.length > 0) return capital(parts.join(', '));
  const healing = of('provider');
  if (healing > 0)
    return `Nobody is needed; ${inWords(healing)} ${healing === 1 ? 'thing mends' : 'things mend'} itself`.replace(
      'mend itself',
      'mend themselves',
    );
  return 'All is well';
}

const names = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const inDigits = (amount: number) => amount.toLocaleString('en');
const inWords = (amount: number) => names[amount] ?? inDigits(amount);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

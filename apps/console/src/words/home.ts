import type { Issue } from '@dowel/schema';
import { isPause } from '@dowel/schema/rules';
import { affectsWords } from './issues.ts';

/** Whom it concerns, by name if they are few. The words of a shared account have the names already. */
export function affectedNames(issue: Issue): string | undefined {
  const { affects, subject } = issue;
  const names = [...new Set(affects.first.map(({ groupName }) => groupName))];
  const areNamed = names.length > 1 && names.length === affects.groupCount && subject.kind !== 'account';
  return areNamed ? `${affectsWords(issue)}: ${names.join(', ')}` : affectsWords(issue);
}

/** Whom it concerns, if it is one or a few. */
export function concerned({ affects: { first, groupCount }, actor }: Issue): string {
  const [one] = first;
  if (!one || (groupCount > 1 && actor !== 'consumer')) return '';
  return groupCount > 1
    ? `${one.groupName} and ${groupCount - 1} more`
    : `${one.groupName} · ${one.integrationName}`;
}

/** Whether an issue needs somebody like this. */
export const needs = (issue: Issue, actor: string): boolean => issue.actor === actor && !isPause(issue);

/** Whether somebody has put an issue off until later. */
export const isSnoozed = ({ snoozedUntilTime }: Issue): boolean =>
  snoozedUntilTime !== undefined && Date.parse(snoozedUntilTime) > Date.now();

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

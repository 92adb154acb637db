import type { AuditEntry } from '@dowel/schema';
import { changedName } from '@dowel/schema/rules';
import { shortId } from '../../words/ids.ts';

const MOST = 3;
const LONGEST = 60;

/** Where the whole change is an id, a link says it. */
const linked = ['latestRevisionId'];

/** What differs: `label: “old” to “new”`. In one line, unless the whole is asked for. */
export function changeWords(
  { before = {}, after = {}, replacedSecrets = [], groupRef }: AuditEntry,
  { isWhole = false } = {},
): string {
  const say = (value: unknown) => (isWhole ? textOf(value) : cut(textOf(value)));
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  // The title of the entry has its name already.
  const called = changedName({ before, after });
  const changed = names.filter(
    (name) =>
      !linked.includes(name) &&
      JSON.stringify(before[name]) !== JSON.stringify(after[name]) &&
      (name in before && name in after ? true : (after[name] ?? before[name]) !== called),
  );
  const most = isWhole ? changed.length : MOST;
  const parts = changed.slice(0, most).map((name) => {
    if (!(name in before)) return `${name}: ${say(after[name])}`;
    if (!(name in after)) return `${name} was ${say(before[name])}`;
    return `${name}: ${say(before[name])} to ${say(after[name])}`;
  });
  const more = changed.length > most && `${changed.length - most} more`;
  const secrets = replacedSecrets.length > 0 && `new ${replacedSecrets.join(', ')}`;
  return [...parts, more, secrets, groupRef && `customer ${groupRef}`].filter(Boolean).join('; ');
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ');
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  return isId.test(value) ? shortId(value) : `“${value}”`;
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

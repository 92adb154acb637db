import type { AuditEntry } from '@dowel/schema';
import { changedName } from '@dowel/schema/rules';
import { shortId } from '../../words/ids.ts';

const MOST = 3;

/** Where the whole change is an id, a link says it. */
const linked = ['latestRevisionId'];

/** What differs, in one line: `label: “old” to “new”`. */
export function changeWords({ before = {}, after = {}, replacedSecrets = [], groupRef }: AuditEntry): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  // The title of the entry has its name already.
  const called = changedName({ before, after });
  const changed = names.filter(
    (name) =>
      !linked.includes(name) &&
      JSON.stringify(before[name]) !== JSON.stringify(after[name]) &&
      (name in before && name in after ? true : (after[name] ?? before[name]) !== called),
  );
  const parts = changed.slice(0, MOST).map((name) => {
    if (!(name in before)) return `${name}: ${say(after[name])}`;
    if (!(name in after)) return `${name} was ${say(before[name])}`;
    return `${name}: ${say(before[name])} to ${say(after[name])}`;
  });
  const more = changed.length > MOST && `${changed.length - MOST} more`;
  const secrets = replacedSecrets.length > 0 && `new ${replacedSecrets.join(', ')}`;
  return [...parts, more, secrets, groupRef && `customer ${groupRef}`].filter(Boolean).join('; ');
}

const LONGEST = 60;

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function say(value: unknown): string {
  if (typeof value === 'string' && isId.test(value)) return shortId(value);
  const text = Array.isArray(value)
    ? value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ')
    : typeof value === 'string'
      ? `“${value}”`
      : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

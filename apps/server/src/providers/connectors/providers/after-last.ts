import { memberOf } from '../../provider-words/member-of.ts';
import type { ContinueAfter } from '../engine/definition.ts';
import { parseTime } from '../engine/request/times.ts';

/**
 * Goes on after the time of the last record of a page, in a list that is ordered by this time and can be limited to it. A
 * record that is deleted meanwhile moves the others out of their page where a caller counts all; here, only those of the
 * same time are counted.
 * @param records where an answer has the records
 * @param member where a record has the time
 * @param stepMs the smallest difference that the limit knows
 */
export const afterLast =
  (records: string, member: string, stepMs: number): ContinueAfter =>
  ({ body, last, after: asked }) => {
    const value = memberOf(last, member);
    const time = parseTime(value, { format: 'rfc3339' });
    if (!time) return undefined;
    const after = new Date(time.getTime() - stepMs).toISOString();
    if (asked !== undefined && after <= asked) return undefined;
    const page = body.records(records) ?? [];
    return { after, count: page.filter((one) => memberOf(one, member) === value).length };
  };

import { connections } from '../../../platform/db/tables.ts';
import { type Lane, type LaneKind, laneOf, subjectOf } from '../../../platform/lanes/lane.ts';
import { type Accounts, measureDue, selectDueAccounts } from './queries.ts';
import { takeTurn } from './take-turn.ts';

const KIND = 'renewals';

/**
 * Renews tokens ahead of their expiry, keeps those alive that nobody uses, and finishes what a dead process began. The
 * connections of a project to one provider wait in a lane, so a provider that does not answer makes no other wait. Those
 * that somebody has stopped wait in lanes beside it, to be revoked.
 */
export const renewals: LaneKind = {
  name: KIND,
  role: 'worker',
  dueTimes: [connections.refreshDueTime],
  async findDue(context, { after, limit }) {
    const due = await selectDueAccounts(context, after === undefined ? undefined : toAccounts(after), limit);
    return due.map(toLane);
  },
  takeTurn: (turn) => takeTurn(turn, toAccounts(subjectOf(turn.lane))),
  measure: measureDue,
};

function toLane({ projectId, provider, part }: Accounts): Lane {
  return laneOf(KIND, `${projectId}/${provider}${part === 0 ? '' : `#${part}`}`, projectId);
}

/** The id of a project contains no slash, and the name of a provider no hash. */
function toAccounts(subject: string): Accounts {
  const end = subject.indexOf('/');
  const [provider = '', part = '0'] = subject.slice(end + 1).split('#');
  return { projectId: subject.slice(0, end), provider, part: Number(part) };
}

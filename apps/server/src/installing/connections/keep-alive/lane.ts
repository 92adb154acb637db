import { type Lane, type LaneKind, laneOf, subjectOf } from '../../../platform/lanes/lane.ts';
import { type Accounts, measureDue, selectDueAccounts } from './queries.ts';
import { takeTurn } from './take-turn.ts';

const KIND = 'renewals';

/**
 * Renews tokens ahead of their expiry, keeps those alive that nobody uses, and finishes what a dead process began. The
 * connections of a project to one provider wait in a lane, so a provider that does not answer makes no other wait.
 */
export const renewals: LaneKind = {
  name: KIND,
  role: 'worker',
  async findDue(context, { after, limit }) {
    const due = await selectDueAccounts(context, after === undefined ? undefined : toAccounts(after), limit);
    return due.map(toLane);
  },
  takeTurn: (turn) => takeTurn(turn, toAccounts(subjectOf(turn.lane)).provider),
  measure: measureDue,
};

function toLane({ projectId, provider }: Accounts): Lane {
  return laneOf(KIND, `${projectId}/${provider}`, projectId);
}

/** The id of a project contains no slash. */
function toAccounts(subject: string): Accounts {
  const end = subject.indexOf('/');
  return { projectId: subject.slice(0, end), provider: subject.slice(end + 1) };
}

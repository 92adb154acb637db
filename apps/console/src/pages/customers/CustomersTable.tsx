import { Logo } from '@dowel/react/parts';
import type { GroupSummary } from '@dowel/schema';
import { Link } from '@tanstack/react-router';
import { StateWords } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';
import { groupState } from '../../words/groups.ts';
import { issueTitle } from '../../words/issues.ts';

/** Customers as rows. The widest column says why. */
export function CustomersTable({ project, groups }: { project: string; groups: readonly GroupSummary[] }) {
  return (
    <div className="console-scroll">
      <table className="console-table" data-stacks>
        <thead>
          <tr>
            <th scope="col">Customer</th>
            <th scope="col">State</th>
            <th scope="col">What</th>
            <th scope="col">Since</th>
            <th scope="col">Installed</th>
            <th scope="col" data-num>
              People
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.groupRef}>
              <td data-title>
                <Link
                  to="/$project/customers/$groupRef"
                  params={{ project, groupRef: group.groupRef }}
                  data-row-link
                >
                  <bdi>{group.groupName}</bdi>
                </Link>{' '}
                {group.groupRef !== group.groupName && (
                  <span className="console-mono console-muted">{group.groupRef}</span>
                )}
              </td>
              <td>
                <StateWords state={groupState(group)} />
              </td>
              <td data-wide>{group.issue && issueTitle(group.issue)}</td>
              <td data-keep>{group.issue && <Time at={group.issue.since} as="ago" />}</td>
              <td data-drop>
                <Installed group={group} />
              </td>
              <td data-num data-drop data-label={group.consumerCount === 1 ? 'person' : 'people'}>
                {group.consumerCount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const MOST_LOGOS = 4;

function Installed({ group }: { group: GroupSummary }) {
  const { installations, installationCount } = group;
  const names = installations.map(({ integrationName, name }) => name ?? integrationName).join(', ');
  return (
    <span className="console-actions console-logos" title={names}>
      {installations.slice(0, MOST_LOGOS).map(({ id, providerName }) => (
        <Logo key={id} kind="provider" name={providerName} />
      ))}
      {installationCount > MOST_LOGOS && (
        <span className="console-muted">+{installationCount - MOST_LOGOS}</span>
      )}
      <span className="dowel-visually-hidden">{names}</span>
    </span>
  );
}

import { Checkbox } from '@dowel/react/parts';
import type { OrgBuilder } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { clientOf } from '../../app/client.ts';
import { useKeepTyped } from '../../app/sign-in.ts';
import { myInfoQuery } from '../../data/my-info.ts';
import { Ask } from '../../parts/Ask.tsx';
import { nameOf } from './name-of.ts';

export interface RemoveMemberProps {
  orgId: string;
  member: OrgBuilder;
  isSelf: boolean;
  onClose: () => void;
}

/** Asks before somebody is removed or leaves, and names the keys that go on working. */
export function RemoveMember({ orgId, member, isSelf, onClose }: RemoveMemberProps) {
  const [switchOffKeys, setSwitchOffKeys] = useState(false);
  useKeepTyped(switchOffKeys);
  const navigate = useNavigate();
  const { data } = useQuery(myInfoQuery);
  const { keys = [] } = member;
  const they = isSelf ? 'you' : 'they';
  const projectOf = (id: string) => data?.projectRoles[id]?.project.name ?? id;
  return (
    <Ask
      title={isSelf ? 'Leave the organization?' : `Remove ${nameOf(member)}?`}
      does={isSelf ? 'Leave' : 'Remove'}
      send={() => clientOf().orgs.removeBuilder(orgId, member.id, { switchOffKeys })}
      onClose={(isDone) => {
        onClose();
        if (isDone && isSelf) void navigate({ to: '/-/start' });
      }}
    >
      <p>
        {isSelf ? 'You lose' : 'They lose'} the projects of the organization at once, and only a new invite
        brings {isSelf ? 'you' : 'them'} back.
      </p>
      {keys.length > 0 && (
        <>
          <p>
            Keys that {they} made go on working, and {they} may still know them:
          </p>
          <ul>
            {keys.map(({ kind, label, projectId, kid }) => (
              <li key={`${kind} ${projectId} ${label} ${kid}`}>
                <bdi>{label}</bdi> <span className="console-muted">in {projectOf(projectId)}</span>
              </li>
            ))}
          </ul>
          <Checkbox
            label="Switch these keys off"
            hint="What uses them stops at once."
            checked={switchOffKeys}
            onCheckedChange={setSwitchOffKeys}
          />
        </>
      )}
    </Ask>
  );
}

import { Checkbox } from '@dowel/react/parts';
import type { OrgBuilder } from '@dowel/schema';
import { useState } from 'react';
import { clientOf } from '../../app/client.ts';
import { useKeepTyped } from '../../app/sign-in.ts';
import { Ask } from '../../parts/Ask.tsx';
import { useGoOn } from '../../parts/useGoOn.ts';
import { MadeKeys } from './MadeKeys.tsx';
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
  const navigate = useGoOn();
  const they = isSelf ? 'you' : 'they';
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
      <MadeKeys
        member={member}
        says={`Keys that ${they} made go on working, and ${they} may still know them:`}
      >
        <Checkbox
          label="Switch these keys off"
          hint="What uses them stops at once."
          checked={switchOffKeys}
          onCheckedChange={setSwitchOffKeys}
        />
      </MadeKeys>
    </Ask>
  );
}

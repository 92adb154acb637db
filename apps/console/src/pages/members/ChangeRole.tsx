import { Select } from '@dowel/react/parts';
import type { OrgBuilder, OrgRole } from '@dowel/schema';
import { isFullMember } from '@dowel/schema/rules';
import { useState } from 'react';
import { clientOf } from '../../app/client.ts';
import { useKeepTyped } from '../../app/sign-in.ts';
import { Ask } from '../../parts/Ask.tsx';
import { roleOptions } from '../../words/roles.ts';
import { MadeKeys } from './MadeKeys.tsx';
import { nameOf } from './name-of.ts';

export interface ChangeRoleProps {
  orgId: string;
  member: OrgBuilder;
  onClose: () => void;
}

/** Asks which role somebody shall have. */
export function ChangeRole({ orgId, member, onClose }: ChangeRoleProps) {
  const [role, setRole] = useState(member.orgRole);
  useKeepTyped(role !== member.orgRole);
  return (
    <Ask
      title={`Role of ${nameOf(member)}`}
      does="Change role"
      isDanger={false}
      send={() => clientOf().orgs.setRole(orgId, member.id, role as OrgRole)}
      onClose={onClose}
    >
      <Select
        label="May do"
        hint="It counts from their next click on. An organization keeps at least one owner."
        options={roleOptions}
        value={role}
        onValueChange={setRole}
      />
      {!isFullMember(role as OrgRole) && (
        <MadeKeys
          member={member}
          says="Keys that they made go on working, whatever the role, and they may still know them:"
        >
          <p>Switch off what they shall no longer use, on the page Keys of the project.</p>
        </MadeKeys>
      )}
    </Ask>
  );
}

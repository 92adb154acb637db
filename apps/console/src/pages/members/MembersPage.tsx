import { Button, Logo } from '@dowel/react/parts';
import type { CreatedInvite, OrgBuilder } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { myInfoQuery } from '../../data/my-info.ts';
import { membersQuery } from '../../data/people.ts';
import { useMay } from '../../data/project.ts';
import { ConsoleIcon } from '../../parts/ConsoleIcon.tsx';
import { Keys } from '../../parts/Keys.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box } from '../../parts/Section.tsx';
import { shownOnce } from '../../parts/shown-once.ts';
import { type Column, Table } from '../../parts/Table.tsx';
import { Time } from '../../parts/Time.tsx';
import { useOnce } from '../../parts/useOnce.ts';
import { Head } from '../../shell/Head.tsx';
import { ChangeRole } from './ChangeRole.tsx';
import { InviteLink } from './InviteLink.tsx';
import { InviteSomebody } from './InviteSomebody.tsx';
import { Invites } from './Invites.tsx';
import { nameOf } from './name-of.ts';
import { RemoveMember } from './RemoveMember.tsx';

const route = getRouteApi('/$project/members');
const newInvite = shownOnce<CreatedInvite>();

/** Who works on the projects of the organization, and who was invited. */
export function MembersPage() {
  const { project } = route.useParams();
  const navigate = useNavigate();
  const { data } = useQuery(myInfoQuery);
  const may = useMay();
  const mayInvite = useOnce(may.own);
  const isInviting = route.useSearch().new !== undefined && mayInvite;
  const invited = newInvite.useShown(project);
  const org = data?.orgRole?.org;
  const show = (what: 'invite' | undefined) =>
    void navigate({ to: '/$project/members', params: { project }, search: what ? { new: what } : {} });
  return (
    <>
      <Head
        title={org ? `Members of ${org.label}` : 'Members'}
        crumbs={['Members']}
        detail="Everybody here works on all projects of the organization, as far as the role goes."
        actions={
          may.own &&
          !isInviting && (
            <Button
              variant={invited ? 'secondary' : 'primary'}
              data-shortcut="n"
              onClick={() => show('invite')}
            >
              <ConsoleIcon name="plus" />
              Invite somebody
              <Keys keys={['n']} />
            </Button>
          )
        }
      />
      {invited && !isInviting && <InviteLink invite={invited} />}
      {isInviting && org && (
        <InviteSomebody
          orgId={org.id}
          onInvited={(invite) => {
            newInvite.show(project, invite);
            show(undefined);
          }}
          onCancel={() => show(undefined)}
        />
      )}
      {org && <Members orgId={org.id} me={data.builder.id} isOwner={may.own} />}
      {org && <Invites orgId={org.id} isOwner={may.own} />}
    </>
  );
}

const hasMail = (builders: readonly OrgBuilder[]) => builders.some(({ primaryEmail }) => primaryEmail);
const mail: Column<OrgBuilder> = { title: 'E-mail', is: 'wide', cell: ({ primaryEmail }) => primaryEmail };

interface MembersProps {
  orgId: string;
  /** The id of whoever looks at the page. */
  me: string;
  isOwner: boolean;
}

function Members({ orgId, me, isOwner }: MembersProps) {
  const query = useQuery(membersQuery(orgId));
  const [change, setChange] = useState<{ member: OrgBuilder; what: 'role' | 'remove' }>();
  const close = () => setChange(undefined);
  return (
    <Loaded query={query} what="the members">
      {(builders) => (
        <Box>
          <Table
            rows={builders}
            keyOf={({ id }) => id}
            columns={[
              {
                title: 'Person',
                is: 'title',
                cell: (member) => (
                  <span className="console-with-logo">
                    <Logo kind="person" name={nameOf(member)} />
                    <span>
                      <bdi>{nameOf(member)}</bdi>{' '}
                      {member.id === me && <span className="console-muted">you</span>}
                    </span>
                  </span>
                ),
              },
              ...(hasMail(builders) ? [mail] : []),
              { title: 'Role', is: hasMail(builders) ? 'keep' : 'wide', cell: ({ orgRole }) => orgRole },
              { title: 'Since', is: 'drop', cell: ({ createTime }) => <Time at={createTime} as="ago" /> },
              {
                title: 'Actions',
                is: 'actions',
                cell: (member) => (
                  <span className="console-actions">
                    {isOwner && (
                      <Button variant="quiet" size="sm" onClick={() => setChange({ member, what: 'role' })}>
                        Change role<span className="dowel-visually-hidden"> of {nameOf(member)}</span>
                      </Button>
                    )}
                    {(isOwner || member.id === me) && (
                      <Button variant="quiet" size="sm" onClick={() => setChange({ member, what: 'remove' })}>
                        {member.id === me ? 'Leave' : 'Remove'}
                        <span className="dowel-visually-hidden"> {nameOf(member)}</span>
                      </Button>
                    )}
                  </span>
                ),
              },
            ]}
          />
          {change?.what === 'role' && <ChangeRole orgId={orgId} member={change.member} onClose={close} />}
          {change?.what === 'remove' && (
            <RemoveMember
              orgId={orgId}
              member={change.member}
              isSelf={change.member.id === me}
              onClose={close}
            />
          )}
        </Box>
      )}
    </Loaded>
  );
}

import { Logo } from '@dowel/react/parts';
import { useQuery } from '@tanstack/react-query';
import { myInfoQuery } from '../../data/my-info.ts';
import { invitesQuery, membersQuery } from '../../data/people.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { Table } from '../../parts/Table.tsx';
import { Time } from '../../parts/Time.tsx';
import { Head } from '../../shell/Head.tsx';

/** Who works on the projects of the organisation, and who was invited. */
export function MembersPage() {
  const { data } = useQuery(myInfoQuery);
  const org = data?.orgRole?.org;
  return (
    <>
      <Head
        title={org ? `Members of ${org.label}` : 'Members'}
        crumbs={['Members']}
        detail="Everybody here works on all projects of the organisation, as far as the role goes."
      />
      {org && <Members orgId={org.id} me={data.builder.id} />}
      {org && <Invites orgId={org.id} />}
    </>
  );
}

function Members({ orgId, me }: { orgId: string; me: string }) {
  const query = useQuery(membersQuery(orgId));
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
                cell: ({ id, fullName, primaryEmail }) => (
                  <span className="console-with-logo">
                    <Logo kind="person" name={fullName ?? primaryEmail ?? id} />
                    <bdi>{fullName ?? primaryEmail ?? 'No name was told'}</bdi>
                    {id === me && <span className="console-muted">you</span>}
                  </span>
                ),
              },
              { title: 'E-mail', is: 'wide', cell: ({ primaryEmail }) => primaryEmail },
              { title: 'Role', cell: ({ orgRole }) => orgRole },
              { title: 'Since', is: 'drop', cell: ({ createTime }) => <Time at={createTime} as="ago" /> },
            ]}
          />
        </Box>
      )}
    </Loaded>
  );
}

function Invites({ orgId }: { orgId: string }) {
  const query = useQuery(invitesQuery(orgId));
  const pending = query.data?.filter(({ status }) => status === 'pending') ?? [];
  if (query.data && pending.length === 0) return null;
  return (
    <Section title="Invited">
      <Loaded query={query} what="the invites">
        {() => (
          <Box>
            <Table
              rows={pending}
              keyOf={({ id }) => id}
              columns={[
                { title: 'E-mail', is: 'title', cell: ({ invitedEmail }) => invitedEmail },
                { title: 'Role', is: 'wide', cell: ({ role }) => role },
                { title: 'Invited', cell: ({ createTime }) => <Time at={createTime} as="ago" /> },
              ]}
            />
          </Box>
        )}
      </Loaded>
    </Section>
  );
}

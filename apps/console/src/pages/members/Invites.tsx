import { Button } from '@dowel/react/parts';
import type { Invite } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientOf } from '../../app/client.ts';
import { invitesQuery } from '../../data/people.ts';
import { Ask } from '../../parts/Ask.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { Table } from '../../parts/Table.tsx';
import { Time } from '../../parts/Time.tsx';

/** Who was invited and has not answered. Nothing when there is nobody. */
export function Invites({ orgId, isOwner }: { orgId: string; isOwner: boolean }) {
  const query = useQuery(invitesQuery(orgId));
  const [revoked, setRevoked] = useState<Invite>();
  const pending = query.data?.filter(({ status }) => status === 'pending') ?? [];
  // The role of the person may not show them.
  if (query.data ? pending.length === 0 : (query.error as { status?: number } | null)?.status === 403)
    return null;
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
                {
                  title: 'Actions',
                  is: 'actions',
                  cell: (invite) =>
                    isOwner && (
                      <Button variant="quiet" size="sm" onClick={() => setRevoked(invite)}>
                        Revoke
                        <span className="dowel-visually-hidden"> the invite of {invite.invitedEmail}</span>
                      </Button>
                    ),
                },
              ]}
            />
          </Box>
        )}
      </Loaded>
      {revoked && (
        <Ask
          title={`Revoke the invite of ${revoked.invitedEmail}?`}
          does="Revoke"
          keeps="Keep it"
          send={() => clientOf().invites.revoke(orgId, revoked.id)}
          onClose={() => setRevoked(undefined)}
        >
          <p>Its link lets nobody in any more. You can invite the address again.</p>
        </Ask>
      )}
    </Section>
  );
}

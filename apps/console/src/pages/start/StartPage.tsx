import { Heading, Text } from '@dowel/react/parts';
import type { JoinableOrg, OrgRole } from '@dowel/schema';
import { isFullMember } from '@dowel/schema/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownPath } from '../../app/base-path.ts';
import { myInfoQuery } from '../../data/my-info.ts';
import { joinableQuery } from '../../data/people.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { Root } from '../../shell/Root.tsx';
import { SignOut } from '../../shell/SignOut.tsx';
import { JoinOrg } from './JoinOrg.tsx';
import { MakeProject } from './MakeProject.tsx';

/**
 * Where somebody begins who sees no project yet: they join an organization that invites them, or make one with its first
 * project. Others make a further project here. The link of an invite leads here, too.
 */
export function StartPage() {
  const info = useQuery(myInfoQuery);
  const joinable = useQuery(joinableQuery);
  const { org, role } = info.data?.orgRole ?? {};
  const email = info.data?.builder.primaryEmail;
  const title = org
    ? 'New project'
    : joinable.data?.length
      ? 'Join, or begin on your own'
      : 'Make your first project';
  useEffect(() => {
    document.title = `${title} · Dowel`;
  }, [title]);
  return (
    <Root>
      <main className="console-page console-alone">
        <div className="console-crumbs">
          {org ? <a href={ownPath('/console/')}>Back to the console</a> : <span>{email}</span>}
          <SignOut />
        </div>
        <Loaded query={both(info, joinable)} what="your invites" isPage>
          {() => (
            <>
              <div>
                <Heading level={1} size="lg">
                  {title}
                </Heading>
                <Text tone="muted" size="sm">
                  A project is one product of yours: its integrations, its keys, and the accounts that your
                  customers connect.
                </Text>
              </div>
              <Ways orgs={joinable.data ?? []} hasOrg={org !== undefined} />
              <Section title={org ? `In ${org.label}` : 'Your organization and its first project'}>
                <Box isPadded>
                  {role && !isFullMember(role as OrgRole) ? (
                    `Your role, ${role}, makes no projects. An owner of the organization can make one, or change your role.`
                  ) : (
                    <MakeProject org={org} />
                  )}
                </Box>
              </Section>
              {!org && <AskToBeInvited email={email} />}
            </>
          )}
        </Loaded>
      </main>
    </Root>
  );
}

function Ways({ orgs, hasOrg }: { orgs: readonly JoinableOrg[]; hasOrg: boolean }) {
  if (orgs.length === 0) return null;
  return (
    <Section
      title="You may join"
      note={hasOrg ? undefined : 'Your name and address are then shown to its people.'}
    >
      {orgs.map((one) => (
        <JoinOrg key={one.inviteId ?? one.orgId} org={one} hasOrg={hasOrg} />
      ))}
    </Section>
  );
}

function AskToBeInvited({ email }: { email: string | undefined }) {
  return (
    <Text tone="muted" size="sm">
      Does your company use this server already? Then make nothing here: ask an owner there to invite{' '}
      <bdi>{email ?? 'you'}</bdi>, or <a href={ownPath('/sign-in?another=yes')}>use another account</a>. An
      invite is shown here to the account with the address that was invited, once its sign-in service has
      verified the address.
    </Text>
  );
}

/** The state of several queries that a page needs together: it has data when each of them has some. */
function both(
  ...queries: readonly Pick<ReturnType<typeof useQuery<unknown>>, 'data' | 'error' | 'refetch'>[]
) {
  const failed = queries.find(({ error, data }) => error !== null && data === undefined);
  return {
    data: queries.every(({ data }) => data !== undefined) || undefined,
    error: failed?.error ?? null,
    refetch: (failed ?? queries[0])?.refetch as never,
  };
}

import { Button, List, Logo, Row } from '@dowel/react/parts';
import type { JoinableOrg } from '@dowel/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clientOf } from '../../app/client.ts';
import { latestError } from '../../data/latest-error.ts';
import { myInfoQuery } from '../../data/my-info.ts';
import { FormProblem } from '../../parts/form/FormProblem.tsx';
import { useGoOn } from '../../parts/useGoOn.ts';

/** An organization that somebody may join. Nobody is taken into one without the button. */
export function JoinOrg({ org, hasOrg }: { org: JoinableOrg; hasOrg: boolean }) {
  const { data: info } = useQuery(myInfoQuery);
  const client = useQueryClient();
  const navigate = useGoOn();
  const { orgId, orgLabel, inviteId, invitedEmail = '', domain } = org;
  const { invites, orgs } = clientOf();
  const answer = { invitedEmail, ...(inviteId && { inviteId }) };
  const join = useMutation({
    mutationFn: async () => {
      if (inviteId) await invites.accept(answer);
      else await orgs.addBuilder(orgId, { builderId: info?.builder.id ?? '' });
    },
    onSuccess: async () => {
      await client.invalidateQueries();
      await navigate({ to: '/' });
    },
  });
  const decline = useMutation({
    mutationFn: async () => invites.decline(answer),
    onSettled: () => client.invalidateQueries(),
  });
  const words = domain
    ? `Has proven that ${domain}, the domain of your address, is its own.`
    : `Invites ${invitedEmail} to work on its projects.`;
  return (
    <>
      <List>
        <Row
          lead={<Logo kind="product" name={orgLabel} />}
          title={<bdi>{orgLabel}</bdi>}
          detail={hasOrg ? `${words} ${leaveFirst}` : words}
          end={
            <span className="console-actions">
              {!hasOrg && (
                <Button
                  variant={inviteId ? 'primary' : 'secondary'}
                  size="sm"
                  isBusy={join.isPending}
                  onClick={() => join.mutate()}
                >
                  Join<span className="dowel-visually-hidden"> {orgLabel}</span>
                </Button>
              )}
              {inviteId && (
                <Button size="sm" isBusy={decline.isPending} onClick={() => decline.mutate()}>
                  Decline<span className="dowel-visually-hidden"> {orgLabel}</span>
                </Button>
              )}
            </span>
          }
        />
      </List>
      <FormProblem error={latestError(join, decline)} />
    </>
  );
}

const leaveFirst =
  'You belong to an organization already, and a person can belong to one only: leave yours on its page of members first.';

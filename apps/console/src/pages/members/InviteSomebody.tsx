import { Select, TextField } from '@dowel/react/parts';
import type { CreatedInvite, OrgRole } from '@dowel/schema';
import { useQueryClient } from '@tanstack/react-query';
import { clientOf } from '../../app/client.ts';
import { invitesQuery } from '../../data/people.ts';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/useForm.ts';
import { Box, Section } from '../../parts/Section.tsx';
import { roleOptions } from '../../words/roles.ts';

export interface InviteSomebodyProps {
  orgId: string;
  onInvited: (invite: CreatedInvite) => void;
  onCancel: () => void;
}

/** Invites one address, with a role. */
export function InviteSomebody({ orgId, onInvited, onCancel }: InviteSomebodyProps) {
  const client = useQueryClient();
  const form = useForm({
    initial: { email: '', role: 'member' },
    send: ({ email, role }) =>
      clientOf().invites.create(orgId, { email: email.trim(), role: role as OrgRole }),
    onDone: (invite) => {
      void client.invalidateQueries(invitesQuery(orgId));
      onInvited(invite);
    },
  });
  return (
    <Section title="Invite somebody">
      <Box isPadded>
        <Form
          form={form}
          does="Invite"
          note="The invite works for this address only, for seven days. If this server sends mail, it goes out at once. You also get a link to pass on."
          onCancel={onCancel}
        >
          <TextField
            label="E-mail"
            type="email"
            autoComplete="off"
            maxLength={320}
            autoFocus
            {...form.text('email')}
          />
          <Select label="May do" options={roleOptions} {...form.text('role')} />
        </Form>
      </Box>
    </Section>
  );
}

import { TextField } from '@dowel/react/parts';
import type { Org } from '@dowel/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { clientOf } from '../../app/client.ts';
import { myInfoQuery } from '../../data/my-info.ts';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/useForm.ts';
import { useGoOn } from '../../parts/useGoOn.ts';

/** A new project, and the organization that owns it if there is none yet. */
export function MakeProject({ org }: { org: Org | undefined }) {
  const client = useQueryClient();
  const navigate = useGoOn();
  // Stays when the project is refused, so that a second try makes no second one.
  const made = useRef(org?.id);
  const { orgs, projects } = clientOf();
  const form = useForm({
    initial: { label: '', appName: '', name: '' },
    codes: { name_taken: 'name' },
    send: async ({ label, appName, name }) => {
      made.current ??= (await orgs.create({ label: label.trim() })).id;
      return projects.create({ orgId: made.current, name: name.trim(), appName: appName.trim() });
    },
    onDone: async ({ name }) => {
      await client.invalidateQueries(myInfoQuery);
      await navigate({ to: '/$project', params: { project: name } });
    },
  });
  return (
    <Form
      form={form}
      does="Make project"
      note={
        org
          ? 'Everybody in the organization then sees the project, as far as their role goes.'
          : 'You own the organization, and can invite colleagues.'
      }
    >
      {!org && (
        <TextField
          label="Your company"
          hint="The organization that owns the project."
          autoComplete="organization"
          maxLength={255}
          {...form.text('label')}
        />
      )}
      <TextField
        label="Name of the product"
        hint="Your customers read it when they connect an account. You can change it later."
        autoComplete="off"
        maxLength={128}
        {...form.text('appName')}
      />
      <TextField
        label="Name of the project"
        hint="For you and for programs: it stands in addresses and commands, such as acme-crm."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        {...form.text('name')}
      />
    </Form>
  );
}

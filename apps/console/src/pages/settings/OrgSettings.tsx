import { TextField } from '@dowel/react/parts';
import type { Org } from '@dowel/schema';
import { useQueryClient } from '@tanstack/react-query';
import { clientOf } from '../../app/client.ts';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/useForm.ts';
import { Box, Section } from '../../parts/Section.tsx';

/** Renames the organization. */
export function OrgSettings({ org }: { org: Org }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { label: org.label },
    send: ({ label }) =>
      clientOf().orgs.update(org.id, { updateMask: ['label'], org: { label: label.trim() } }),
    onDone: () => client.invalidateQueries(),
  });
  return (
    <Section title="Organization">
      <Box isPadded>
        <Form
          form={form}
          does="Save"
          isUnchanged={!form.isChanged}
          note="Colleagues and people whom you invite read it."
        >
          <TextField label="Name of the organization" maxLength={255} {...form.text('label')} />
        </Form>
      </Box>
    </Section>
  );
}

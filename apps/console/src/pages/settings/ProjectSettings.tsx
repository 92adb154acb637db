import { Checkbox, TextArea, TextField } from '@dowel/react/parts';
import type { Project } from '@dowel/schema';
import { useQueryClient } from '@tanstack/react-query';
import { projectClient } from '../../app/project.ts';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/useForm.ts';
import { Box, Section } from '../../parts/Section.tsx';
import { useGoOn } from '../../parts/useGoOn.ts';

/** Changes what a project is called, and which pages it takes. Only what was changed is sent. */
export function ProjectSettings({ project }: { project: Project }) {
  const client = useQueryClient();
  const navigate = useGoOn();
  const initial = {
    appName: project.appName,
    name: project.name,
    embeddingOrigins: (project.embeddingOrigins ?? []).join('\n'),
    skipsStartPage: project.skipsStartPage === true,
    refusesFrontendKeys: project.refusesFrontendKeys === true,
    refusesSharedAccounts: project.refusesSharedAccounts === true,
  };
  const form = useForm({
    initial,
    codes: { name_taken: 'name' },
    send: (values, updateMask) => {
      const embeddingOrigins = values.embeddingOrigins.split(/\s+/).filter(Boolean);
      return projectClient(project.id).projects.update({
        updateMask,
        project: { ...values, embeddingOrigins },
      });
    },
    onDone: async ({ name }) => {
      if (name !== project.name) await navigate({ to: '/$project/settings', params: { project: name } });
      await client.invalidateQueries();
    },
  });
  const isRenamed = form.values.name !== project.name;
  return (
    <Section title="Project">
      <Box isPadded>
        <Form
          form={form}
          does="Save"
          isUnchanged={!form.isChanged}
          note={
            isRenamed
              ? 'Addresses, commands and backends that use the old name stop working at once. Those that use the id go on.'
              : 'Pages see the change the next time they load.'
          }
        >
          <TextField
            label="Name of the product"
            hint="Your customers read it when they connect an account."
            maxLength={128}
            {...form.text('appName')}
          />
          <TextField
            label="Name of the project"
            hint="It stands in addresses and commands."
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
            {...form.text('name')}
          />
          <TextArea
            label="Pages that embed it"
            hint="The origins of your pages, such as https://app.acme.example, one to a line."
            spellCheck={false}
            {...form.text('embeddingOrigins')}
          />
          <Checkbox
            label="Sign-ins begin at the provider at once"
            hint="Without a page of this server before it, which says where the person goes."
            {...form.check('skipsStartPage')}
          />
          <Checkbox
            label="Refuse keys in pages"
            hint="Pages then need tokens that your backend signs. Keys that are in pages stop working at once."
            {...form.check('refusesFrontendKeys')}
          />
          <Checkbox
            label="One customer for an account"
            hint="Nobody can connect a provider’s account that another customer has connected."
            {...form.check('refusesSharedAccounts')}
          />
        </Form>
      </Box>
    </Section>
  );
}

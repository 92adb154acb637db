import { Checkbox, Select, TextField } from '@dowel/react/parts';
import type { ApiKeyScope, CreatedApiKey } from '@dowel/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serverNow } from '../../app/clock.ts';
import { projectClient } from '../../app/project.ts';
import { apiKeysQuery } from '../../data/api-keys.ts';
import { integrationsQuery } from '../../data/integrations.ts';
import { projectQuery } from '../../data/project.ts';
import { Failed } from '../../parts/Failed.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/useForm.ts';
import { Box, Section } from '../../parts/Section.tsx';
import { scopeWords } from '../../words/api-keys.ts';

export interface MakeKeyProps {
  project: string;
  onMade: (key: CreatedApiKey) => void;
  onCancel: () => void;
}

const lengths = [
  { value: 'always', label: 'Until it is switched off' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];
const parts = Object.keys(scopeWords);

/** A new key: its name, what it may do, for what and from where, and for how long. */
export function MakeKey({ project, onMade, onCancel }: MakeKeyProps) {
  const client = useQueryClient();
  const { data: settings } = useQuery(projectQuery(project));
  const { data: integrations = [], error, refetch } = useQuery(integrationsQuery(project));
  const initial = {
    label: '',
    scopes: 'full',
    days: 'always',
    allowedAddresses: '',
    integration: 'all',
    ...Object.fromEntries(parts.map((one) => [one, false])),
  };
  const form = useForm({
    initial,
    send: ({ label, scopes, days, allowedAddresses: typed, integration, ...chosen }) => {
      const allowedAddresses = typed.split(/[\s,]+/).filter(Boolean);
      const some = parts.filter((one) => Object(chosen)[one]) as ApiKeyScope[];
      return projectClient(project).apiKeys.create({
        label: label.trim(),
        scopes: scopes === 'some' ? some : [scopes as ApiKeyScope],
        ...(allowedAddresses.length > 0 && { allowedAddresses }),
        ...(scopes === 'some' && integration !== 'all' && { integrationIds: [integration] }),
        ...(days !== 'always' && {
          expireTime: new Date(serverNow() + Number(days) * 86_400_000).toISOString(),
        }),
      });
    },
    onDone: (key) => {
      void client.invalidateQueries(apiKeysQuery(project));
      onMade(key);
    },
  });
  const { scopes } = form.values;
  return (
    <Section title="Make a key">
      <Box isPadded>
        <Form form={form} does="Make key" note={notes[scopes]} onCancel={onCancel}>
          <TextField
            label="Name"
            hint="Where it is used, so that you know later which one to switch off."
            maxLength={255}
            autoComplete="off"
            autoFocus
            {...form.text('label')}
          />
          <Select
            label="May do"
            options={[
              { value: 'full', label: 'Everything in this project' },
              { value: 'some', label: 'Some kinds of work only' },
              ...(settings?.refusesFrontendKeys
                ? []
                : [{ value: 'frontend', label: 'What a page without a backend needs' }]),
            ]}
            {...form.text('scopes')}
          />
          {scopes === 'some' && (
            <fieldset className="console-choices">
              <legend className="dowel-field-label">Kinds of work</legend>
              {parts.map((one) => (
                <Checkbox key={one} label={kinds[one]} {...form.check(one as 'label')} />
              ))}
            </fieldset>
          )}
          {scopes === 'some' && error && (
            <Failed error={error} what="the integrations" retry={() => void refetch()} />
          )}
          {scopes === 'some' && (
            <Select
              label="Only for"
              options={[
                { value: 'all', label: 'Every integration' },
                ...integrations.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              {...form.text('integration')}
            />
          )}
          <TextField
            label="Only from"
            labelSuffix="optional"
            hint="IP addresses or ranges such as 203.0.113.0/24, with commas between them."
            autoComplete="off"
            {...form.text('allowedAddresses')}
          />
          <Select label="Works" options={lengths} {...form.text('days')} />
        </Form>
      </Box>
    </Section>
  );
}

const kinds: Readonly<Record<string, string>> = {
  read: 'Read and find records, and see what is installed',
  write: 'Write records and make fields',
  proxy: 'Call providers',
  deploy: 'Deploy manifests',
  support: 'See what happened, pause and start reads, send messages again',
};

const notes: Readonly<Record<string, string>> = {
  full: 'Whoever has this key can do everything in this project. It belongs on a server: never into a page, an app or a repository. It is shown once, when it is made.',
  some: 'Whoever has this key can do this for every customer. It belongs on a server. It is shown once, when it is made.',
  frontend:
    'For development only: everybody who opens the page can use the key for every customer. In production, your backend signs a token for each person. It is shown once, when it is made.',
};

import { Select, TextArea, TextField } from '@dowel/react/parts';
import type { ProviderApp } from '@dowel/schema';
import { useQueryClient } from '@tanstack/react-query';
import { projectClient } from '../../app/project.ts';
import { providerAppsQuery } from '../../data/provider-apps.ts';
import { Form } from '../../parts/form/Form.tsx';
import { KEPT_SECRET, secretBox } from '../../parts/form/secret-box.ts';
import { useForm } from '../../parts/form/useForm.ts';

export interface ProviderAppFormProps {
  project: string;
  /** The one to change. Absent: a new one. */
  app: ProviderApp | undefined;
  onDone: () => unknown;
}

const owners = [
  { value: '', label: 'Ours' },
  { value: 'group', label: 'That of a customer' },
];

/** Makes a provider app or changes one. A secret is written and never shown: left empty, the stored one stays. */
export function ProviderAppForm({ project, app, onDone }: ProviderAppFormProps) {
  const client = useQueryClient();
  const initial = {
    owner: '',
    groupRef: '',
    provider: app?.provider ?? '',
    clientId: app?.clientId ?? '',
    clientSecret: '',
    webhookSecret: '',
    scopes: (app?.scopes ?? []).join('\n'),
  };
  const form = useForm({
    initial,
    codes: { provider_unknown: 'provider', provider_app_exists: 'provider' },
    send: (typed, updateMask) => {
      const { providerApps } = projectClient(project);
      const { owner, groupRef, provider, clientId, clientSecret, webhookSecret } = typed;
      const scopes = typed.scopes.split(/\s+/).filter(Boolean);
      const values = { provider: provider.trim(), clientId: clientId.trim(), clientSecret, scopes };
      const body = { ...values, ...(webhookSecret && { webhookSecret }) };
      if (!app) return providerApps.create({ ...body, ...(owner && { groupRef: groupRef.trim() }) });
      return providerApps.update(app.id, { updateMask, providerApp: body });
    },
    onDone: async () => {
      await client.invalidateQueries(providerAppsQuery(project));
      await onDone();
    },
  });
  return (
    <Form
      form={form}
      does={app ? 'Save' : 'Make provider app'}
      isUnchanged={app !== undefined && !form.isChanged}
      note={
        app
          ? 'The next sign-in uses it. Sign-ins that are there go on with a new secret; with another client, customers must sign in again.'
          : form.values.owner
            ? 'From then on, this customer signs in with it, and nobody else. Sign-ins that are there go on until somebody signs in again.'
            : 'From then on, your customers can sign in at this provider.'
      }
    >
      {!app && <Whose owner={form.text('owner')} groupRef={form.text('groupRef')} />}
      <TextField
        label="Provider"
        hint="Its name in the catalogue and in manifests, such as hubspot."
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('provider')}
      />
      <TextField
        label="Client id"
        hint="From the page of your app at the provider."
        spellCheck={false}
        {...form.text('clientId')}
      />
      <TextField
        label="Client secret"
        hint={app && KEPT_SECRET}
        {...secretBox}
        {...form.text('clientSecret')}
      />
      <TextArea
        label="Scopes"
        hint="What the app may ask customers for. One to a line."
        spellCheck={false}
        {...form.text('scopes')}
      />
      <TextField
        label="Webhook secret"
        labelSuffix="optional"
        hint={app ? KEPT_SECRET : 'Only for providers that sign their events with one.'}
        {...secretBox}
        {...form.text('webhookSecret')}
      />
    </Form>
  );
}

type TextBox = ReturnType<ReturnType<typeof useForm>['text']>;

/** A customer's administrator may allow no client but one of their own. Nobody can change later whose it is. */
function Whose({ owner, groupRef }: Record<'owner' | 'groupRef', TextBox>) {
  return (
    <>
      <Select label="Whose app" options={owners} {...owner} />
      {owner.value && (
        <TextField
          label="Customer"
          hint="The groupRef that your product gives this customer. Their administrator registers the callback address below, and tells you the client."
          autoCapitalize="none"
          spellCheck={false}
          {...groupRef}
        />
      )}
    </>
  );
}

import type { MockService } from '@dowel/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { givenReading } from '../../test/mock-reads.ts';
import { onMocks } from '../../test/mock-story.tsx';
import {
  describeProblem,
  InstallationProvider,
  useConnect,
  useConnection,
  useLocalConfig,
  useManifest,
  useMessages,
  useSaveObject,
} from '../index.ts';

/** The builder's own styles. */
const ownStyles = `
.own-screen { max-inline-size: 26rem; padding: 1.5rem; border-radius: 1rem; background: #fff7ed; color: #431407; font: 1rem/1.5 Georgia, serif; }
.own-screen h1 { margin: 0 0 1rem; font-size: 1.375rem; }
.own-screen fieldset { margin: 0 0 1rem; padding: 0.5rem 1rem 1rem; border: 1px solid #fdba74; border-radius: 0.5rem; }
.own-screen label { display: block; padding-block: 0.25rem; }
.own-screen button { padding: 0.5rem 1.25rem; border: 0; border-radius: 2rem; background: #9a3412; color: #fff; font: inherit; }
.own-screen button:disabled { background: #fed7aa; color: #7c2d12; }
`;

/** A page of a builder who draws everything: none of our components, and none of our styles. */
function OwnScreen() {
  return (
    <InstallationProvider integration="crm-sync" groupRef="acme" consumerRef="ada">
      <style>{ownStyles}</style>
      <main className="own-screen">
        <h1>Contacts from your CRM</h1>
        <Fields />
      </main>
    </InstallationProvider>
  );
}

function Fields() {
  const { connection, isSuccess } = useConnection();
  const { connect, isBusy } = useConnect();
  const { isReady, readObject } = useLocalConfig();
  const manifest = useManifest();
  const saving = useSaveObject();
  const translate = useMessages();
  if (!isSuccess) return <p>One moment…</p>;
  if (!connection) {
    return (
      <button type="button" disabled={isBusy} onClick={() => connect()}>
        Choose an account
      </button>
    );
  }
  if (!isReady) return <p>One moment…</p>;
  const contacts = readObject('contacts');
  const { allFields } = manifest.getCustomerFieldsForObject('contacts');
  const choices = manifest.getReadObject('contacts').getOptionalFields('no-mappings');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>Fields to read</legend>
        {choices.map((field) =>
          'fieldName' in field ? (
            <label key={field.fieldName}>
              <input
                type="checkbox"
                checked={contacts.getSelectedField(field.fieldName)}
                onChange={({ target }) =>
                  contacts.setSelectedField({ fieldName: field.fieldName, selected: target.checked })
                }
              />{' '}
              {allFields[field.fieldName]?.displayName ?? field.displayName}
            </label>
          ) : null,
        )}
      </fieldset>
      <button
        type="button"
        disabled={!contacts.isDirty || contacts.problems.length > 0 || saving.isPending}
        onClick={() => saving.saveObject('contacts')}
      >
        Keep these
      </button>
      {saving.error && <p role="alert">{describeProblem(saving.error, translate).title}</p>}
    </form>
  );
}

const meta = { title: 'Hooks/Your own screen', component: OwnScreen } satisfies Meta<typeof OwnScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const installed = (service: MockService) => givenReading(service, { selectedFields: { phone: true } });

export const NotConnected: Story = {
  ...onMocks({ shows: { role: 'button', name: 'Choose an account' } }),
};

export const Choosing: Story = {
  ...onMocks({ arrange: installed, shows: { role: 'checkbox', name: 'Phone number' } }),
};

export const Changed: Story = {
  ...onMocks({ arrange: installed }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'City' }));
    const keep = canvas.getByRole('button', { name: 'Keep these' });
    await expect(keep).toBeEnabled();
    await userEvent.click(keep);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep these' })).toBeDisabled());
    await expect(canvas.getByRole('checkbox', { name: 'City' })).toBeChecked();
  },
};

export const Refused: Story = {
  ...onMocks({
    arrange: (mock) => {
      installed(mock);
      mock.fail('patchObjectConfig', {
        code: 'sample_read_failed',
        detail: 'Juniper refused a sample read.',
      });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'City' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep these' }));
    await canvas.findByRole('alert');
  },
};

import type { MockService } from '@dowel/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { onMocks } from '../../../../test/mock-story.tsx';
import { InstallIntegration } from '../InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/Managing',
  component: InstallIntegration,
  args: { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;

const connected = ({ given }: MockService) => given.connection();
const installed = ({ given }: MockService) => given.installation();
const actAsPeople = ({ store }: MockService) => {
  for (const { latestRevision } of store.integrations) latestRevision.content.actAs = 'person';
};

export const NotInstalled: Story = {
  ...onMocks({ arrange: connected }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Manage' }));
    await canvas.findByRole('button', { name: /^Disconnect/ });
  },
};

export const Installed: Story = {
  ...onMocks({ arrange: installed }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Manage' }));
    await userEvent.click(await canvas.findByText('Update credentials'));
  },
};

/** An integration that acts with the account of each person, who has none yet. */
export const OwnAccountNeeded: Story = {
  ...onMocks({
    arrange(service) {
      actAsPeople(service);
      installed(service);
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Connect your own account' });
  },
};

export const OwnAccount: Story = {
  ...onMocks({
    arrange(service) {
      actAsPeople(service);
      installed(service);
      service.given.connection({ isPersonal: true });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Manage' }));
    await canvas.findByRole('heading', { name: 'Your own account' });
  },
};

export const NewKey: Story = {
  ...onMocks({
    arrange: ({ given }) => given.connection({ provider: 'sandboxApiKey', authScheme: 'apiKey' }),
  }),
  args: { integration: 'crm-sync-key' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Manage' }));
    await userEvent.click(await canvas.findByText('Update credentials'));
    await userEvent.type(await canvas.findByLabelText('API key'), 'renewed{Enter}');
    await canvas.findByText('The connection is up to date.');
  },
};

export const UninstallDialog: Story = {
  ...onMocks({ arrange: installed }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Manage' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Uninstall' }));
    await screen.findByRole('dialog');
  },
};

export const Uninstalled: Story = {
  ...onMocks({ arrange: installed }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Manage' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Uninstall' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Uninstall' }));
    await canvas.findByRole('button', { name: 'Install again' });
  },
};

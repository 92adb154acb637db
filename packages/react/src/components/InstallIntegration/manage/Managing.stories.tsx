import type { MockService } from '@dowel/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { onMocks } from '../../../../test/mock-story.tsx';
import { InstallIntegration } from '../InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/Managing',
  tags: ['!test'],
  component: InstallIntegration,
  args: { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;

const connected = ({ given }: MockService) => given.connection();
const installed = ({ given }: MockService) => given.installation();
const actAsPeople = ({ store }: MockService) => {
  store.integrations = store.integrations.map(({ latestRevision, ...integration }) => {
    const content = { ...latestRevision.content, actAs: 'person' as const };
    return { ...integration, latestRevision: { ...latestRevision, content } };
  });
};

export const NotInstalled: Story = {
  ...onMocks({ arrange: connected }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Manage' }));
    await canvas.findByRole('button', { name: /^Disconnect/ });
  },
};

export const Installed: Story = {
  tags: ['test'],
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

const grace = {
  consumerRef: 'grace',
  consumerName: 'Grace',
  projectId: '',
  createTime: '2026-05-04T08:00:00.000Z',
};
const acme = { workspace: { id: 'w1', name: 'Acme', address: 'acme.example' } };
const leftByGrace = ({ given }: MockService, status: 'working' | 'bad_credentials') => {
  const since = '2026-05-04T08:00:00.000Z';
  const left = given.connection({
    status,
    consumer: grace,
    account: { ...acme, person: { id: 'p2', email: 'grace@acme.example' }, id: 'w1', since },
  });
  given.installation({ connectionId: left.id });
  return { since };
};

/** A colleague has left, and another person has signed in too. */
export const AnotherSignIn: Story = {
  ...onMocks({
    arrange(service) {
      const { since } = leftByGrace(service, 'working');
      service.given.connection({
        account: { ...acme, person: { id: 'p1', email: 'ada@acme.example' }, id: 'w1', since },
      });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Manage' }));
    await userEvent.click(await canvas.findByText('Use the sign-in of somebody else'));
    await userEvent.click(await canvas.findByRole('button', { name: /^Use this one/ }));
    await screen.findByRole('dialog', { name: 'Use the sign-in of Ada?' });
  },
};

/** The sign-in in use is refused, and nobody else has one yet. */
export const OwnSignInInstead: Story = {
  ...onMocks({ arrange: (service) => void leftByGrace(service, 'bad_credentials') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Sign in to Juniper.* yourself/ });
  },
};

export const UninstallDialog: Story = {
  tags: ['test'],
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

import { buildGroup } from '@dowel/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onMocks } from '../../../test/mock-story.tsx';
import { vaultmark } from '../../../test/vaultmark.ts';
import { InstallIntegration } from './InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/Connecting',
  component: InstallIntegration,
  args: { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  ...onMocks({ arrange: (mock) => mock.fail('getIntegrationSetup', 'never') }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…');
  },
};

export const UnknownIntegration: Story = { ...onMocks(), args: { integration: 'no-such-sync' } };

export const ServiceAway: Story = {
  ...onMocks({ arrange: (mock) => mock.fail('getIntegrationSetup', 'internal_error') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};

export const WrongKey: Story = {
  ...onMocks({ arrange: (mock) => mock.fail('getIntegrationSetup', 'api_key_invalid') }),
};

export const OauthSignIn: Story = { ...onMocks() };

export const WaitingForTheWindow: Story = {
  ...onMocks({ popup: 'wait' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Connect/ }));
    await canvas.findByRole('button', { name: 'Cancel sign-in' });
  },
};

export const WindowBlocked: Story = {
  ...onMocks({ popup: 'block' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Connect/ }));
    await canvas.findByRole('button', { name: 'Continue in this tab' });
  },
};

export const ConsentDenied: Story = {
  ...onMocks({ popup: 'deny' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Connect/ }));
    await canvas.findByText(/Access was not granted/);
  },
};

export const OauthWithSubdomain: Story = { ...onMocks(), args: { integration: 'harbour-sync' } };

export const ApiKey: Story = { ...onMocks(), args: { integration: 'crm-sync-key' } };

export const NothingTyped: Story = {
  ...onMocks(),
  args: { integration: 'desk-sync' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Connect/ }));
    await canvas.findByText('Fill in API key.');
  },
};

export const KeyRefused: Story = {
  ...onMocks(),
  args: { integration: 'crm-sync-key' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('API key'), 'rejected{Enter}');
    await canvas.findByText(/did not accept these details/);
  },
};

export const Basic: Story = { ...onMocks(), args: { integration: 'ledger-sync' } };

export const KeyAndAccountDetails: Story = { ...onMocks(), args: { integration: 'desk-sync' } };

export const ClientCredentials: Story = { ...onMocks(), args: { integration: 'mill-sync' } };

export const NothingToSignIn: Story = { ...onMocks(), args: { integration: 'almanac-sync' } };

export const PasswordGrant: Story = { ...onMocks(), args: { integration: 'turnstile-sync' } };

/** The service would refuse these secrets, so the component does not ask for them. */
export const Unsupported: Story = {
  ...onMocks({
    mock: { providers: { vaultmark } },
    arrange: ({ given }) => given.integration({ name: 'vault-sync', provider: 'vaultmark' }),
  }),
  args: { integration: 'vault-sync' },
};

export const AccountDetailsMissing: Story = {
  ...onMocks({
    arrange: ({ given }) =>
      given.connection({
        provider: 'mockWorkspace',
        authScheme: 'apiKey',
        providerWorkspaceRef: 'acme-support',
        providerMetadata: { workspace: { value: 'acme-support', source: 'input' } },
        group: buildGroup(),
      }),
  }),
  args: { integration: 'desk-sync' },
};

export const RightToLeft: Story = {
  ...onMocks(),
  args: { integration: 'desk-sync' },
  globals: { direction: 'rtl' },
};

/** A page that has not loaded its own values yet, or forgot to pass one. */
export const PropsMissing: Story = { ...onMocks(), args: { groupRef: '', consumerRef: '' } };

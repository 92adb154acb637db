import { buildGroup } from '@dowel/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onMocks } from '../../../test/mock-story.tsx';
import { saying, signInButton } from '../../../test/story-words.ts';
import { vaultmark } from '../../../test/vaultmark.ts';
import { InstallIntegration } from './InstallIntegration.tsx';

const iconOf = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="${colour}" d="M8 2l6 12H2z"/></svg>`,
  )}`;

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

export const UnknownIntegration: Story = {
  ...onMocks({ shows: { role: 'heading', name: /./ } }),
  args: { integration: 'no-such-sync' },
};

export const ServiceAway: Story = {
  tags: ['!test'],
  ...onMocks({ arrange: (mock) => mock.fail('getIntegrationSetup', 'internal_error') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};

const withoutNetwork = onMocks({ arrange: (mock) => mock.fail('getIntegrationSetup', 'network') });

/** The browser knows that it is offline. The page goes on by itself. */
export const Offline: Story = {
  ...withoutNetwork,
  beforeEach: () => {
    const restore = withoutNetwork.beforeEach();
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      restore?.();
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByText(saying('problem.offline.title'), undefined, { timeout: 10_000 });
  },
};

export const WrongKey: Story = {
  tags: ['!test'],
  ...onMocks({
    arrange: (mock) => mock.fail('getIntegrationSetup', 'api_key_invalid'),
    shows: { role: 'heading', name: /./ },
  }),
};

export const OauthSignIn: Story = {
  ...onMocks(),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('What Quillboard may do')).toBeVisible();
    await expect(canvas.getByText('Read People, Companies, and Deals')).toBeVisible();
    await expect(canvas.getByText(/Quillboard never sees your password/)).toBeVisible();
    await expect(canvasElement.querySelector('.dowel-pair')).toHaveAttribute('data-state', 'idle');
  },
};

/** The page has an icon for itself and for the provider. */
export const OwnIcons: Story = {
  ...onMocks({
    options: {
      icon: { product: iconOf('#4050c4'), providers: { sandbox: iconOf('#0f8a5f') } },
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('What Quillboard may do');
    await expect(canvasElement.querySelectorAll('.dowel-logo[data-kind="picture"] > img')).toHaveLength(2);
  },
};

export const OauthWithSubdomain: Story = {
  ...onMocks({ shows: { role: 'textbox', name: /./ } }),
  args: { integration: 'harbour-sync' },
};

export const ApiKey: Story = {
  tags: ['!test'],
  ...onMocks({ shows: saying('connect.apiKey.label') }),
  args: { integration: 'crm-sync-key' },
};

export const NothingTyped: Story = {
  tags: ['!test'],
  ...onMocks(),
  args: { integration: 'desk-sync' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Connect|Sign in)/ }));
    await canvas.findByText('Fill in API key.');
  },
};

export const KeyRefused: Story = {
  tags: ['!test'],
  ...onMocks(),
  args: { integration: 'crm-sync-key' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('API key'), 'rejected{Enter}');
    await canvas.findByText(/did not accept this/);
  },
};

export const Basic: Story = {
  tags: ['!test'],
  ...onMocks({ shows: saying('connect.username.label') }),
  args: { integration: 'ledger-sync' },
};

export const KeyAndAccountDetails: Story = {
  tags: ['!test'],
  ...onMocks({ shows: saying('connect.apiKey.label') }),
  args: { integration: 'desk-sync' },
};

export const ClientCredentials: Story = {
  ...onMocks({ shows: saying('connect.clientId.label') }),
  args: { integration: 'mill-sync' },
};

export const NothingToSignIn: Story = {
  ...onMocks({ shows: { role: 'button', ...signInButton } }),
  args: { integration: 'almanac-sync' },
};

export const PasswordGrant: Story = {
  ...onMocks({ shows: saying('connect.password.label') }),
  args: { integration: 'turnstile-sync' },
};

export const OwnInputs: Story = {
  ...onMocks({
    mock: { providers: { vaultmark } },
    arrange: ({ given }) => given.integration({ name: 'vault-sync', provider: 'vaultmark' }),
    shows: { role: 'combobox', name: 'Data region' },
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
    shows: saying('connect.metadata.title'),
  }),
  args: { integration: 'desk-sync' },
};

/** A page that has not loaded its own values yet, or forgot to pass one. */
export const PropsMissing: Story = {
  ...onMocks({ shows: saying('problem.missing.title') }),
  args: { groupRef: '', consumerRef: '' },
};

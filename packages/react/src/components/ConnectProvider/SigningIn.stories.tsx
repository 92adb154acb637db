import { buildProviderApp } from '@dowel/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { onMocks } from '../../../test/mock-story.tsx';
import { saying, signInButton } from '../../../test/story-words.ts';
import { sealedVault, signmark, vaultmark } from '../../../test/vaultmark.ts';
import { ConnectProvider } from './ConnectProvider.tsx';

const meta = {
  title: 'Components/ConnectProvider signing in',
  component: ConnectProvider,
  args: { provider: 'sandbox', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof ConnectProvider>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Starts the sign-in, then waits until the state of the story is shown. */
const signInUntil =
  (key: Parameters<typeof saying>[0]): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', signInButton));
    await canvas.findAllByText(saying(key), undefined, { timeout: 10_000 });
  };

const patiently = { timeout: 20_000 };

export const ServiceAway: Story = {
  ...onMocks({ arrange: (mock) => mock.fail('getProvider', 'internal_error') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: saying('common.tryAgain') }, patiently);
  },
};

export const WrongKey: Story = {
  ...onMocks({
    arrange: (mock) => mock.fail('listConnections', 'api_key_invalid'),
    shows: { role: 'heading', name: /./ },
  }),
};

/** A page that has not loaded its own values yet, or forgot to pass one. */
export const PropsMissing: Story = {
  ...onMocks({ shows: saying('problem.missing.title') }),
  args: { groupRef: '', consumerRef: '' },
};

export const Opening: Story = {
  ...onMocks({ popup: 'wait', arrange: (mock) => mock.fail('oauthConnect', 'never') }),
  play: signInUntil('connect.opening'),
};

export const Waiting: Story = { ...onMocks({ popup: 'wait' }), play: signInUntil('connect.waiting') };

export const WindowBlocked: Story = {
  ...onMocks({ popup: 'block' }),
  play: signInUntil('connect.blocked.title'),
};

export const WindowClosed: Story = { ...onMocks({ popup: 'close' }), play: signInUntil('connect.closed') };

export const AccessRefused: Story = {
  ...onMocks({ popup: 'deny' }),
  play: signInUntil('problem.consentDenied.title'),
};

export const WithSubdomain: Story = {
  ...onMocks({ shows: { role: 'textbox', name: /./ } }),
  args: { provider: 'mockOauthWorkspace' },
};

export const UserAndPassword: Story = {
  ...onMocks({ shows: saying('connect.username.label') }),
  args: { provider: 'mockBasic' },
};

export const ClientCredentials: Story = {
  ...onMocks({ shows: saying('connect.clientId.label') }),
  args: { provider: 'mockClientCredentials' },
};

export const PasswordGrant: Story = {
  ...onMocks({ shows: saying('connect.password.label') }),
  args: { provider: 'mockPassword' },
};

export const NothingToSignIn: Story = {
  ...onMocks({ shows: { role: 'button', ...signInButton } }),
  args: { provider: 'mockNone' },
};

export const OwnInputs: Story = {
  ...onMocks({ mock: { providers: { vaultmark } }, shows: { role: 'combobox', name: 'Data region' } }),
  args: { provider: 'vaultmark' },
};

export const KeyFile: Story = {
  ...onMocks({ mock: { providers: { signmark } }, shows: { role: 'textbox', name: 'Issuer' } }),
  args: { provider: 'signmark' },
};

/** The entry of this provider does not say what to ask for. */
export const Unsupported: Story = {
  ...onMocks({ mock: { providers: { sealedVault } }, shows: saying('connect.unsupported') }),
  args: { provider: 'sealedVault' },
};

/** Types an account code, connects, and waits until the state of the story is shown. */
const stepUntil =
  (key: Parameters<typeof saying>[0]): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Account code'), 'acme');
    await userEvent.click(await canvas.findByRole('button', signInButton));
    await canvas.findAllByText(saying(key), undefined, { timeout: 10_000 });
  };

/** The builder's app at this provider needs a package there. */
export const PackageFirst: Story = {
  ...onMocks({
    arrange: ({ store }) => {
      const metadata = { providerParams: { packageInstallURL: 'https://login.salesforce.com/packaging' } };
      store.providerApps.push(buildProviderApp({ id: 'app-sf', provider: 'salesforce', metadata }));
    },
    shows: saying('connect.package.detail'),
  }),
  args: { provider: 'salesforce' },
};

/** A form comes first, and then a page of the provider. */
export const InSteps: Story = {
  ...onMocks({ shows: { role: 'textbox', name: 'Account code' } }),
  args: { provider: 'sandboxSteps' },
};

export const InStepsWaiting: Story = {
  ...onMocks({ popup: 'wait' }),
  args: { provider: 'sandboxSteps' },
  play: stepUntil('connect.waiting'),
};

export const InStepsBlocked: Story = {
  ...onMocks({ popup: 'block' }),
  args: { provider: 'sandboxSteps' },
  play: stepUntil('connect.blocked.steps'),
};

export const InStepsEnded: Story = {
  ...onMocks({
    popup: 'grant',
    arrange: (mock) =>
      mock.fail('customAuthConnect', {
        code: 'state_invalid',
        detail: 'This sign-in waited longer than ten minutes, so it has ended. Nothing was connected.',
        remedy: 'Start again.',
      }),
  }),
  args: { provider: 'sandboxSteps' },
  play: stepUntil('connect.denied.title'),
};

export const NothingTyped: Story = {
  ...onMocks(),
  args: { provider: 'sandboxApiKey' },
  play: signInUntil('form.missing'),
};

export const KeyRefused: Story = {
  ...onMocks(),
  args: { provider: 'sandboxApiKey' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('API key'), 'rejected{Enter}');
    await canvas.findByText(/did not accept this/);
  },
};

/** The service tries the key at the provider. */
export const CheckingCredentials: Story = {
  ...onMocks({ arrange: (mock) => mock.fail('generateConnection', 'never') }),
  args: { provider: 'sandboxApiKey' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('API key'), 'a-key{Enter}');
    await canvas.findAllByText(saying('connect.checking'));
  },
};

export const Disconnecting: Story = {
  ...onMocks({
    arrange: (mock) => {
      mock.given.connection();
      mock.fail('deleteConnection', 'never');
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: saying('connection.disconnect') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: saying('connection.disconnect.action') }));
    await dialog.findAllByText(saying('connection.busy'));
  },
};

/** In the narrowest column. */
export const SmallPhone: Story = {
  ...onMocks({ shows: { role: 'button', ...signInButton } }),
  globals: { viewport: { value: 'w320', isRotated: false } },
};

import { buildProviderApp } from '@dowel/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { onMocks } from '../../../test/mock-story.tsx';
import { saying, signInButton } from '../../../test/story-words.ts';
import { sealedVault, signmark } from '../../../test/vaultmark.ts';
import { ConnectProvider } from './ConnectProvider.tsx';

const meta = {
  title: 'Components/ConnectProvider signing in',
  component: ConnectProvider,
  args: { provider: 'sandbox', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof ConnectProvider>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const patiently = { timeout: 20_000 };

/** A page that has not loaded its own values yet, or forgot to pass one. */
export const PropsMissing: Story = {
  ...onMocks({ shows: saying('problem.missing.title') }),
  args: { groupRef: '', consumerRef: '' },
};

export const Waiting: Story = {
  ...onMocks({ popup: 'wait' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', signInButton));
    await canvas.findAllByText(saying('connect.waiting'), undefined, patiently);
  },
};

export const UserAndPassword: Story = {
  ...onMocks({ shows: saying('connect.username.label') }),
  args: { provider: 'mockBasic' },
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
  tags: ['!test'],
  ...onMocks({ popup: 'block' }),
  args: { provider: 'sandboxSteps' },
  play: stepUntil('connect.blocked.steps'),
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

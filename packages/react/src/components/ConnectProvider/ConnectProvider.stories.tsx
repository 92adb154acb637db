import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { onMocks } from '../../../test/mock-story.tsx';
import { saying, signInButton } from '../../../test/story-words.ts';
import { ConnectProvider } from './ConnectProvider.tsx';

const meta = {
  title: 'Components/ConnectProvider',
  component: ConnectProvider,
  args: { provider: 'sandbox', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof ConnectProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  ...onMocks({ arrange: (mock) => mock.fail('getProvider', 'never') }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…');
  },
};

export const SignIn: Story = { ...onMocks({ shows: { role: 'button', ...signInButton } }) };

export const ApiKey: Story = {
  ...onMocks({ shows: saying('connect.apiKey.label') }),
  args: { provider: 'sandboxApiKey' },
};

export const WithModule: Story = {
  ...onMocks({ shows: saying('connect.apiKey.label') }),
  args: { provider: 'mockWorkspace', module: 'sales' },
};

export const UnknownModule: Story = {
  ...onMocks({ shows: saying('connect.module.unknown') }),
  args: { provider: 'mockWorkspace', module: 'payroll' },
};

export const UnknownProvider: Story = {
  ...onMocks({ shows: { role: 'heading', name: /./ } }),
  args: { provider: 'nobody' },
};

export const Connected: Story = {
  ...onMocks({ arrange: ({ given }) => given.connection(), shows: saying('connection.connected') }),
};

export const JustConnected: Story = {
  ...onMocks(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Connect|Sign in)/ }));
    await canvas.findByText('Connected by');
    await canvas.findByText('All done: the connection works');
  },
};

const account = {
  id: 'w1',
  since: '2026-06-01T08:00:00.000Z',
  workspace: { id: 'w1', name: 'Acme', address: 'acme.example' },
  person: { id: 'p1', email: 'ada@acme.example' },
};

export const AnotherAccount: Story = {
  ...onMocks({
    arrange: ({ given }) =>
      given.connection({
        account,
        offeredAccount: {
          id: 'w2',
          expireTime: '2100-06-01T08:15:00.000Z',
          workspace: { id: 'w2', name: 'Globex' },
          person: { id: 'p2', email: 'ada@globex.example' },
        },
      }),
    shows: saying('account.title'),
  }),
};

export const UnconfirmedAccount: Story = {
  ...onMocks({
    arrange: ({ given }) => given.connection({ account: { ...account, isUnconfirmed: true } }),
    shows: saying('account.unconfirmed.title'),
  }),
};

export const BadCredentials: Story = {
  ...onMocks({
    arrange: ({ given }) => given.connection({ status: 'bad_credentials' }),
    shows: saying('connection.bad.title'),
  }),
};

export const DetailsMissing: Story = {
  ...onMocks({
    arrange: ({ given }) =>
      given.connection({
        provider: 'mockWorkspace',
        authScheme: 'apiKey',
        providerMetadata: { workspace: { value: 'acme-support', source: 'input' } },
      }),
    shows: saying('connect.metadata.title'),
  }),
  args: { provider: 'mockWorkspace', module: 'sales' },
};

export const DisconnectDialog: Story = {
  ...onMocks({ arrange: ({ given }) => given.connection() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Disconnect/ }));
    await screen.findByRole('dialog');
  },
};

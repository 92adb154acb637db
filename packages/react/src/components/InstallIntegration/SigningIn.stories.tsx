import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onMocks } from '../../../test/mock-story.tsx';
import { saying, signInButton } from '../../../test/story-words.ts';
import { InstallIntegration } from './InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/Signing in',
  component: InstallIntegration,
  args: { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof InstallIntegration>;
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

/** The window is open and empty, and the service is asked for the provider's address. */
export const Opening: Story = {
  tags: ['!test'],
  ...onMocks({ popup: 'wait', arrange: (mock) => mock.fail('oauthConnect', 'never') }),
  play: signInUntil('connect.opening'),
};

/** The person signs in at the provider, in the other window. */
export const Waiting: Story = {
  ...onMocks({ popup: 'wait' }),
  play: async (context) => {
    await signInUntil('connect.waiting')(context);
    await expect(context.canvas.getByRole('button', { name: saying('connect.show') })).toBeVisible();
    await expect(context.canvasElement.querySelector('.dowel-pair')).toHaveAttribute('data-state', 'waiting');
  },
};

/** The browser opened no window. The sign-in can go on in this tab. */
export const WindowBlocked: Story = {
  tags: ['!test'],
  ...onMocks({ popup: 'block' }),
  play: signInUntil('connect.blocked.title'),
};

/** The person closed the window before signing in was finished. */
export const WindowClosed: Story = { ...onMocks({ popup: 'close' }), play: signInUntil('connect.closed') };

/** Nobody finished the sign-in for ten minutes. */
export const TimedOut: Story = {
  tags: ['!test'],
  ...onMocks({ popup: 'wait' }),
  play: async (context) => {
    // The button says it once the window is watched. The ten minutes begin then.
    await signInUntil('connect.waiting.short')(context);
    const now = Date.now;
    Date.now = () => now() + 660_000;
    try {
      await context.canvas.findByText(saying('connect.timedOut'), undefined, { timeout: 10_000 });
    } finally {
      Date.now = now;
    }
  },
};

/** The person said no on the provider's page. */
export const AccessRefused: Story = {
  tags: ['!test'],
  ...onMocks({ popup: 'deny' }),
  play: signInUntil('problem.consentDenied.title'),
};

/** The service tries the key at the provider. */
export const CheckingCredentials: Story = {
  ...onMocks({ arrange: (mock) => mock.fail('generateConnection', 'never') }),
  args: { integration: 'crm-sync-key' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('API key'), 'a-key{Enter}');
    await canvas.findAllByText(saying('connect.checking'));
  },
};

/** The network is gone when the person starts. */
export const Offline: Story = {
  ...onMocks({ arrange: (mock) => mock.fail('oauthConnect', 'network') }),
  play: signInUntil('problem.serverAway.title'),
};

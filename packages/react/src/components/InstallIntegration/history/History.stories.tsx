import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrangeHistory } from '../../../../test/mock-history.ts';
import { onMocks } from '../../../../test/mock-story.tsx';
import { InstallIntegration } from '../InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/History',
  tags: ['!test'],
  component: InstallIntegration,
  args: { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
  ...onMocks({ arrange: arrangeHistory }),
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const openHistory: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Changed by/ }));
  await canvas.findByRole('heading', { name: 'Changes to People' });
};

export const ChangedBy: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Changed by Ada/ });
  },
};

export const Versions: Story = {
  play: async (context) => {
    await openHistory(context);
    await context.canvas.findByText('Grace Lindqvist');
  },
};

export const EverythingOpen: Story = {
  tags: ['test'],
  play: async (context) => {
    await openHistory(context);
    const { canvas, userEvent } = context;
    for (const show of await canvas.findAllByRole('button', { name: /^Show changes/ })) {
      await userEvent.click(show);
    }
    await canvas.findByText('This object was set up.');
  },
};

export const GoneBack: Story = {
  play: async (context) => {
    await openHistory(context);
    const { canvas, userEvent } = context;
    const [newest] = await canvas.findAllByRole('button', { name: /^Go back to this/ });
    if (newest) await userEvent.click(newest);
    await canvas.findByText(/Left out, because it no longer exists: Fax\.$/);
  },
};

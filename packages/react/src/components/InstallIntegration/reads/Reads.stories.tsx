import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { arrangeReads, type GivenReads } from '../../../../test/mock-reads.ts';
import { onMocks } from '../../../../test/mock-story.tsx';
import { InstallIntegration } from '../InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/Reads',
  component: InstallIntegration,
  args: { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

/** Opens Manage and finds the row of the object. */
async function openReads({ canvas, userEvent }: Parameters<Play>[0]) {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Manage' }));
  return canvas.findByText('People', { selector: '[part="row-title"]' });
}

/** A story that shows one state of the reading of contacts. */
const state = (given: GivenReads, icon: string): Story => ({
  ...onMocks({ arrange: (service) => void arrangeReads(service, given) }),
  play: async (context) => {
    const title = await openReads(context);
    const row = title.closest('.dowel-row');
    await expect(row?.querySelector(`[data-icon="${icon}"]`)).toBeVisible();
  },
});

export const Ended = state({ last: { hoursAgo: 2, records: 1204 } }, 'success');
export const Running = state(
  { last: { hoursAgo: 2 }, running: { readType: 'scheduled', records: 300 } },
  'again',
);
export const FirstReadRunning = state({ running: { readType: 'backfill', records: 48_200 } }, 'again');
export const Failed = state({ last: { hoursAgo: 1, status: 'failure' } }, 'danger');
export const WaitingForTheFirst = state({}, 'clock');
export const NoSchedule = state({ isUnscheduled: true }, 'todo');
export const PausedByTheProduct = state({ last: { hoursAgo: 30, records: 12 }, paused: 'asked' }, 'paused');
export const PausedAfterFailures = state(
  { last: { hoursAgo: 3, status: 'failure' }, paused: 'failures' },
  'danger',
);
export const PausedForASignIn = state({ last: { hoursAgo: 30 }, paused: 'credentials' }, 'warning');

/** A click reads the object. The row then tells of that read. */
export const ReadNow: Story = {
  ...onMocks({ arrange: (service) => void arrangeReads(service, { last: { hoursAgo: 2, records: 7 } }) }),
  play: async (context) => {
    const title = await openReads(context);
    const row = title.closest<HTMLElement>('.dowel-row');
    if (!row) throw new Error('The object has no row.');
    const before = row.textContent;
    await context.userEvent.click(within(row).getByRole('button'));
    await waitFor(() => expect(row.textContent).not.toBe(before));
    await waitFor(() => expect(within(row).getByRole('button')).not.toHaveAttribute('data-busy'));
  },
};

export const CannotBeLoaded: Story = {
  ...onMocks({
    arrange: (service) => {
      arrangeReads(service, {});
      service.fail('listReads', 'installation_not_found');
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Manage' }));
    await canvas.findByText('It is not known when your data is read');
  },
};

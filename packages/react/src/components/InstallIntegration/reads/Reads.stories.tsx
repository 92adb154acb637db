import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { arrangeReads, type GivenReads } from '../../../../test/mock-reads.ts';
import { onMocks } from '../../../../test/mock-story.tsx';
import { saying } from '../../../../test/story-words.ts';
import { InstallIntegration } from '../InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/Reads',
  component: InstallIntegration,
  args: { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

/** Opens the activity and finds the row of the object. */
async function openReads({ canvas, userEvent }: Parameters<Play>[0]) {
  await userEvent.click(await canvas.findByRole('tab', { name: saying('activity.title') }));
  return canvas.findByText('People', { selector: '[part="row-title"]' });
}

/** A story that shows one state of the reading of contacts. */
const state = (given: GivenReads, mark: string): Story => ({
  ...onMocks({ arrange: (service) => void arrangeReads(service, given) }),
  play: async (context) => {
    const title = await openReads(context);
    const row = title.closest('.dowel-row');
    await waitFor(() => expect(row?.querySelector(mark)).toBeVisible());
  },
});

export const Ended = state({ last: { hoursAgo: 2, records: 1204 } }, '[data-icon="success"]');
export const Running = state(
  { last: { hoursAgo: 2 }, running: { readType: 'scheduled', records: 300 } },
  '.dowel-spinner',
);
export const Failed = state({ last: { hoursAgo: 1, status: 'failure' } }, '[data-icon="again"]');
export const WaitingForTheFirst = state({}, '[data-icon="clock"]');
export const PausedByTheProduct = state(
  { last: { hoursAgo: 30, records: 12 }, paused: 'asked' },
  '[data-icon="paused"]',
);
export const PausedAfterFailures = state(
  { last: { hoursAgo: 3, status: 'failure' }, paused: 'failures' },
  '[data-icon="danger"]',
);
export const PausedForASignIn = state(
  { last: { hoursAgo: 30 }, paused: 'credentials' },
  '[data-icon="clock"]',
);

/** A person of the group has paused it, and can resume it. */
export const PausedHere: Story = {
  ...onMocks({
    arrange: (service) => {
      arrangeReads(service, { last: { hoursAgo: 30 } });
      const { read } = service.store.installations[0]?.config.content ?? {};
      if (read?.objects.contacts) read.objects.contacts.disabled = true;
    },
  }),
  play: async (context) => {
    const row = (await openReads(context)).closest('.dowel-row');
    await waitFor(() => expect(row?.querySelector('[data-icon="paused"]')).toBeVisible());
  },
};

/** A click reads the object. The row then tells of that read. */
export const ReadNow: Story = {
  ...onMocks({ arrange: (service) => void arrangeReads(service, { last: { hoursAgo: 2, records: 7 } }) }),
  play: async (context) => {
    const title = await openReads(context);
    const row = title.closest<HTMLElement>('.dowel-row');
    if (!row) throw new Error('The object has no row.');
    const [button] = await within(row).findAllByRole('button');
    if (!button) throw new Error('The object cannot be read now.');
    const before = row.textContent;
    await context.userEvent.click(button);
    await waitFor(() => expect(row.textContent).not.toBe(before));
    await waitFor(() => expect(button).not.toHaveAttribute('data-busy'));
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
    await userEvent.click(await canvas.findByRole('tab', { name: saying('activity.title') }));
    await canvas.findByText('It is not known when your data is read');
  },
};

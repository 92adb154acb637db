import type { MockService } from '@dowel/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { arrangeHistory } from '../../../../test/mock-history.ts';
import { onMocks } from '../../../../test/mock-story.tsx';
import { saying } from '../../../../test/story-words.ts';
import { InstallIntegration } from '../InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/Activity',
  tags: ['!test'],
  component: InstallIntegration,
  args: { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

function withRuns(service: MockService) {
  arrangeHistory(service);
  const { given } = service;
  given.operation({
    createTime: hoursAgo(3),
    metadata: { objects: ['contacts'], progress: { recordsProcessed: 1204 } },
  });
  given.operation({ createTime: hoursAgo(2), status: 'failure', metadata: { objects: ['companies'] } });
  given.operation({
    createTime: hoursAgo(1),
    actionType: 'write',
    metadata: { objects: ['deals'], successfulRecordIds: ['a', 'b', 'c'] },
  });
  given.operation({ createTime: hoursAgo(0), status: 'in_progress', metadata: { objects: ['contacts'] } });
}

type Play = NonNullable<Story['play']>;
const openActivity: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: saying('activity.title') }));
};

export const Everything: Story = {
  tags: ['test'],
  ...onMocks({ arrange: withRuns }),
  play: async (context) => {
    await openActivity(context);
    await context.canvas.findByText('Grace Lindqvist installed CRM sync');
    // The words of all rows begin at the same place, whoever or whatever stands before them.
    const list = context.canvas.getByRole('list', { name: saying('activity.title') });
    const rows = [...list.querySelectorAll('.dowel-row-main')];
    const starts = rows.map((row) => row.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
  },
};

export const SignInNeeded: Story = {
  ...onMocks({
    arrange: ({ given }) => {
      const { id } = given.connection({
        status: 'bad_credentials',
        diagnosis: {
          reason: 'revoked',
          since: hoursAgo(5),
          actor: 'consumer',
          nextStep: 'Connect again: the provider no longer accepts these credentials.',
        },
      });
      given.installation({ connectionId: id });
    },
  }),
  play: async (context) => {
    await openActivity(context);
    await context.canvas.findByText(/needs a new sign-in$/);
  },
};

export const CannotBeLoaded: Story = {
  ...onMocks({
    arrange: (service) => {
      service.given.installation();
      service.fail('listActivity', 'installation_not_found');
    },
  }),
  play: async (context) => {
    await openActivity(context);
    await context.canvas.findByText('The activity could not be loaded');
  },
};

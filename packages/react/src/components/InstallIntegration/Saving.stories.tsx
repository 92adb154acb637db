import type { MockService } from '@dowel/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { givenReading } from '../../../test/mock-reads.ts';
import { onMocks } from '../../../test/mock-story.tsx';
import { saying } from '../../../test/story-words.ts';
import { InstallIntegration } from './InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/Saving',
  tags: ['!test'],
  component: InstallIntegration,
  args: { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const installed = (service: MockService) => givenReading(service, { selectedFields: { phone: true } });

const patiently = { timeout: 20_000 };

/** Changes something and saves it. */
const save: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Job Title' }));
  await userEvent.click(canvas.getByRole('button', { name: saying('common.save') }));
};

const failing = (failure: Parameters<MockService['fail']>[1]) =>
  onMocks({
    arrange: (mock) => {
      installed(mock);
      mock.fail('patchObjectConfig', failure);
    },
  });

/** The first installation is on its way. */
export const Installing: Story = {
  ...onMocks({
    arrange: (mock) => {
      mock.given.connection();
      mock.fail('createInstallation', 'never');
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: saying('install.action') }));
    await canvas.findAllByText(saying('install.installing'));
  },
};

/** A change is on its way. */
export const Saving: Story = {
  ...failing('never'),
  play: async (context) => {
    await save(context);
    await context.canvas.findAllByText(saying('common.saving'));
  },
};

/** The network is gone. What was chosen is still there, and can be saved again. */
export const OfflineWhileSaving: Story = {
  ...failing('network'),
  play: async (context) => {
    await save(context);
    await context.canvas.findByText(saying('install.notSaved'), undefined, patiently);
    await expect(context.canvas.getByRole('checkbox', { name: 'Job Title' })).toBeChecked();
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: saying('common.save') })).toBeEnabled(),
    );
  },
};

/** The session ended while the person was choosing. What was chosen is still there. */
export const SessionLost: Story = {
  tags: ['test'],
  ...failing('token_expired'),
  play: async (context) => {
    await save(context);
    await context.canvas.findByText(saying('install.notSaved'), undefined, patiently);
    await expect(context.canvas.getByRole('checkbox', { name: 'Job Title' })).toBeChecked();
  },
};

/** The installation is being removed. */
export const Uninstalling: Story = {
  ...onMocks({
    arrange: (mock) => {
      installed(mock);
      mock.fail('deleteInstallation', 'never');
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: saying('config.manage') }));
    await userEvent.click(await canvas.findByRole('button', { name: saying('install.uninstall') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: saying('install.uninstall') }));
    await dialog.findAllByText(saying('install.uninstalling'));
  },
};

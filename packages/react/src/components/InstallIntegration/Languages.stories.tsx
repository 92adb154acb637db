import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onMocks } from '../../../test/mock-story.tsx';
import { german } from '../../languages/de.ts';
import { InstallIntegration } from './InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/Languages',
  component: InstallIntegration,
  args: { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const German: Story = {
  ...onMocks({ options: { locale: 'de', messages: german } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Was Quillboard darf')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Bei Juniper CRM .* anmelden/ })).toBeVisible();
    await expect(canvas.queryByText(/Sign in|password/)).toBeNull();
  },
};

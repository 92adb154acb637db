import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../../test/in-root.tsx';
import { ControlIcon } from '../Icon/ControlIcon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Connect account' },
  decorators: [inRoot()],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = {};
export const Danger: Story = { args: { variant: 'danger', children: 'Uninstall' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { variant: 'primary', isDisabled: true } };
export const Busy: Story = {
  args: { variant: 'primary', isBusy: true, busyLabel: 'Connecting', children: 'Connecting…' },
};
export const FullWidth: Story = { args: { variant: 'primary', isFullWidth: true } };
export const LongText: Story = {
  args: { children: 'Connect the account of your whole department to the workspace with a very long name' },
};
export const Icons: Story = {
  parameters: { shows: { role: 'button', name: 'Clear' } },
  render: () => (
    <Stack direction="row" gap={2}>
      <IconButton icon={<ControlIcon name="close" />} label="Clear" />
      <IconButton icon={<ControlIcon name="search" />} label="Search" isDisabled />
    </Stack>
  ),
};
/** The colours of the text, of the edge and under the pointer follow the page's primary colour. */
export const PalePrimaryColour: Story = {
  args: { variant: 'primary' },
  decorators: [
    (Story) => (
      <>
        {/* Only for this story: all stories of this page are in one document. */}
        <style>{'.dowel-root:has(style) { --dowel-colors-primary: #fdf6d8; }'}</style>
        <Story />
      </>
    ),
  ],
};

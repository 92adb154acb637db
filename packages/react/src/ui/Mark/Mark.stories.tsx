import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { StateIcon } from '../Icon/StateIcon.tsx';
import { Root } from '../Root/Root.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Mark } from './Mark.tsx';

const meta = {
  title: 'Primitives/Mark',
  component: Mark,
  args: { children: null },
  decorators: [
    (Story) => (
      <Root>
        <Story />
      </Root>
    ),
  ],
} satisfies Meta<typeof Mark>;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack direction="row" gap={4}>
      <Mark label="Not set up">
        <StateIcon name="todo" />
      </Mark>
      <Mark tone="info" label="Not saved yet">
        <StateIcon name="part" />
      </Mark>
      <Mark tone="success" label="Set up">
        <Icon name="success" />
      </Mark>
      <Mark label="Paused">
        <StateIcon name="paused" />
      </Mark>
      <Mark label="Waiting">
        <StateIcon name="clock" />
      </Mark>
      <Mark tone="info" label="Tries again by itself">
        <StateIcon name="again" />
      </Mark>
      <Mark tone="warning" label="Needs you">
        <Icon name="warning" />
      </Mark>
      <Mark tone="danger" label="Cannot be read">
        <Icon name="danger" />
      </Mark>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needs you')).toBeInTheDocument();
  },
};

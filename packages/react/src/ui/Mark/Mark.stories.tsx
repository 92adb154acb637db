import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRoot } from '../../../test/in-root.tsx';
import { StateIcon } from '../Icon/StateIcon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Mark } from './Mark.tsx';

const meta = {
  title: 'Primitives/Mark',
  component: Mark,
  args: { icon: 'info' },
  decorators: [inRoot()],
} satisfies Meta<typeof Mark>;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack direction="row" gap={4}>
      <Mark icon={<StateIcon name="todo" />} />
      <Mark tone="info" icon={<StateIcon name="part" />} />
      <Mark tone="success" icon="success" />
      <Mark icon={<StateIcon name="paused" />} />
      <Mark icon={<StateIcon name="clock" />} />
      <Mark tone="info" icon={<StateIcon name="again" />} />
      <Mark tone="warning" icon="warning" />
      <Mark tone="danger" icon="danger" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('[data-icon]')].map((icon) =>
      icon.getAttribute('data-icon'),
    );

    await expect(icons).toEqual(['todo', 'part', 'success', 'paused', 'clock', 'again', 'warning', 'danger']);
  },
};

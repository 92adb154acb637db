import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRoot } from '../../../test/in-root.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { label: 'Loading the integration' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
    inRoot({ maxInlineSize: '34rem' }),
  ],
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the integration');
  },
};

/** The shape of a card that connects. */
export const Form: Story = {
  args: { shapes: ['tiles', 'line', 'line', 'control'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.dowel-skeleton-shape')).toHaveLength(4);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRoot } from '../../../test/in-root.tsx';
import { Root } from '../Root/Root.tsx';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Primitives/Steps',
  component: Steps,
  args: {
    label: 'Progress',
    doneLabel: 'done',
    currentId: 'select',
    nowLabel: 'Step 2 of 3 · Choose objects',
    steps: [
      { id: 'connect', label: 'Connect' },
      { id: 'select', label: 'Choose objects' },
      { id: 'review', label: 'Review' },
    ],
  },
  decorators: [inRoot()],
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = { args: { currentId: 'connect', nowLabel: 'Step 1 of 3 · Connect' } };
export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Choose objects');
  },
};

export const End: Story = { args: { currentId: 'review', nowLabel: 'Step 3 of 3 · Review' } };

/** One line stands for all labels. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Root>
          <Story />
        </Root>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 3 · Choose objects')).toBeVisible();
  },
};

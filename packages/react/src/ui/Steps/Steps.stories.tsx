import type { Meta, StoryObj } from '@storybook/react-vite';
import { Root } from '../Root/Root.tsx';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Primitives/Steps',
  component: Steps,
  args: {
    label: 'Progress',
    doneLabel: 'done',
    currentId: 'select',
    steps: [
      { id: 'connect', label: 'Connect' },
      { id: 'select', label: 'Choose objects' },
      { id: 'review', label: 'Review' },
    ],
  },
  decorators: [
    (Story) => (
      <Root>
        <Story />
      </Root>
    ),
  ],
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = { args: { currentId: 'connect' } };
export const Middle: Story = {};
export const End: Story = { args: { currentId: 'review' } };

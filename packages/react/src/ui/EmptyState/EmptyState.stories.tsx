import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Root } from '../Root/Root.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nothing to choose',
    children: 'Every field of this object is required, so all of them are read.',
  },
  decorators: [
    (Story) => (
      <Root style={{ maxInlineSize: '34rem' }}>
        <Story />
      </Root>
    ),
  ],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithActions: Story = { args: { actions: <Button>Load again</Button> } };

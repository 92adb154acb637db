import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../../test/in-root.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: {
    children: 'Sign in to your account so that contacts can be read. Nothing is written without your leave.',
  },
  decorators: [inRoot({ maxInlineSize: '28rem' })],
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Muted: Story = { args: { tone: 'muted', size: 'sm' } };

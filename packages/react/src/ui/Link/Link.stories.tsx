import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../../test/in-root.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#', children: 'Read how to create a key' },
  decorators: [inRoot()],
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SameTab: Story = {};
export const NewTab: Story = { args: { newTabLabel: '(opens a new tab)' } };

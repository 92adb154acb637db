import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../../test/in-root.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: { summary: 'Where do I find it?', children: 'In the settings of your account, under developers.' },
  decorators: [inRoot({ maxInlineSize: '28rem' })],
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isDefaultOpen: true } };

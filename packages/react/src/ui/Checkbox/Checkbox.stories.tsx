import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../../test/in-root.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Let this product write contacts' },
  decorators: [inRoot({ maxInlineSize: '28rem' })],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clear: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true } };
export const WithHint: Story = {
  args: { defaultChecked: true, hint: 'New and changed contacts are sent at once.' },
};
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };

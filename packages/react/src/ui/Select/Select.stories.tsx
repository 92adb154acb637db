import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../../test/in-root.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Region',
    options: [
      { value: 'eu', label: 'Europe' },
      { value: 'us', label: 'United States' },
      { value: 'moon', label: 'Moon', isDisabled: true },
    ],
  },
  decorators: [inRoot({ maxInlineSize: '28rem' })],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Choose a region' } };
export const Chosen: Story = { args: { defaultValue: 'us', hint: 'Where your account lives.' } };
export const WithError: Story = { args: { placeholder: 'Choose a region', error: 'A region is needed.' } };
export const Disabled: Story = { args: { defaultValue: 'eu', disabled: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../../test/in-root.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Workspace', defaultValue: '' },
  decorators: [inRoot({ maxInlineSize: '28rem' })],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'acme' } };
export const Filled: Story = { args: { defaultValue: 'acme', hint: 'The first part of your address.' } };
export const Optional: Story = { args: { labelSuffix: 'Optional' } };
export const WithError: Story = {
  args: {
    defaultValue: 'acme',
    hint: 'The first part of your address.',
    error: 'No workspace has this name. Check the address in your browser.',
    required: true,
  },
};
export const Password: Story = {
  args: {
    label: 'API key',
    type: 'password',
    defaultValue: 'key-1234',
    reveal: { show: 'Show API key', hide: 'Hide API key' },
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'acme' } };

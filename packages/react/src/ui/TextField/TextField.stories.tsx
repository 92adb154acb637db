import type { Meta, StoryObj } from '@storybook/react-vite';
import { Root } from '../Root/Root.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Workspace', defaultValue: '' },
  decorators: [
    (Story) => (
      <Root style={{ maxInlineSize: '28rem' }}>
        <Story />
      </Root>
    ),
  ],
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
export const LongText: Story = {
  args: {
    label: 'Customer success organisational unit relationship identifier in the data warehouse',
    labelSuffix: 'Optional',
    hint: 'pneumonoultramicroscopicsilicovolcanoconiosis_pneumonoultramicroscopicsilicovolcanoconiosis',
    error: 'https://acme.example.test/a/very/long/address/that/has/no/place/to/break/in/a/narrow/column',
  },
};

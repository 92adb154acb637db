import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../../test/in-root.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Scopes', hint: 'One per line.' },
  decorators: [inRoot({ maxInlineSize: '28rem' })],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'contacts.read' } };
export const Filled: Story = { args: { defaultValue: 'contacts.read\ncontacts.write' } };
export const WithError: Story = { args: { defaultValue: 'contacts', error: 'This is not a scope.' } };
export const Disabled: Story = { args: { disabled: true } };

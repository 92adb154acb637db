import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { inRoot } from '../../../test/in-root.tsx';
import { Combobox } from './Combobox.tsx';

function Example({ value: initial, ...props }: Omit<ComponentProps<typeof Combobox>, 'onValueChange'>) {
  const [value, setValue] = useState(initial);
  return <Combobox {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/Combobox',
  component: Example,
  args: {
    label: 'Phone number',
    hint: 'Which field holds the number to call?',
    value: null,
    placeholder: 'Choose a field',
    options: [
      { value: 'AssistantPhone', label: 'Assistant phone' },
      { value: 'Phone', label: 'Business phone' },
      { value: 'MobilePhone', label: 'Mobile phone', hint: 'Often empty' },
      { value: 'Phone1__c', label: 'Other phone', hint: 'Phone1__c' },
      { value: 'Phone2__c', label: 'Other phone', hint: 'Phone2__c' },
    ],
    words: {
      clear: 'Clear phone number',
      open: 'Show fields',
      noMatch: (query: string) => `No field matches “${query}”.`,
      more: (count: number) => `${count} more. Type to narrow the list.`,
    },
  },
  decorators: [inRoot({ maxInlineSize: '28rem', minBlockSize: '22rem' })],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'Phone' } };
export const WithError: Story = { args: { error: 'Choose a field before installing.', required: true } };
export const Open: Story = {
  args: { value: 'Phone2__c' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await canvas.findByRole('option', { name: /Phone1__c/ });
  },
};
export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'zebra');
  },
};
export const Thousands: Story = {
  args: {
    options: Array.from({ length: 3000 }, (_, index) => ({
      value: `field_${index}`,
      label: `Field ${index}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../../test/in-root.tsx';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  args: { title: 'Contacts are read every hour', children: 'The next time is at half past nine.' },
  decorators: [inRoot({ maxInlineSize: '34rem' })],
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Neutral: Story = { args: { tone: 'neutral', title: 'Deals is left out' } };
export const Success: Story = {
  args: { tone: 'success', title: 'Salesforce is connected', children: undefined },
};
export const Warning: Story = { args: { tone: 'warning', title: 'Reading is paused' } };
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'The key was refused',
    children: 'The provider answered that the key is not valid. Create a new one and try again.',
    actions: <Button size="sm">Try again</Button>,
  },
};
export const LongText: Story = {
  args: {
    tone: 'danger',
    title: 'https://acme.example.test/a/very/long/address/that/has/no/place/to/break/in/a/narrow/column',
    children:
      'First cause\nSecond cause\npneumonoultramicroscopicsilicovolcanoconiosis_pneumonoultramicroscopic',
  },
};

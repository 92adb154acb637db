import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../../test/in-root.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag, TagList } from './Tag.tsx';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: 'Email' },
  decorators: [inRoot({ maxInlineSize: '34rem' })],
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <Tag>Email</Tag>
      <Tag tone="info">New</Tag>
      <Tag tone="success">Working</Tag>
      <Tag tone="warning">Paused</Tag>
      <Tag tone="danger">Failed</Tag>
    </Stack>
  ),
};
export const List: Story = {
  render: () => (
    <TagList
      label="Required fields"
      tags={['First name', 'Last name', 'Email', 'customer_success_organisational_unit_relationship__c'].map(
        (label) => ({
          key: label,
          label,
        }),
      )}
    />
  ),
};

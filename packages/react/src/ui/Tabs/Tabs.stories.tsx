import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inRoot } from '../../../test/in-root.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Example({ tabs }: Pick<TabsProps, 'tabs'>) {
  const [selectedId, select] = useState(tabs[0]?.id ?? '');
  return (
    <Card title="Salesforce">
      <Tabs label="Objects" tabs={tabs} selectedId={selectedId} onSelect={select}>
        <Stack gap={2}>
          <Heading level={3}>{tabs.find((tab) => tab.id === selectedId)?.label}</Heading>
          <Text>What is read of this object, and where it goes.</Text>
        </Stack>
      </Tabs>
    </Card>
  );
}

const meta = {
  title: 'Primitives/Tabs',
  component: Example,
  args: {
    tabs: [
      { id: 'account', label: 'Accounts', badge: <Tag tone="success">Saved</Tag> },
      { id: 'contact', label: 'Contacts', badge: <Tag tone="info">Edited</Tag> },
      { id: 'opportunity', label: 'Opportunities' },
      { id: 'write', label: 'Write', startsGroup: true },
      { id: 'manage', label: 'Manage', startsGroup: true },
    ],
  },
  decorators: [inRoot({ maxInlineSize: '56rem' })],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { parameters: { shows: { role: 'tab', name: /Accounts/ } } };
export const Narrow: Story = {
  parameters: { shows: { role: 'tab', name: /Accounts/ } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
};

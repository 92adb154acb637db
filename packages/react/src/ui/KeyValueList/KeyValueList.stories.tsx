import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../../test/in-root.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { KeyValueList } from './KeyValueList.tsx';

const meta = {
  title: 'Primitives/KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { key: 'workspace', term: 'Workspace', value: 'acme' },
      { key: 'status', term: 'Status', value: <Tag tone="success">Working</Tag> },
      {
        key: 'by',
        term: 'Connected by',
        value: 'pneumonoultramicroscopicsilicovolcanoconiosis@acme.example.test',
      },
    ],
  },
  decorators: [inRoot({ maxInlineSize: '34rem' })],
} satisfies Meta<typeof KeyValueList>;
export default meta;

export const Facts: StoryObj<typeof meta> = { parameters: { shows: 'Connected by' } };

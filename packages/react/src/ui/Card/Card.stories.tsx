import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../../test/in-root.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: {
    title: 'Connect Salesforce',
    description: 'Sign in so that contacts can be read.',
    children: 'Content',
  },
  decorators: [inRoot({ maxInlineSize: '34rem' })],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithActionsAndFooter: Story = {
  args: { actions: <Tag tone="success">Connected</Tag>, footer: 'Last checked a minute ago' },
};
export const Form: Story = {
  args: {
    children: (
      <Stack gap={5}>
        <TextField label="Workspace" hint="The first part of your address." />
        <TextField label="API key" type="password" reveal={{ show: 'Show API key', hide: 'Hide API key' }} />
        <Button variant="primary" isFullWidth>
          Connect
        </Button>
      </Stack>
    ),
  },
};

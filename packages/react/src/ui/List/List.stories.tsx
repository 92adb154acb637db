import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRoot } from '../../../test/in-root.tsx';
import { Button } from '../Button/Button.tsx';
import { StateIcon } from '../Icon/StateIcon.tsx';
import { Mark } from '../Mark/Mark.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { List } from './List.tsx';
import { Row } from './Row.tsx';

const meta = {
  title: 'Primitives/List',
  component: List,
  args: { label: 'Objects', children: null },
  decorators: [inRoot({ maxInlineSize: '34rem' })],
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const icon = (name: 'in' | 'out' | 'lock') => <Mark icon={name} />;

export const Rows: Story = {
  render: () => (
    <List label="Objects">
      <Row
        lead={<Mark tone="success" icon="success" />}
        title="People"
        detail="Contacts in Juniper CRM"
        end={<Tag>Every hour</Tag>}
      />
      <Row
        lead={<Mark icon={<StateIcon name="todo" />} />}
        title="Deals"
        detail="3 fields to match"
        wraps
        end={<Button size="sm">Set up</Button>}
      />
      <Row
        tone="warning"
        lead={<Mark tone="warning" icon="warning" />}
        title="Companies"
        detail="A field is gone at the provider"
        extra={<Button size="sm">Choose another field</Button>}
      />
    </List>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('3 fields to match')).toBeInTheDocument();
  },
};

export const Plain: Story = {
  render: () => (
    <List label="What it will do" isPlain>
      <Row lead={icon('in')} title="Read people and companies" detail="Every hour" />
      <Row lead={icon('out')} title="Write to people" />
      <Row
        lead={icon('lock')}
        title="Keep your sign-in encrypted"
        detail="Disconnect at any time to delete it"
      />
    </List>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByText('Read people and companies');

    await expect(getComputedStyle(first).fontWeight).toBe('400');
  },
};

/** The whole row is the label of its checkbox. */
export const Choices: Story = {
  render: () => (
    <List label="Objects">
      <Row
        isLabel
        lead={<input type="checkbox" className="dowel-checkbox-input" />}
        title="People"
        detail="Contacts in Juniper CRM"
      />
    </List>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Contacts in Juniper CRM'));

    await expect(canvas.getByRole('checkbox', { name: /People/ })).toBeChecked();
  },
};

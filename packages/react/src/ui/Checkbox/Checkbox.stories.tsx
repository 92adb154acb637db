import type { Meta, StoryObj } from '@storybook/react-vite';
import { Root } from '../Root/Root.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Let this product write contacts' },
  decorators: [
    (Story) => (
      <Root style={{ maxInlineSize: '28rem' }}>
        <Story />
      </Root>
    ),
  ],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clear: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true } };
export const WithHint: Story = {
  args: { defaultChecked: true, hint: 'New and changed contacts are sent at once.' },
};
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };
export const LongText: Story = {
  args: {
    label: 'customer_success_organisational_unit_relationship_identifier_in_the_data_warehouse__c',
    hint: 'Last modified by the system integration user on behalf of the record owner, in coordinated universal time.',
  },
};

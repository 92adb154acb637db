import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Root } from '../Root/Root.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { label: 'Loading the integration', lines: 4 },
  decorators: [
    (Story) => (
      <Root style={{ maxInlineSize: '34rem' }}>
        <Card>
          <Story />
        </Card>
      </Root>
    ),
  ],
} satisfies Meta<typeof Skeleton>;
export default meta;

export const InCard: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '../Logo/Logo.tsx';
import { Root } from '../Root/Root.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Pair, type PairState } from './Pair.tsx';

const states: readonly PairState[] = ['idle', 'waiting', 'connected', 'broken'];

function Pairs({ size }: { size?: 'sm' | 'md' }) {
  return (
    <Root>
      <Stack direction="row" gap={5}>
        {states.map((state) => (
          <Stack key={state} gap={2}>
            <Pair
              state={state}
              size={size}
              from={<Logo kind="product" name="Quillboard" />}
              to={<Logo kind="provider" name="Juniper CRM" />}
            />
            <Text tone="muted" size="sm">
              {state}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Root>
  );
}

const meta = { title: 'Primitives/Pair', component: Pairs } satisfies Meta<typeof Pairs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('.dowel-pair')];

    await expect(shown.map((pair) => pair.getAttribute('data-tone'))).toEqual([
      'neutral',
      'info',
      'success',
      'warning',
    ]);
    for (const pair of shown) await expect(pair).toHaveAttribute('aria-hidden', 'true');
  },
};

export const InHeaders: Story = {
  args: { size: 'sm' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.dowel-pair-line .dowel-icon')).toHaveLength(0);
  },
};

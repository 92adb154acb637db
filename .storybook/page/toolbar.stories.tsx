import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../packages/react/src/ui/Button/Button.tsx';
import { Root } from '../../packages/react/src/ui/Root/Root.tsx';

// The toolbar is only tested here. People use it on every other story.
const meta = {
  title: 'Storybook/Toolbar',
  component: Button,
  tags: ['!dev', '!autodocs'],
  args: { children: 'Connect' },
  decorators: [
    (Story) => (
      <Root>
        <Story />
      </Root>
    ),
  ],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const styleOf = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  getComputedStyle(canvas.getByRole('button'));

export const UsualMotion: Story = {
  name: 'moves as the library does',
  play: async ({ canvas }) => {
    await expect(styleOf(canvas).transitionDuration).not.toBe('0s');
    await expect(styleOf(canvas).minHeight).toBe('40px');
  },
};

export const ReducedMotion: Story = {
  name: "follows the library's own rules for people who want less motion",
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(Number.parseFloat(styleOf(canvas).transitionDuration)).toBe(0);
  },
};

export const Compact: Story = {
  name: 'draws controls lower with less density',
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(styleOf(canvas).minHeight).toBe('32px');
  },
};

export const Themed: Story = {
  name: 'wears a theme, and tells the page its language',
  globals: { theme: 'harbor', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(styleOf(canvas).borderRadius).toBe('2px');
    await expect(document.documentElement.lang).toBe('en');
  },
};

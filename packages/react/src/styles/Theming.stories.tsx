import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../ui/Button/Button.tsx';
import { Card } from '../ui/Card/Card.tsx';
import { Root } from '../ui/Root/Root.tsx';

function Example({ css }: { css?: string }) {
  return (
    <>
      {css && <style>{css}</style>}
      <Root>
        <Card title="Sync" description="The ways in which a page can change the look.">
          <Button variant="primary">Connect</Button>
        </Card>
      </Root>
    </>
  );
}

// The guide "Theming" is for people. Here its promises are only tested.
const meta = {
  title: 'Storybook/Theming',
  component: Example,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const background = (element: Element | null) => element && getComputedStyle(element).backgroundColor;

// @holds S210, S252
export const OwnTokens: Story = {
  name: 'gives a button the primary colour and the radius of the page',
  args: { css: ':root { --dowel-colors-primary: rgb(10 110 60); --dowel-default-border-radius: 3px; }' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Connect' });

    await expect(background(button)).toBe('rgb(10, 110, 60)');
    await expect(getComputedStyle(button).borderRadius).toBe('3px');
  },
};

async function followsSchemes({ canvasElement, globals }: StoryContext): Promise<void> {
  const page = document.documentElement;
  const card = canvasElement.querySelector('.dowel-card');
  const isDarkSystem = matchMedia('(prefers-color-scheme: dark)').matches;
  // The dark test run uses a dark browser. A person who opens the story may have either scheme.
  if (globals.testedScheme) await expect(isDarkSystem).toBe(globals.testedScheme === 'dark');
  const seen = ['light', 'dark', 'light dark'].map((scheme) => {
    page.style.colorScheme = scheme;
    return { surface: background(card), text: card && getComputedStyle(card).color };
  });
  page.style.removeProperty('color-scheme');
  // The tests run every story in both schemes. This line proves that the page has the scheme of the run.
  await expect(getComputedStyle(page).colorScheme).toBe(globals.scheme);
  const [light, dark, both] = seen;

  await expect(light?.surface).toBe('rgb(255, 255, 255)');
  await expect(dark?.surface).toBe('rgb(24, 27, 32)');
  await expect(light?.text).toBe('rgb(24, 27, 32)');
  await expect(dark?.text).toBe('rgb(246, 247, 249)');
  await expect(both).toEqual(isDarkSystem ? dark : light);
}

// @holds S213, S252
export const Schemes: Story = {
  name: 'follows the colour scheme of the page, and that of the system where the page has both',
  parameters: { inEachLook: followsSchemes },
  play: followsSchemes,
};

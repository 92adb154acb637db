import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MadeOf } from './MadeOf.tsx';
import { drawnEvent } from './story-address.ts';
import { TokenTable } from './TokenTable.tsx';

const drawn = `
<div class="dowel-shadow"><template shadowrootmode="open">
  <style>.dowel-card { --dowel-tone: var(--dowel-own-text); color: var(--dowel-colors-text) }</style>
  <div class="dowel-card" part="card"></div>
</template></div>`;

// The documentation pages show these. Here they are only tested.
const meta = {
  title: 'Storybook/Blocks',
  component: TokenTable,
  tags: ['!dev', '!autodocs'],
  globals: { scheme: 'light' },
} satisfies Meta<typeof TokenTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Translucent: Story = {
  name: 'shows how much of the page is seen through a colour',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /colors-backdrop/ })).toHaveTextContent('#0c0e128c');
  },
};

export const Isolated: Story = {
  name: 'names the variables that a page may set, also of what is drawn in a shadow root',
  render: () => (
    <>
      <iframe
        className="sb-frame"
        title="A state"
        srcDoc={drawn}
        onLoad={() => document.dispatchEvent(new Event(drawnEvent))}
      />
      <MadeOf onOpen={() => {}} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Variables, parts and elements of this screen'));

    const names = await canvas.findAllByText(/^(--)?dowel-|^card$/);
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      '--dowel-colors-text',
      'card',
      'dowel-card',
      'dowel-shadow',
    ]);
  },
};

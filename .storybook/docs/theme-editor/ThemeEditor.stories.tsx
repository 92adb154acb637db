import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, type within } from 'storybook/test';
import { ThemeEditor } from './ThemeEditor.tsx';
import { readTokens } from './tokens.ts';

// The page "Theme editor" shows it. Here it is only tested.
const meta = {
  title: 'Storybook/Theme editor',
  component: ThemeEditor,
  tags: ['!dev', '!autodocs', 'own-part'],
  // The editor itself is always light.
  globals: { scheme: 'light' },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof ThemeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const cssOf = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('region', { name: 'Your theme as CSS' });

export const EveryVariable: Story = {
  name: 'has a control for every variable of the stylesheet, and says what it styles',
  play: async ({ canvas, canvasElement }) => {
    for (const { name } of readTokens()) {
      await expect(canvas.getByLabelText(name.replace('--dowel-', ''))).toBeInTheDocument();
    }
    const nothing = [...canvasElement.querySelectorAll('.te-styles')].filter(({ textContent }) =>
      textContent?.includes('used by variables'),
    );

    await expect(nothing).toHaveLength(0);
    await expect(canvas.getAllByText(/background(-color)? of .*Card/).length).toBeGreaterThan(0);
  },
};

export const Contrast: Story = {
  name: 'says while somebody types that a colour cannot be read, and where',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^All \d+ pairs reach/)).toBeVisible();

    await userEvent.click(canvas.getByText('Surfaces and text'));
    await userEvent.type(canvas.getByLabelText('colors-text-muted'), '#c9ced6');

    await expect(canvas.getByText(/pairs are below WCAG 2.2 AA/)).toBeVisible();
    await expect(canvas.getAllByText('text-muted on surface, light')[0]).toBeVisible();
    await expect(cssOf(canvas)).toHaveTextContent('--dowel-colors-text-muted: #c9ced6;');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset colors-text-muted' }));
    await expect(canvas.getByText(/^All \d+ pairs reach/)).toBeVisible();

    await fireEvent.input(canvas.getByLabelText('colors-text-muted'), {
      target: { value: 'light-dark(rgb(0 0 0 / 0.2), #fff)' },
    });

    await expect(canvas.getByText('text-muted on surface, light').parentElement).toHaveTextContent(
      '1.6 : 1 (needs 4.5)',
    );
  },
};

export const EachState: Story = {
  name: 'checks the colours of a box, a chosen row, an error and a tick',
  play: async ({ canvas }) => {
    for (const [variable, value, said] of [
      ['colors-input-surface', '#888', 'text-muted on input-surface, light'],
      ['colors-accent-muted', '#666', 'text on accent-muted, light'],
      ['colors-danger', '#e5484d', 'danger on surface, light'],
      ['colors-accent', '#ddd', 'accent on surface, light'],
      ['colors-border-hover', '#eee', 'border-hover on input-surface, light'],
    ] as const) {
      const box = canvas.getByLabelText(variable);
      await fireEvent.input(box, { target: { value } });

      await expect(canvas.getByText(said).parentElement).toHaveTextContent('(needs');
      await fireEvent.input(box, { target: { value: '' } });
    }
  },
};

export const Unusable: Story = {
  name: 'keeps what CSS cannot use out of the theme, and says so at its box',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Surfaces and text'));
    await fireEvent.input(canvas.getByLabelText('default-border-radius'), { target: { value: '4px' } });
    for (const [name, value] of [
      ['font-family', "'Your Sans"],
      ['font-family', 'x; } body { display: none'],
      ['colors-text', '#12'],
      ['unit', '16'],
      ['font-weight-medium', 'medium'],
      ['duration-fast', '120'],
    ] as const) {
      const box = canvas.getByLabelText(name);
      await fireEvent.input(box, { target: { value } });

      await expect(box).toHaveAccessibleDescription('CSS cannot use this value, so the theme is without it.');
      await expect(cssOf(canvas).textContent).toBe(':root {\n  --dowel-default-border-radius: 4px;\n}\n');
    }
    const page = getComputedStyle(canvasElement.ownerDocument.documentElement);
    await expect(page.getPropertyValue('--dowel-default-border-radius')).toBe('4px');
  },
};

export const NoClipboard: Story = {
  name: 'says when the browser does not let it copy',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Harbor' }));
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy CSS' }));

    await expect(canvas.getByText(/^The browser does not allow it/)).toBeVisible();
  },
};

export const TwoSchemes: Story = {
  name: 'writes light-dark() where a colour differs in dark, and one value where it does not',
  play: async ({ canvas }) => {
    await fireEvent.input(canvas.getByLabelText('colors-primary, light'), { target: { value: '#0f6b57' } });
    await expect(cssOf(canvas)).toHaveTextContent('--dowel-colors-primary: #0f6b57;');

    await fireEvent.input(canvas.getByLabelText('colors-primary, dark'), { target: { value: '#58c7aa' } });

    await expect(cssOf(canvas)).toHaveTextContent('--dowel-colors-primary: light-dark(#0f6b57, #58c7aa);');

    const mixed = 'light-dark(oklch(from color-mix(in oklch, red, blue) l c h), white)';
    await fireEvent.input(canvas.getByLabelText('colors-primary'), { target: { value: mixed } });
    await fireEvent.input(canvas.getByLabelText('colors-primary, light'), { target: { value: '#0f6b57' } });

    await expect(cssOf(canvas)).toHaveTextContent('light-dark(#0f6b57, rgb(255, 255, 255));');
  },
};

export const TakingOver: Story = {
  name: 'takes over a :root block, and names what the library does not have',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Start from your own CSS'));
    const box = canvas.getByLabelText('A :root block, or its lines');
    await fireEvent.input(box, {
      target: { value: ':root { --dowel-default-border-radius: 3px; --dowel-colours-primary: red; }' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }));

    await expect(canvas.getByText(/Unknown here, and left out: --dowel-colours-primary/)).toBeVisible();
    await expect(canvas.getByLabelText('default-border-radius')).toHaveValue('3px');

    for (const [css, said] of [
      [
        '@media (prefers-color-scheme: dark) { :root { --dowel-colors-primary: #fff } }',
        /whole page: @media \(pref/,
      ],
      ['.dark { --dowel-colors-primary: #fff }', /whole page: \.dark\./],
      [':root { &.dark { --dowel-colors-primary: #fff } }', /whole page: &\.dark\./],
      ['--dowel-colors-primary: #12', /cannot use: --dowel-colors-primary\./],
      ['--dowel-colors-primary: var(--brand)', /cannot use: --dowel-colors-primary\./],
      ['nothing to read', /^0 variables taken over/],
    ] as const) {
      await fireEvent.input(box, { target: { value: css } });
      await userEvent.click(canvas.getByRole('button', { name: 'Take over' }));

      await expect(canvas.getByText(said)).toBeVisible();
      await expect(cssOf(canvas).textContent).toBe(':root {\n  --dowel-default-border-radius: 3px;\n}\n');
    }
    await fireEvent.input(box, {
      target: { value: '--teal: #0f766e; --brand: var(--teal); --dowel-colors-primary: var(--brand, red)' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }));

    await expect(canvas.getByText('1 variable taken over.')).toBeVisible();
    await expect(cssOf(canvas).textContent).toBe(':root {\n  --dowel-colors-primary: #0f766e;\n}\n');
  },
};

export const Kept: Story = {
  name: 'keeps the theme for every story',
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Harbor' }));

    const page = getComputedStyle(canvasElement.ownerDocument.documentElement);
    await expect(page.getPropertyValue('--dowel-default-border-radius')).toBe('2px');
    await expect(localStorage.getItem('dowel-own-theme')).toContain('#b4431b');
  },
};

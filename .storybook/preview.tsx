import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import '../packages/react/src/styles.css';
import './preview.css';

type Scheme = 'light' | 'dark';

/** A product's page. It sets the colour scheme, the direction and the theme, and the library follows. */
const onPage: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  page.dataset.scheme = globals.scheme;
  page.dir = globals.direction;
  page.dataset.theme = globals.theme;
  return <Story />;
};

// biome-ignore lint/suspicious/noUndeclaredEnvVars: no turbo task runs stories
const testedScheme: string | undefined = import.meta.env.STORYBOOK_SCHEME;

const preview: Preview = {
  decorators: [onPage],
  loaders: [mswLoader()],
  parameters: {
    a11y: { test: 'error' },
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/ } },
    backgrounds: { disable: true },
    layout: 'padded',
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme of the page',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: ['light', 'dark'] satisfies Scheme[],
        dynamicTitle: true,
      },
    },
    theme: {
      description: "A builder's theme: Dowel's variables set by the page",
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: ['dowel', 'forest', 'harbor', 'ink'],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  // The tests run every story twice. One test project sets STORYBOOK_SCHEME=dark, so axe checks both schemes.
  initialGlobals: { scheme: testedScheme ?? 'light', testedScheme, direction: 'ltr', theme: 'dowel' },
};

// Storybook reads a default export.
export default preview;

import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-jp';
import '../packages/react/src/styles.css';
import './preview.css';
import { settle } from '../packages/react/test/mock-story.tsx';
import { assertState } from '../packages/react/test/shows.ts';
import { stayInFrame } from './page/embedded.ts';
import { beginInEnglish, followPlay } from './page/language.ts';
import { onPage } from './page/onPage.tsx';
import { followThemeEditor, readChosenTheme } from './page/own-theme.ts';
import { writtenTypes } from './page/prop-types.ts';
import { globalTypes, widths } from './page/toolbar.ts';

followThemeEditor();
// A busy machine needs time to load a part of the library for the first time.
configure({ asyncUtilTimeout: 10_000 });
stayInFrame();
followPlay();

// Loaded late, because a story that is drawn alone does not need the code of the pages.
const DocsPage = lazy(() => import('./docs/DocsPage.tsx').then((module) => ({ default: module.DocsPage })));

/** Whether a story has a play function that looks for its state. Storybook puts the prepared story into the context. */
const hasOwnPlay = (context: object): boolean =>
  'playFunction' in context && context.playFunction !== undefined && context.playFunction !== settle;

const preview: Preview = {
  decorators: [onPage],
  loaders: [mswLoader()],
  beforeEach: (context) => beginInEnglish(context, hasOwnPlay(context)),
  // Nothing looks into a shadow root. The host matrix compares what is drawn there.
  // A person who looks at a story chooses what it says and how it looks. Only a test asserts its state.
  afterEach: async (context) => {
    if (context.globals.testedScheme && context.globals.isolated !== 'yes')
      await assertState({ ...context, hasOwnPlay: hasOwnPlay(context) });
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/ } },
    backgrounds: { disable: true },
    viewport: { options: widths },
    layout: 'padded',
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Theme editor',
          'What changed',
          'Guides',
          ['Getting started', 'Theming', 'Tokens', 'Dark mode', 'Headless', 'Testing', 'Accessibility'],
          'Components',
          [
            'InstallIntegration',
            [
              'Connecting',
              'Signing in',
              'Configuring',
              'First install',
              'Wizard',
              'Saving',
              'Managing',
              '*',
              'Places',
            ],
            'ConnectProvider',
          ],
          'Hooks',
          '*',
          'Primitives',
        ],
      },
    },
  },
  tags: ['autodocs'],
  argTypesEnhancers: [writtenTypes],
  globalTypes,
  // A test project draws every story in one scheme and one direction. It sets `testedScheme` too, and `everyLook` or
  // `everyLanguage` if it checks the drawn story in the others as well.
  initialGlobals: {
    scheme: 'light',
    testedScheme: undefined,
    everyLook: undefined,
    everyLanguage: undefined,
    direction: 'language',
    theme: readChosenTheme(),
    locale: 'en',
    density: 'usual',
    isolated: 'no',
    motion: 'usual',
  },
};

// Storybook reads a default export.
export default preview;

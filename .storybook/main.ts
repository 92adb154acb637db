import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { fromSource } from '../scripts/from-source.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', './{docs,page}/**/*.stories.tsx', '../packages/react/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables are no part of plain Markdown.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // Before all others, so that its check comes after theirs.
  previewAnnotations: (others = []) =>
    process.env.DOWEL_STORIES
      ? [fileURLToPath(import.meta.resolve('./vitest/annotations.ts')), ...others]
      : others,
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), fromSource()] }),
  typescript: { reactDocgen: 'react-docgen' },
};

// Storybook reads a default export.
export default config;

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { fromSource } from '../scripts/from-source.ts';

/** The service worker of the mocks, as the installed msw has it. */
function mockServiceWorker(): Plugin {
  const fileName = 'mockServiceWorker.js';
  const source = readFileSync(fileURLToPath(import.meta.resolve(`msw/${fileName}`)));
  return {
    name: 'dowel:mock-service-worker',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${fileName}`, (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    './{docs,page,console}/**/*.stories.tsx',
    '../packages/react/src/**/*.stories.tsx',
  ],
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
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), fromSource(), mockServiceWorker()] }),
  typescript: { reactDocgen: 'react-docgen' },
};

// Storybook reads a default export.
export default config;

import { DocsPage as UsualPage, useOf } from '@storybook/addon-docs/blocks';
import { ScreenPage } from './blocks/ScreenPage.tsx';

/** The page of a component. A screen shows its states in frames. A primitive has the page that Storybook draws. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return /^(Components|Hooks)\//.test(preparedMeta.title) ? <ScreenPage /> : <UsualPage />;
}

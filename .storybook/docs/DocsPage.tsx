import { DocsPage as UsualPage, useOf } from '@storybook/addon-docs/blocks';
import { ScreenPage } from './blocks/ScreenPage.tsx';

/** The page of a component: of a screen with its states in frames, of a primitive as Storybook draws it. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return /^(Components|Hooks)\//.test(preparedMeta.title) ? <ScreenPage /> : <UsualPage />;
}

import type { Decorator } from '@storybook/react-vite';
import { applyTheme } from './own-theme.ts';
import { setReducedMotion } from './reduced-motion.ts';
import { directionOf, setLook } from './set-look.ts';

/** A product's page. It sets scheme, direction, language, theme and density, and the library follows. */
export const onPage: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  setLook({ scheme: globals.scheme, direction: directionOf(globals.direction, globals.locale) });
  page.dataset.density = globals.density;
  page.lang = globals.locale;
  applyTheme(globals.theme);
  setReducedMotion(globals.motion === 'reduced');
  return <Story />;
};

import type { Decorator } from '@storybook/react-vite';
import { applyTheme } from './own-theme.ts';
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

const asked = /prefers-reduced-motion/;
const written = new WeakMap<CSSMediaRule, string>();

/**
 * Makes the page's own rules for reduced motion hold for everybody, or only for people whose system asks for it. A page
 * cannot change what the system says, so this changes the condition of the rules.
 */
function setReducedMotion(isReduced: boolean): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet)) {
      const condition = written.get(rule) ?? rule.media.mediaText;
      if (!asked.test(condition)) continue;
      written.set(rule, condition);
      rule.media.mediaText = isReduced ? 'all' : condition;
    }
  }
}

/** Every media rule of a stylesheet, at every depth. */
function mediaRules(group: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] {
  return [...group.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule) : []),
  ]);
}

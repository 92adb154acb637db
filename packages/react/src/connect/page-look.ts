import type { SignInLook } from '@dowel/schema';

/**
 * How the library looks on this page, for the pages of the service that a sign-in leads through. Nothing is drawn: the
 * element that asks the browser for colour and radius is gone before the next frame.
 */
export function pageLook(spoken: string | undefined): SignInLook {
  // What the service would not take is left out: it is not worth a failed sign-in.
  const language = spoken && /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i.test(spoken) ? spoken : undefined;
  const body = document.querySelector('.dowel-root-body');
  if (!body) return { language };
  const probe = body.appendChild(document.createElement('i'));
  probe.style.cssText = 'color:var(--dowel-colors-primary);border-radius:var(--dowel-default-border-radius)';
  const { color, borderTopLeftRadius, colorScheme } = getComputedStyle(probe);
  probe.remove();
  return {
    language,
    colorScheme: schemeOf(colorScheme),
    primaryColor: /^(rgb|oklch|color)\([a-z\d.,%\s-]+\)$/.test(color) ? color : undefined,
    borderRadius: /^[\d.]+px$/.test(borderTopLeftRadius) ? borderTopLeftRadius : undefined,
  };
}

/** A page that names no scheme is light. One that names both follows the person's system, and so do other pages. */
function schemeOf(colorScheme: string): SignInLook['colorScheme'] {
  const isDark = /\bdark\b/.test(colorScheme);
  if (isDark) return /\blight\b/.test(colorScheme) ? 'light dark' : 'dark';
  return 'light';
}

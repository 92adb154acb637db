/** The choices of the toolbar that a frame takes over. A frame has the width that the page gives it. */
const followed = ['scheme', 'theme', 'locale', 'direction', 'density', 'isolated', 'motion'];

/** What the page is told when a story in one of its frames was drawn. */
export const drawnEvent = 'sb-drawn';

/** The address of a story alone, for a frame. */
export function frameAddress(id: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = followed.flatMap((name) => (globals[name] ? [`${name}:${globals[name]}`] : []));
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') })}`;
}

/** The address of a story in Storybook, for a link. */
export const storyAddress = (id: string): string => `./?path=/story/${id}`;

/** The address of a page of Storybook, for a link. */
export const pageAddress = (id: string): string => `./?path=/docs/${id}`;

/** Header of an answer with a start page's address: what lets the page that asked pass it without a click. */
export const signInPassHeader = 'Dowel-Sign-In-Pass';

/**
 * What opener and start page say to each other. The opener speaks first, and hands over a `MessagePort`; the page answers
 * there and nowhere else.
 */
export const startPageMessages = {
  /** From the opener, with the header's value as `pass`. */
  pass: 'dowel:pass',
  /** From the page: it goes on to the provider. */
  started: 'dowel:started',
  /** From the page: the person has to click. */
  refused: 'dowel:refused',
} as const;

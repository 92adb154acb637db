/**
 * Header of an answer that contains a start page's address. With its value, the page that asked can pass the start page
 * without a click.
 */
export const signInPassHeader = 'Dowel-Sign-In-Pass';

/**
 * Type of the message that an opener sends to a start page. It carries the header's value as `pass`, and a
 * `MessagePort`. The opener speaks first. The page answers only on the port.
 */
export const passMessage = 'dowel:pass';

/** Types of the page's answers: the page goes on to the provider, or the person must click. */
export const startPageAnswers = { started: 'dowel:started', refused: 'dowel:refused' } as const;

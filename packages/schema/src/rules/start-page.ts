/** Header of an answer with a start page's address: what lets the page that asked pass it without a click. */
export const signInPassHeader = 'Dowel-Sign-In-Pass';

/**
 * Type of the message that an opener sends to a start page, with the header's value as `pass` and a `MessagePort`. The
 * opener speaks first; the page answers on the port, and nowhere else.
 */
export const passMessage = 'dowel:pass';

/** Types of the page's answers: it goes on to the provider, or the person has to click. */
export const startPageAnswers = { started: 'dowel:started', refused: 'dowel:refused' } as const;

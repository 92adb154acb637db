const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** A name in a sentence. One that is read from right to left would else turn the words beside it (UAX 9). */
export const named = (name: string) => (fromTheRight.test(name) ? `\u2068${name}\u2069` : name);

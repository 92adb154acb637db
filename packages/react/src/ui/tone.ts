/**
 * What a colour means, everywhere in the library.
 * - `neutral`: not set up, left out, waiting, offline.
 * - `info`: unsaved, suggested, being read.
 * - `success`: set up, working, just saved.
 * - `warning`: a person is needed.
 * - `danger`: something failed, or will be destroyed.
 */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

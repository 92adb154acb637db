import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Operations', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('operations', 'Operations');

export const Usual = page('usual');
export const Empty = page('empty', 'Nothing has run yet');
export const Loading = page('loading', 'Loading the operations');
export const Failed = page('failing', 'The server could not load the operations');
export const NotAllowed = page('not-allowed', 'Your role does not show the operations');
export const LongNames = page('long');
export const ManyRows = page('many', 'Show more');

import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Home', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('home', /things need you/);

export const Usual = page('usual');
export const Empty = page('empty', 'Nobody is needed');
export const Loading = page('loading', 'Loading what needs somebody');
export const Failed = page('failing', 'The server could not load what needs somebody');
export const NotAllowed = page('not-allowed', 'Your role does not show what needs somebody');
export const LongNames = page('long');
export const ManyRows = page('many');

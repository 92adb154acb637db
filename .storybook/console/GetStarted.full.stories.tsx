import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Get started', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('get-started', 'The first record has arrived. Still open: 1 step');

export const Usual = page('usual');
export const Loading = page('loading', 'Loading the steps');
export const Failed = page('failing', 'The server could not load the steps');
export const NotAllowed = page('not-allowed', 'Your role does not show the steps');
export const LongNames = page('long');

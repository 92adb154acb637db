import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Members', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('members', 'Members of Ridgeline');

export const Usual = page('usual');
export const Loading = page('loading', 'Loading the members');
export const Failed = page('failing', 'The server could not load the members');
export const NotAllowed = page('not-allowed', 'Your role does not show the members');
export const LongNames = page('long');
export const ReadOnly = page('read-only');

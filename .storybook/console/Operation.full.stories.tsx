import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Operation', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('operation', /^Read of contacts/);

export const Usual = page('usual');
export const Loading = page('loading', 'Loading the operation');
export const Failed = page('failing', 'The server could not load this operation');
export const NotAllowed = page('not-allowed', 'Your role does not show this operation');
export const LongNames = page('long');
export const ReadOnly = page('read-only');

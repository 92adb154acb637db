import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Keys', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('keys', 'Keys');

export const Usual = page('usual');
export const Empty = page('empty', 'No key yet');
export const Loading = page('loading', 'Loading the keys');
export const Failed = page('failing', 'The server could not load the keys');
export const NotAllowed = page('not-allowed', 'Your role does not show the keys');
export const LongNames = page('long');
export const ManyRows = page('many');
export const ReadOnly = page('read-only');

import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Destinations', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('destinations', 'Destinations');

export const Usual = page('usual');
export const Empty = page('empty', 'No destination yet');
export const Loading = page('loading', 'Loading the destinations');
export const Failed = page('failing', 'The server could not load the destinations');
export const NotAllowed = page('not-allowed', 'Your role does not show the destinations');
export const LongNames = page('long');
export const ManyRows = page('many');
export const ReadOnly = page('read-only');

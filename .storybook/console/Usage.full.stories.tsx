import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Usage', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('usage', /records? in 30 days/);

export const Usual = page('usual');
export const Empty = page('empty', 'Nothing was done in this time');
export const Loading = page('loading', 'Loading the usage');
export const Failed = page('failing', 'The server could not load the usage');
export const NotAllowed = page('not-allowed', 'Your role does not show the usage');
export const LongNames = page('long');

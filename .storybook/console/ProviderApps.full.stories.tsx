import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Provider apps', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('provider-apps', 'Provider apps');

export const Usual = page('usual');
export const Empty = page('empty', 'No provider app yet');
export const Loading = page('loading', 'Loading the provider apps');
export const Failed = page('failing', 'The server could not load the provider apps');
export const NotAllowed = page('not-allowed', 'Your role does not show the provider apps');
export const LongNames = page('long');
export const ManyRows = page('many');
export const ReadOnly = page('read-only');

import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Settings', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('settings', 'Settings');

export const Usual = page('usual');
export const Loading = page('loading', 'Loading the settings');
export const Failed = page('failing', 'The server could not load the settings');
export const NotAllowed = page('not-allowed', 'Your role does not show the settings');
export const LongNames = page('long');
export const ReadOnly = page('read-only');

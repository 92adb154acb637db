import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Settings', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('settings');
const heading = { role: 'heading', name: 'Settings' };

export const Usual = page('usual', heading);
export const Loading = page('loading', 'Loading the settings');
export const Failed = page('failing', 'The server could not load the settings');
export const NotAllowed = page('not-allowed', 'Your role does not show the settings');
export const LongNames = page('long', heading);
export const ReadOnly = page('read-only', heading);

import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Destination', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('destination', 'demoWebhook');

export const Usual = page('usual');
export const Loading = page('loading', 'Loading this destination');
export const Failed = page('failing', 'The server could not load this destination');
export const NotAllowed = page('not-allowed', 'Your role does not show this destination');
export const LongNames = page('long');
export const ReadOnly = page('read-only');
export const Failing = pageStories('destination-failing', 'is-broken')('usual', 'Its messages');
export const Paused = pageStories('destination-paused', 'is-paused')('usual', /Ask Kim/);

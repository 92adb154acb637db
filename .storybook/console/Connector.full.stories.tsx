import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Connector', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('connector', /CRM/);

export const Usual = page('usual');
export const Loading = page('loading', 'Loading this provider');
export const Failed = page('failing', 'The server could not load this provider');
export const NotAllowed = page('not-allowed', 'Your role does not show this provider');
export const LongNames = page('long');

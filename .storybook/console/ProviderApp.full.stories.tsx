import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Provider app', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('provider-app', 'Provider app for Juniper CRM');

export const Usual = page('usual');
export const Loading = page('loading', 'Loading this provider app');
export const Failed = page('failing', 'The server could not load this provider app');
export const NotAllowed = page('not-allowed', 'Your role does not show this provider app');
export const LongNames = page('long');
export const ReadOnly = page('read-only');

import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Integrations', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('integrations', 'Integrations');

export const Usual = page('usual');
export const Loading = page('loading', 'Loading the integrations');
export const Failed = page('failing', 'The server could not load the integrations');
export const NotAllowed = page('not-allowed', 'Your role does not show the integrations');
export const LongNames = page('long');

import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Integration', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('integration', 'CRM sync, revision 1');

export const Usual = page('usual');
export const Loading = page('loading', 'Loading the integration');
export const Failed = page('failing', 'The server could not load this integration');
export const NotAllowed = page('not-allowed', 'Your role does not show this integration');
export const LongNames = page('long');

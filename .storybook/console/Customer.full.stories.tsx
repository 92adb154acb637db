import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Customer', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('customer', 'Ebony Hotels');

export const Usual = page('usual');
export const Loading = page('loading', 'Loading the customer');
export const Failed = page('failing', 'The server could not load this customer');
export const NotAllowed = page('not-allowed', 'Your role does not show this customer');
export const LongNames = page('long');
export const ReadOnly = page('read-only');

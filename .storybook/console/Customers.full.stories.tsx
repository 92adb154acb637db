import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Customers', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('customers', 'Customers');

export const Usual = page('usual');
export const Empty = page('empty', 'No customer yet');
export const Failed = page('failing', 'The server could not load the customers');
export const NotAllowed = page('not-allowed', 'Your role does not show the customers');
export const LongNames = page('long');
export const ManyRows = page('many', 'Show more');

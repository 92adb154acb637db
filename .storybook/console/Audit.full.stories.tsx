import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Audit', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('audit', 'Audit');

export const Usual = page('usual');
export const Empty = page('empty', 'Nothing was changed yet');
export const Loading = page('loading', 'Loading the audit');
export const Failed = page('failing', 'The server could not load the audit');
export const NotAllowed = page('not-allowed', 'Your role does not show the audit');
export const LongNames = page('long');
export const ManyRows = page('many', 'Show more');

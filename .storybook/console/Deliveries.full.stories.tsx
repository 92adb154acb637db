import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Deliveries', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('deliveries', /destinations do not take messages/);

export const Usual = page('usual');
export const Empty = page('empty', 'Nothing was sent yet');
export const Loading = page('loading', 'Loading the deliveries');
export const Failed = page('failing', 'The server could not load the deliveries');
export const NotAllowed = page('not-allowed', 'Your role does not show the deliveries');
export const LongNames = page('long');
export const ManyRows = page('many', 'Show more');
export const ReadOnly = page('read-only');

import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Delivery', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('delivery', /^Taken by “/);

export const Usual = page('usual');
export const Loading = page('loading', 'Loading the delivery');
export const Failed = page('failing', 'The server could not load this delivery');
export const NotAllowed = page('not-allowed', 'Your role does not show this delivery');
export const LongNames = page('long');
export const ReadOnly = page('read-only');

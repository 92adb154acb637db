import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Connectors', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('connectors', /ends? soon|Catalogue/);

export const Usual = page('usual');
export const Loading = page('loading', 'Loading the catalogue');
export const Failed = page('failing', 'The server could not load the catalogue');
export const NotAllowed = page('not-allowed', 'Your role does not show the catalogue');
export const LongNames = page('long');

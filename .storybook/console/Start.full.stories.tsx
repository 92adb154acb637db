import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Start', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('start', 'New project');

export const Usual = page('usual');
export const LongNames = page('long', { role: 'heading', name: 'New project' });

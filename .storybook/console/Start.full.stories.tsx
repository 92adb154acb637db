import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Start', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('start');
const heading = { role: 'heading', name: /./ };

export const Usual = page('usual', heading);
export const LongNames = page('long', heading);

import type { Meta } from '@storybook/react-vite';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console/Installation', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

const page = pageStories('installation', /^crm-/);

export const Usual = page('usual');
export const Loading = page('loading', 'Loading the installation');
export const Failed = page('failing', 'The server could not load this installation');
export const NotAllowed = page('not-allowed', 'Your role does not show this installation');
export const LongNames = page('long');
export const ReadOnly = page('read-only');
export const Settings = pageStories('installation-settings', /^crm-/)('usual');
export const SettingsWithLongNames = pageStories('installation-settings', /^crm-/)('long');
export const Connection = pageStories('installation-connection', /^crm-/)('usual');

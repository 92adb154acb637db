import type { Preview } from '@storybook/react-vite';
import { locales } from '../../packages/react/test/locales.ts';
import { ownTheme, presets } from './themes.ts';

export const globalTypes: Preview['globalTypes'] = {
  scheme: {
    description: 'Colour scheme of the page',
    toolbar: {
      title: 'Scheme',
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  theme: {
    description: "A builder's theme: Dowel's variables set by the page",
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      items: [
        ...presets.map(({ name, title }) => ({ value: name, title })),
        { value: ownTheme, title: 'Yours' },
      ],
      dynamicTitle: true,
    },
  },
  locale: {
    description: 'Language of the texts',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: locales.map(({ name, title }) => ({ value: name, title })),
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'language', title: 'As the language' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  density: {
    description: 'Distances and heights of controls, by the variables for them',
    toolbar: {
      title: 'Density',
      icon: 'collapse',
      items: [
        { value: 'usual', title: 'Usual density' },
        { value: 'compact', title: 'Compact' },
      ],
      dynamicTitle: true,
    },
  },
  isolated: {
    description: 'Whether the components are drawn into a shadow root, as with `isolated` of ServiceProvider',
    toolbar: {
      title: 'Isolation',
      icon: 'box',
      items: [
        { value: 'no', title: 'In the page' },
        { value: 'yes', title: 'Isolated' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion, as a person sets it in the system',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [
        { value: 'usual', title: 'Usual motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
};

/** Widths of the page around the library. Without a choice, it has the full width. */
export const widths = {
  w320: { name: 'Small phone, 320', styles: { width: '320px', height: '100%' }, type: 'mobile' },
  w375: { name: 'Phone, 375', styles: { width: '375px', height: '100%' }, type: 'mobile' },
  column: { name: 'Settings column, 672', styles: { width: '672px', height: '100%' }, type: 'tablet' },
} as const;

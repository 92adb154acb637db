import { cross, Drawing } from './Drawing.tsx';

// Each is drawn on a 16 by 16 grid with a 1.5 stroke. These load first. The other files here have those of later screens.
const paths = {
  check: 'M3.5 8.5l3 3 6-7',
  close: cross,
  external: 'M6.5 3.5h-3v9h9v-3M9 3.5h3.5V7M12.5 3.5L7.5 8.5',
  in: 'M8 2.5v8M4.75 7.5L8 10.75l3.25-3.25M2.75 13.5h10.5',
  out: 'M8 10.5v-8M4.75 5.75L8 2.5l3.25 3.25M2.75 13.5h10.5',
  both: 'M2.5 5.25h10.5L10 2.25M13.5 10.75H3l3 3',
  lock: 'M4 7.25h8v6H4zM5.75 7.25V5a2.25 2.25 0 0 1 4.5 0v2.25',
  info: 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5zM8 7.5v3.25M8 5.2v.1',
  success: 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5zM5.25 8.25l1.9 1.9 3.6-4',
  warning: 'M8 2.25l6.25 11H1.75zM8 6.75v3M8 11.4v.1',
  danger: 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5zM8 5v3.5M8 10.8v.1',
} as const;

export type IconName = keyof typeof paths;

/** A small drawing in the colour of the text. It is only decoration: the words next to it carry the meaning. */
export function Icon({ name }: { name: IconName }) {
  return <Drawing name={name} path={paths[name]} />;
}

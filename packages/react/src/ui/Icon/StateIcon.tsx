import { Drawing } from './Drawing.tsx';

const ring = 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5z';

const paths = {
  todo: ring,
  part: `${ring}M8 4.5v7a3.5 3.5 0 0 0 0-7zM9.25 6v4`,
  paused: `${ring}M6.5 6v4M9.5 6v4`,
  clock: `${ring}M8 4.75V8l2.25 1.5`,
  manage: 'M2.5 5h11M2.5 11h11M6 3.25v3.5M10.5 9.25v3.5',
  activity: 'M1.75 8h3l2-4.5 2.75 9 2-4.5h2.75',
  empty: 'M2.5 9.5l1.75-6h7.5l1.75 6v3.25h-11zM2.5 9.5h3.25l.75 1.5h3l.75-1.5h3.25',
  again: 'M13 8a5 5 0 1 1-1.6-3.65M13.25 2.25v2.5h-2.5',
} as const;

export type StateIconName = keyof typeof paths;

/** Icons for the state of an object. Screens that load later use them, so they are not in the file of `Icon`. */
export function StateIcon({ name }: { name: StateIconName }) {
  return <Drawing name={name} path={paths[name]} />;
}

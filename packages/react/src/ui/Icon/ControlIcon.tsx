import { cross, Drawing } from './Drawing.tsx';

const paths = {
  close: cross,
  chevron: 'M4.5 6.5L8 10l3.5-3.5',
  from: 'M13 8H3.5M7 4.25L3.25 8 7 11.75',
  search: 'M7.25 11.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5zM10.5 10.5l3 3',
} as const;

/** Icons of boxes, lists and their buttons. The first screen has none of these, so they are not in the file of `Icon`. */
export function ControlIcon({ name }: { name: keyof typeof paths }) {
  return <Drawing name={name} path={paths[name]} />;
}

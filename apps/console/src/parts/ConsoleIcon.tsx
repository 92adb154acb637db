import { ControlIcon, Drawing, Icon, StateIcon } from '@dowel/react/parts';
import type { StateIconName } from '../words/states.ts';

const paths = {
  home: 'M2.5 7.25L8 2.75l5.5 4.5v6h-4v-3.5h-3v3.5h-4z',
  customers:
    'M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.75 13.25c0-2.4 1.9-3.75 4.25-3.75s4.25 1.35 4.25 3.75M10.5 3.25a2.4 2.4 0 0 1 0 4.5M12 9.75c1.4.5 2.25 1.7 2.25 3.5',
  pulse: 'M1.75 8h3l2-4.5 2.75 9 2-4.5h2.75',
  deliveries: 'M2 8l12-5.5-3.75 11.5-2.75-4.75zM7.5 9.25L14 2.5',
  integrations: 'M2.5 2.5h4.5v4.5H2.5zM9 9h4.5v4.5H9zM7 4.75h4.25V9',
  destination:
    'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5zM8 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  link: 'M6.75 9.25l2.5-2.5M7.25 4.5l1.4-1.4a2.6 2.6 0 0 1 3.7 0l.55.55a2.6 2.6 0 0 1 0 3.7L11.5 8.75M8.75 11.5l-1.4 1.4a2.6 2.6 0 0 1-3.7 0l-.55-.55a2.6 2.6 0 0 1 0-3.7L4.5 7.25',
  key: 'M6 12.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zM8.3 6.7L13.5 1.75M11 4.2l1.75 1.75',
  members:
    'M8 8a2.75 2.75 0 1 0 0-5.5A2.75 2.75 0 0 0 8 8zM2.75 13.75c0-2.75 2.35-4.25 5.25-4.25s5.25 1.5 5.25 4.25',
  audit: 'M3.5 2h6.25L12.5 4.75V14h-9zM6 7.25h4M6 10h4',
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  more: 'M3.25 8h.5M7.75 8h.5M12.25 8h.5',
  plus: 'M8 3v10M3 8h10',
  branch:
    'M4.5 5.5v5M4.5 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM4.5 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM11.5 6.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM11.5 6.5c0 2.5-4 2-6.2 4',
  leave: 'M6.5 3h-3v10h3M6.5 8h7M10.75 5.25L13.5 8l-2.75 2.75',
  settings:
    'M2.5 5h6M11.5 5h2M2.5 11h2M7.5 11h6M8.5 5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0zM4.5 11a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0z',
  catalogue: 'M2.75 3.25h4v9.5h-4zM6.75 3.25h3v9.5h-3zM10.25 4.1l2.1-.6 2.4 8.9-2.1.6z',
  bars: 'M3 13.25v-4M6.5 13.25v-7M10 13.25V9M13.25 13.25V3',
  start: 'M5 3.25l7.5 4.75L5 12.75z',
} as const;

export type ConsoleIconName = keyof typeof paths;

/** Icons that only the console has. */
export function ConsoleIcon({ name }: { name: ConsoleIconName }) {
  return <Drawing name={name} path={paths[name]} />;
}

/** The icon of a state, from whichever file of the library draws it. */
export function StateDrawing({ name }: { name: StateIconName }) {
  if (name === 'success' || name === 'warning' || name === 'danger' || name === 'info')
    return <Icon name={name} />;
  return <StateIcon name={name} />;
}

export function SearchIcon() {
  return <ControlIcon name="search" />;
}

export function ChevronIcon() {
  return <ControlIcon name="chevron" />;
}

import type { ConsoleIconName } from '../parts/ConsoleIcon.tsx';

export interface Place {
  readonly label: string;
  readonly icon: ConsoleIconName;
  /** Below the project. */
  readonly path: string;
  /** The second key after `g`. */
  readonly key?: string;
  /** Roles that may do less than a member are refused this page. */
  readonly isForMembers?: true;
}

/** The pages that are always one click away. */
export const mainPlaces: readonly Place[] = [
  { label: 'Home', icon: 'home', path: '', key: 'h' },
  { label: 'Customers', icon: 'customers', path: 'customers', key: 'c' },
  { label: 'Operations', icon: 'pulse', path: 'operations', key: 'o' },
  { label: 'Deliveries', icon: 'deliveries', path: 'deliveries', key: 'd' },
  { label: 'Integrations', icon: 'integrations', path: 'integrations', key: 'i' },
];

/** What is set up once. */
export const projectPlaces: readonly Place[] = [
  { label: 'Get started', icon: 'start', path: 'get-started' },
  { label: 'Destinations', icon: 'destination', path: 'destinations', isForMembers: true },
  { label: 'Catalogue', icon: 'catalogue', path: 'connectors', key: 'l' },
  { label: 'Provider apps', icon: 'link', path: 'provider-apps', isForMembers: true },
  { label: 'Usage', icon: 'bars', path: 'usage', key: 'u' },
  { label: 'Keys', icon: 'key', path: 'keys', key: 'k', isForMembers: true },
  { label: 'Members', icon: 'members', path: 'members' },
  { label: 'Audit', icon: 'audit', path: 'audit', isForMembers: true },
  { label: 'Settings', icon: 'settings', path: 'settings' },
];

export const places: readonly Place[] = [...mainPlaces, ...projectPlaces];

import { DowelError } from '@dowel/client';
import { useMemo } from 'react';
import { isProductionBuild, useConsoleWarning } from './console-warning.ts';

/** What a component or hook must be given before it can ask the service anything. */
export type NeededProp = 'integration' | 'provider' | 'groupRef' | 'consumerRef';

/**
 * Why a component cannot ask the service anything: the page left a prop out, or has not loaded its value yet. Types
 * refuse that, but not every page is typed. The console says so too, in development.
 */
export function useMissingProps(
  component: string,
  props: Partial<Record<NeededProp, unknown>>,
): DowelError | undefined {
  const names = Object.entries(props)
    .filter(([, value]) => typeof value !== 'string' || value === '')
    .map(([name]) => name)
    .join(' and ');
  const missing = useMemo(() => (names ? toError(component, names) : undefined), [component, names]);
  useConsoleWarning(isProductionBuild() ? undefined : missing?.message);
  return missing;
}

function toError(component: string, names: string): DowelError {
  return new DowelError(
    `${component} got no ${names}, so it asked for nothing. Pass ${names} as text that is not empty, or render ${component} once the value is there.`,
    { code: 'props_missing', issues: names.split(' and ').map((name) => ({ name })) },
  );
}

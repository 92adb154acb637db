import { DowelError } from '@dowel/client';
import { useMemo } from 'react';
import { isProductionBuild, useConsoleWarning } from './console-warning.ts';

/** A prop that a component or hook needs before it can ask the service. */
export type NeededProp = 'integration' | 'provider' | 'groupRef' | 'consumerRef';

/**
 * The error if the page left out a prop, or has not loaded its value yet. Without the prop, the component cannot ask
 * the service. TypeScript refuses this too, but not every page uses it. In development, the console shows the error as
 * well.
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
    `${component} got no ${names}, so nothing was sent. Pass ${names} as text, or render ${component} once the value is there.`,
    { code: 'props_missing', issues: names.split(' and ').map((name) => ({ name })) },
  );
}

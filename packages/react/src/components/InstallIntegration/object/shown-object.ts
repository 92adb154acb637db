import type { HydratedIntegrationObject } from '@dowel/schema';
import { createContext, useContext } from 'react';
import type { ReadObjectHandlers } from '../../../hooks/local-config.ts';

/** The read object whose panel is shown. Every section of the panel uses it. */
export interface ShownObject {
  object: HydratedIntegrationObject;
  handlers: ReadObjectHandlers;
  /** The object's display name. */
  label: string;
  /** What the provider said of single fields when they were saved, by the provider's names of the fields. */
  refusals?: ReadonlyMap<string, string> | undefined;
}

export const ShownObjectContext = createContext<ShownObject | null>(null);

export function useShownObject(): ShownObject {
  const shown = useContext(ShownObjectContext);
  if (!shown) throw new Error('A section of ObjectPanel was drawn outside it, so it has no object.');
  return shown;
}

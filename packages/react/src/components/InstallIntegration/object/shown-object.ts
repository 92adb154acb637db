import type { HydratedIntegrationObject } from '@dowel/schema';
import { createContext } from 'react';
import { useInside } from '../../../context/useInside.ts';
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

export const useShownObject = (): ShownObject => useInside(ShownObjectContext);

import type { FieldMapping } from '@dowel/schema/rules';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { ConfigDraftStore } from './config-draft-store.ts';
import { outsideProviders } from './scope.ts';

interface Held {
  id: string;
  /** Empty until a component needs the draft. Most code of a draft loads with that component. */
  cell: { store?: ConfigDraftStore };
  fieldMapping: FieldMapping | undefined;
}

const ConfigDraftContext = /* @__PURE__ */ createContext<Held | null>(null);

/** Holds the one draft of an installation's config. Each installation has its own draft. */
export function ConfigDraftProvider({
  id,
  fieldMapping,
  children,
}: Omit<Held, 'cell'> & { children: ReactNode }) {
  const [held, hold] = useState<Held>(() => ({ id, fieldMapping, cell: {} }));
  let current = held;
  if (held.id !== id) current = { id, fieldMapping, cell: {} };
  else if (JSON.stringify(held.fieldMapping) !== JSON.stringify(fieldMapping)) {
    current = { ...held, fieldMapping };
  }
  if (current !== held) hold(current);
  return <ConfigDraftContext.Provider value={current}>{children}</ConfigDraftContext.Provider>;
}

/** The mappings that the page offers in addition to those in the manifest. */
export function useFieldMapping(): FieldMapping | undefined {
  return useHeld().fieldMapping;
}

/** Where the draft of the nearest `InstallationProvider` is kept. */
export function useDraftCell(): Held['cell'] {
  return useHeld().cell;
}

function useHeld(): Held {
  const held = useContext(ConfigDraftContext);
  if (!held) throw outsideProviders();
  return held;
}

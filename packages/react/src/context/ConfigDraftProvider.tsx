import type { FieldMapping } from '@dowel/schema/rules';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { outsideProviders } from './scope.ts';
import { type DraftCell, useService } from './service.ts';

interface Held {
  cell: DraftCell;
  fieldMapping: FieldMapping | undefined;
}

const ConfigDraftContext = /* @__PURE__ */ createContext<Held | null>(null);

/**
 * Holds the one draft of an installation's config. Each installation has its own draft. Unsaved edits are kept when the
 * page shows something else, for as long as its `ServiceProvider` lives.
 */
export function ConfigDraftProvider({
  id,
  fieldMapping,
  children,
}: Pick<Held, 'fieldMapping'> & { id: string; children: ReactNode }) {
  const { drafts } = useService();
  const cell = drafts.get(id) ?? {};
  drafts.set(id, cell);
  const [held, hold] = useState<Held>({ cell, fieldMapping });
  let current = held;
  if (held.cell !== cell) current = { cell, fieldMapping };
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
export function useDraftCell(): DraftCell {
  return useHeld().cell;
}

function useHeld(): Held {
  const held = useContext(ConfigDraftContext);
  if (!held) throw outsideProviders();
  return held;
}

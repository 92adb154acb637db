import type { Connection } from '@dowel/schema';
import type { FieldMapping } from '@dowel/schema/rules';
import { createContext } from 'react';
import { inside, useInside } from '../../context/useInside.ts';
import type { InstallWords } from './install-words.ts';
import type { InstallFacts } from './useInstallStep.ts';

/** What every screen of an install flow knows once the flow has loaded. */
export interface Flow extends InstallFacts {
  connection: Connection | null;
  /** Names that the texts use. */
  words: InstallWords;
  fieldMapping: FieldMapping | undefined;
}

export const FlowContext = createContext<Flow | null>(null);

export const useFlow = (): Flow => useInside(FlowContext);

/** The flow, for screens that are shown after connecting. */
export function useConnectedFlow(): Flow & { connection: Connection } {
  const flow = useFlow();
  return { ...flow, connection: inside(flow.connection) };
}

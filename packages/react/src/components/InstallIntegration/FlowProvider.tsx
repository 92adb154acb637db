import type { FieldMapping } from '@dowel/schema/rules';
import type { ReactNode } from 'react';
import type { ConnectAction } from '../../hooks/useConnect.ts';
import { type Connecting, ConnectingContext } from '../connection/connecting.ts';
import { useIsRenewed } from '../connection/useIsRenewed.ts';
import { type Flow, FlowContext } from './flow.ts';
import { useInstallEvents } from './install-events.ts';
import { useWords } from './install-words.ts';
import type { ConnectedFacts, InstallFacts } from './useInstallStep.ts';

export interface FlowProviderProps {
  facts: InstallFacts | ConnectedFacts;
  /** One for the whole flow, because a sign-in in this tab can end before the page shows a form. */
  signIn: ConnectAction;
  fieldMapping: FieldMapping | undefined;
  children: ReactNode;
}

/** Gives the facts of the flow to every screen inside it. */
export function FlowProvider({ facts, signIn, fieldMapping, children }: FlowProviderProps) {
  const { provider, module } = facts;
  const connection = 'connection' in facts ? facts.connection : null;
  const words = useWords(facts);
  const { failed } = useInstallEvents();
  const flow: Flow = { ...facts, connection, words, fieldMapping };
  const isRenewed = useIsRenewed(connection);
  const connecting: Connecting = { provider, module, signIn, onError: failed, isRenewed };
  return (
    <FlowContext.Provider value={flow}>
      <ConnectingContext.Provider value={connecting}>{children}</ConnectingContext.Provider>
    </FlowContext.Provider>
  );
}

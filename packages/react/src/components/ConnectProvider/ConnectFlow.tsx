import type { Connection, ProviderInfo } from '@dowel/schema';
import { useCaller, useScope } from '../../context/scope.ts';
import { useAsked, useServiceModel } from '../../context/service-model.ts';
import { toQueryState } from '../../hooks/query-state.ts';
import { useConnect } from '../../hooks/useConnect.ts';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { findMissingIdentity } from '../../queries/caller.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { ConnectCard } from '../connection/ConnectCard.tsx';
import { ConnectingContext, useConnecting } from '../connection/connecting.ts';
import { lacksMetadata } from '../connection/lacks-metadata.ts';
import { asksInForm, useFormParts } from '../connection/useFormParts.ts';
import { useIsRenewed } from '../connection/useIsRenewed.ts';
import { LoadingCard } from '../screen/LoadingCard.tsx';
import { ProblemCard } from '../screen/ProblemCard.tsx';
import { Screen } from '../screen/Screen.tsx';
import { useReportOnce } from '../screen/useReportOnce.ts';
import { ConnectedCard } from './ConnectedCard.tsx';
import { type ConnectCallbacks, useConnectEvents } from './useConnectEvents.ts';

export interface ConnectFlowProps {
  /** What was begun here is told to these, also when the page shows another connection by then. */
  callbacks: ConnectCallbacks;
  className: string | undefined;
}

/** Shows the current step. */
export function ConnectFlow({ callbacks, className }: ConnectFlowProps) {
  const events = useConnectEvents(callbacks);
  const { provider: part, connections, connection } = useServiceModel();
  const { data: provider } = useAsked(part);
  const queries = toQueryState([part, connections], findMissingIdentity(useCaller()));
  const { module } = useScope();
  const signIn = useConnect({ onSuccess: events.connected, onError: events.failed });
  const isRenewed = useIsRenewed(connection);
  // If asking again fails, the screen stays as it is, with what is typed into it.
  const step = provider && connections.data ? stepOf(provider, module, connection) : undefined;
  const error = step ? null : queries.error;
  useReportOnce(error, events.failed);
  const hasForm =
    step === 'metadata' || Boolean(step === 'connect' && provider && asksInForm(provider, module));
  const formParts = useFormParts(hasForm);

  if (error) {
    return (
      <Screen name="problem" className={className}>
        <ProblemCard error={error} isRetrying={queries.isFetching} onRetry={() => void queries.refetch()} />
      </Screen>
    );
  }
  if (!provider || !step || (hasForm && !formParts)) {
    return (
      <Screen name="loading" className={className}>
        <LoadingCard />
      </Screen>
    );
  }
  return (
    <ConnectingContext.Provider
      value={{ provider, module, signIn, onUpdated: events.connected, onError: events.failed, isRenewed }}
    >
      <Screen name={step} className={className}>
        {step === 'module' && <UnknownModule />}
        {step === 'connect' && <ConnectCard />}
        {step === 'metadata' && connection && formParts && <formParts.MetadataCard connection={connection} />}
        {step === 'connected' && connection && (
          <ConnectedCard connection={connection} onRemoved={events.disconnected} />
        )}
      </Screen>
    </ConnectingContext.Provider>
  );
}

function stepOf(provider: ProviderInfo, module: string | undefined, connection: Connection | null) {
  const known = Object.keys(provider.modules ?? {});
  const isUnknown = module && known.length > 0 && !known.some((name) => isSameName(name, module));
  if (isUnknown) return 'module';
  if (!connection) return 'connect';
  return lacksMetadata(provider, module, connection) ? 'metadata' : 'connected';
}

function isSameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}

/** Shown when the page names a module that the provider does not have. */
function UnknownModule() {
  const { provider, module = '' } = useConnecting();
  const translate = useMessages();
  const known = Object.keys(provider.modules ?? {}).join(', ');
  return (
    <Notice
      className="dowel-narrow"
      tone="danger"
      title={translate('connect.module.unknown', { provider: providerLabel(provider), module, known })}
    />
  );
}

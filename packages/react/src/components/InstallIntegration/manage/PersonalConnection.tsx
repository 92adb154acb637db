import { type ReactNode, useMemo } from 'react';
import { ConnectionModelProvider } from '../../../context/ConnectionModelProvider.tsx';
import { type Scope, ScopeContext, useScope } from '../../../context/scope.ts';
import { useService } from '../../../context/service.ts';
import { ServiceModelContext, useServiceModel } from '../../../context/service-model.ts';
import { useConnect } from '../../../hooks/useConnect.ts';
import { englishConnection } from '../../../messages/english-connection.ts';
import { englishManage } from '../../../messages/english-manage.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { AskedForm } from '../../connection/AskedForm.tsx';
import { ConnectForm } from '../../connection/ConnectForm.tsx';
import { ConnectionDetails } from '../../connection/ConnectionDetails.tsx';
import { ConnectionNotice } from '../../connection/ConnectionNotice.tsx';
import { ConnectingContext, useConnecting } from '../../connection/connecting.ts';
import { needsAnswer } from '../../connection/needs-answer.ts';
import { RemoveConnection } from '../../connection/RemoveConnection.tsx';
import { RenewedNotice } from '../../connection/RenewedNotice.tsx';
import { ToneBox } from '../../connection/ToneBox.tsx';
import { useIsRenewed } from '../../connection/useIsRenewed.ts';
import { useKeptFocus } from '../../connection/useKeptFocus.ts';
import { useConnectedFlow } from '../flow.ts';

export interface PersonalConnectionProps {
  /** Shows the connection and how to remove it. Otherwise asks for it if there is none, or if it needs an answer. */
  isManaged?: boolean | undefined;
}

/**
 * The person's own connection, where the integration acts with it. Only a token says who is at the screen, so a page with
 * a key has none.
 */
export const PersonalConnection = /* @__PURE__ */ withTexts(
  { ...englishConnection, ...englishManage },
  function Personal({ isManaged }: PersonalConnectionProps) {
    const { integration, installation } = useConnectedFlow();
    const { usesTokens } = useService();
    return integration.latestRevision.content.actAs && installation && usesTokens ? (
      <OwnScope>
        <Own isManaged={isManaged} />
      </OwnScope>
    ) : null;
  },
);

/** Within it, all that connects, shows and removes a connection means the person's own one to the same workspace. */
function OwnScope({ children }: { children: ReactNode }) {
  const scope = useScope();
  const { name } = useConnectedFlow().provider;
  const own = useMemo<Scope>(
    () => ({ ...scope, integration: undefined, provider: name, isPersonal: true }),
    [scope, name],
  );
  return (
    <ScopeContext.Provider value={own}>
      <ConnectionModelProvider>
        <OwnConnecting>{children}</OwnConnecting>
      </ConnectionModelProvider>
    </ScopeContext.Provider>
  );
}

function OwnConnecting({ children }: { children: ReactNode }) {
  const model = useServiceModel();
  const { data } = model.connections;
  const connecting = useConnecting();
  const signIn = useConnect({ onError: connecting.onError });
  const workspace = useConnectedFlow().connection.account?.workspace?.id;
  const connection =
    data?.find(({ account }) => !workspace || (account?.workspace?.id ?? workspace) === workspace) ?? null;
  const isRenewed = useIsRenewed(connection) || signIn.status === 'connected';
  return (
    data && (
      <ServiceModelContext.Provider value={{ ...model, connection }}>
        <ConnectingContext.Provider value={{ ...connecting, signIn, isRenewed }}>
          {children}
        </ConnectingContext.Provider>
      </ServiceModelContext.Provider>
    )
  );
}

function Own({ isManaged }: PersonalConnectionProps) {
  const { connection } = useServiceModel();
  const translate = useMessages();
  const kept = useKeptFocus();
  if (!isManaged) {
    if (!connection) return <Missing />;
    return needsAnswer(connection) ? <ConnectionNotice connection={connection} /> : <RenewedNotice />;
  }
  return (
    connection && (
      <section ref={kept} className="dowel-section dowel-section-ruled" part="section">
        <Heading level={3}>{translate('personal.title')}</Heading>
        <ConnectionDetails connection={connection} />
        <RemoveConnection />
      </section>
    )
  );
}

function Missing() {
  const { words } = useConnectedFlow();
  const translate = useMessages();
  const label = translate('personal.action');
  return (
    <ToneBox tone="warning" title={label} detail={translate('personal.detail', words)}>
      <AskedForm label={label}>
        <ConnectForm submitLabel={label} isInPanel />
      </AskedForm>
    </ToneBox>
  );
}

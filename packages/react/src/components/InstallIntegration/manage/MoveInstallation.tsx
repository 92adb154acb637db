import type { Connection, Installation } from '@dowel/schema';
import { accountId, accountTitle, compareAccounts } from '@dowel/schema/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCaller, useScope } from '../../../context/scope.ts';
import { useConnect } from '../../../hooks/useConnect.ts';
import { useUpdateInstallation } from '../../../hooks/useUpdateInstallation.ts';
import { formatDate } from '../../../messages/format-date.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { connectionQueries } from '../../../queries/connections.ts';
import { revisionQueries } from '../../../queries/revisions.ts';
import { useAnnounce } from '../../../ui/Announcer/Announcer.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { List } from '../../../ui/List/List.tsx';
import { Row } from '../../../ui/List/Row.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ConnectForm } from '../../connection/ConnectForm.tsx';
import { ConnectingContext, useConnecting } from '../../connection/connecting.ts';
import { needsAnswer } from '../../connection/needs-answer.ts';
import { ConfirmDialog } from '../../screen/ConfirmDialog.tsx';
import { useFocusWhen } from '../../screen/useFocusWhen.ts';
import { useConnectedFlow } from '../flow.ts';
import { useInstallEvents } from '../install-events.ts';

/**
 * Lets what is installed go on with the sign-in of another person of the group, for example when a colleague leaves. Whoever
 * has not signed in yet can do so here. Open where the connection in use needs somebody.
 */
export function MoveInstallation() {
  const { connection, provider, words } = useConnectedFlow();
  const caller = useCaller();
  const { consumerRef } = useScope();
  const translate = useMessages();
  const [chosen, choose] = useState<Connection | null>(null);
  /** What was made or moved here last. The button that did it is gone. */
  const [done, setDone] = useState<object | null>(null);
  const place = useFocusWhen<HTMLDivElement>(done);
  // The page may know only the one in use.
  const list = connectionQueries.forProvider(caller, provider.name);
  const {
    data: all,
    isFetchedAfterMount,
    isError,
  } = useQuery({ ...list, refetchOnMount: 'always' }, caller.service.queryClient);
  if (!all || isError || !isFetchedAfterMount) return null;
  const others = all.filter((one) => one.id !== connection.id && !needsAnswer(one));
  const mayAdd = all.every(({ consumer }) => consumer.consumerRef !== consumerRef);
  const owner = nameOf(connection);
  if (others.length === 0 && !mayAdd) return null;
  return (
    <Disclosure summary={translate('move.title')} isDefaultOpen={needsAnswer(connection)}>
      <div ref={place} className="dowel-form" tabIndex={-1}>
        <Text tone="muted" size="sm">
          {translate('move.detail', { ...words, owner })}
        </Text>
        {others.length > 0 && (
          <List label={translate('move.title')}>
            {others.map((one) => (
              <OtherRow key={one.id} connection={one} onChoose={() => choose(one)} />
            ))}
          </List>
        )}
        {mayAdd && <OwnSignIn onMade={setDone} />}
      </div>
      {chosen && <Confirm to={chosen} onMoved={setDone} onClose={() => choose(null)} />}
    </Disclosure>
  );
}

/** It makes another connection. So its state is not that of the forms which renew the one in use. */
function OwnSignIn({ onMade }: { onMade: (connection: Connection) => void }) {
  const { words } = useConnectedFlow();
  const connecting = useConnecting();
  const signIn = useConnect({ onSuccess: onMade, onError: connecting.onError });
  const translate = useMessages();
  return (
    <ConnectingContext.Provider value={{ ...connecting, signIn, onUpdated: undefined }}>
      <div className="dowel-narrow">
        <ConnectForm submitLabel={translate('move.own', words)} />
      </div>
    </ConnectingContext.Provider>
  );
}

function OtherRow({ connection: to, onChoose }: { connection: Connection; onChoose: () => void }) {
  const { connection: from, words } = useConnectedFlow();
  const { consumerRef } = useScope();
  const translate = useMessages();
  const { account, consumer, createTime } = to;
  const since = formatDate(createTime, translate.locale);
  const isReserved = isOther(from, to) === 'proven' && from.consumer.consumerRef !== consumerRef;
  const title = (account && accountTitle(account)) || consumer.consumerName || consumer.consumerRef;
  return (
    <Row
      title={title}
      detail={
        isReserved
          ? translate('move.reserved', { ...words, owner: nameOf(from) })
          : translate('move.by', { who: nameOf(to), date: since })
      }
      end={
        isReserved ? undefined : (
          <Button size="sm" onClick={onChoose}>
            {translate('move.action')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )
      }
      wraps
    />
  );
}

interface ConfirmProps {
  to: Connection;
  onMoved: (installation: Installation) => void;
  onClose: () => void;
}

/** Says what the move means, and makes it. */
function Confirm({ to, onMoved, onClose }: ConfirmProps) {
  const { connection: from, integration, words } = useConnectedFlow();
  const caller = useCaller();
  const translate = useMessages();
  const announce = useAnnounce();
  const events = useInstallEvents();
  const action = useUpdateInstallation();
  const [isPreparing, setPreparing] = useState(false);
  const other = isOther(from, to);
  const said = { ...words, owner: nameOf(from), who: nameOf(to) };
  const move = async () => {
    setPreparing(true);
    // So that the screen need not wait for the provider afterwards. What goes wrong here is said there.
    await caller.service.queryClient.prefetchQuery(
      revisionQueries.hydrated(caller, {
        integrationId: integration.id,
        revisionId: integration.latestRevision.id,
        connectionId: to.id,
      }),
    );
    setPreparing(false);
    const confirmed = other === 'proven' && to.account ? accountId(to.account) : undefined;
    action.updateInstallation({ connectionId: to.id, accountId: confirmed }).then((moved) => {
      onClose();
      onMoved(moved);
      announce(translate('connection.updated'));
      events.updated(moved);
    }, events.failed);
  };
  return (
    <ConfirmDialog
      isOpen
      title={translate('move.confirm', said)}
      confirmLabel={translate('move.action')}
      keepLabel={translate('move.keep')}
      busyLabel={translate('move.busy')}
      variant={other ? 'danger' : 'primary'}
      action={{ ...action, isPending: isPreparing || action.isPending }}
      onConfirm={() => void move()}
      onClose={onClose}
    >
      {translate(other ? 'move.other' : 'move.same', said)}
    </ConfirmDialog>
  );
}

function nameOf({ consumer }: Connection): string {
  return consumer.consumerName || consumer.consumerRef;
}

/** Whether a connection leads to another account, or may: then everything is read again. As the service decides it. */
function isOther(from: Connection, to: Connection): 'proven' | 'assumed' | false {
  const comparison = from.account && to.account ? compareAccounts(from.account, to.account) : 'unknown';
  if (comparison !== 'unknown') return comparison === 'different' && 'proven';
  const { providerWorkspaceRef: workspace } = from;
  return (workspace === undefined || workspace !== to.providerWorkspaceRef) && 'assumed';
}

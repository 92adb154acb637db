import { useId } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { classNames } from '../../ui/classNames.ts';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { ConnectionDetails } from '../connection/ConnectionDetails.tsx';
import { RemoveConnection } from '../connection/RemoveConnection.tsx';
import { UpdateConnection } from '../connection/UpdateConnection.tsx';
import type { FlowActions } from './InstallFlow.tsx';
import { useInstallEvents } from './install-events.ts';
import { useWords } from './install-words.ts';
import { Uninstall } from './Uninstall.tsx';
import type { ConnectedFacts } from './useInstallStep.ts';

export interface ManagePanelProps extends ConnectedFacts, FlowActions {
  /** Draws a rule above: something else comes before. */
  isBelow?: boolean | undefined;
}

/** The connection, and the way out: uninstalling, or before that removing the connection. */
export function ManagePanel(props: ManagePanelProps) {
  const { provider, connection, installation, signIn, onUninstalled, isBelow = false } = props;
  const translate = useMessages();
  const { failed } = useInstallEvents();
  const words = useWords(props);
  const id = useId();
  // A bad connection is mended at the top of the card.
  const isWell = connection.status !== 'bad_credentials';
  return (
    <>
      <section
        className={classNames('dowel-section', isBelow && 'dowel-section-ruled')}
        aria-labelledby={`${id}-connection`}
      >
        <Heading level={3} id={`${id}-connection`}>
          {translate('connection.title', words)}
        </Heading>
        <ConnectionDetails connection={connection} />
        {isWell && <UpdateConnection {...props} signIn={signIn} onError={failed} />}
      </section>
      <section className="dowel-section dowel-section-ruled" aria-labelledby={`${id}-end`}>
        <Heading level={3} id={`${id}-end`}>
          {translate(installation ? 'install.uninstall' : 'connection.remove')}
        </Heading>
        {installation ? (
          <Uninstall words={words} onUninstalled={onUninstalled} />
        ) : (
          <RemoveConnection provider={provider} onError={failed} />
        )}
      </section>
    </>
  );
}

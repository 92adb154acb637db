import { useId } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { ConnectionDetails } from '../../connection/ConnectionDetails.tsx';
import { RemoveConnection } from '../../connection/RemoveConnection.tsx';
import { UpdateConnection } from '../../connection/UpdateConnection.tsx';
import { useConnectedFlow } from '../flow.ts';
import { Uninstall } from './Uninstall.tsx';

export interface ManagePanelProps {
  /** Draws a rule above: something else comes before. */
  isBelow?: boolean | undefined;
}

/** The connection, and the way out: uninstalling, or before that removing the connection. */
export function ManagePanel({ isBelow = false }: ManagePanelProps) {
  const { connection, installation, words } = useConnectedFlow();
  const translate = useMessages();
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
        {isWell && <UpdateConnection connection={connection} />}
      </section>
      <section className="dowel-section dowel-section-ruled" aria-labelledby={`${id}-end`}>
        <Heading level={3} id={`${id}-end`}>
          {translate(installation ? 'install.uninstall' : 'connection.remove')}
        </Heading>
        {installation ? <Uninstall /> : <RemoveConnection />}
      </section>
    </>
  );
}

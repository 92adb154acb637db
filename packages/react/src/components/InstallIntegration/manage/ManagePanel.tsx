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
  /** Draws a line above the panel, because other content comes before it. */
  isBelow?: boolean | undefined;
}

/** Shows the connection. Lets the person uninstall or, if nothing is installed, remove the connection. */
export function ManagePanel({ isBelow = false }: ManagePanelProps) {
  const { connection, installation, words } = useConnectedFlow();
  const translate = useMessages();
  const id = useId();
  // The top of the card shows how to repair a bad connection.
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

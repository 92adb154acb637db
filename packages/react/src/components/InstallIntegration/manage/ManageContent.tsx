import { useId, useState } from 'react';
import { englishConnection } from '../../../messages/english-connection.ts';
import { englishManage } from '../../../messages/english-manage.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { ConnectionDetails } from '../../connection/ConnectionDetails.tsx';
import { RemoveConnection } from '../../connection/RemoveConnection.tsx';
import { UpdateConnection } from '../../connection/UpdateConnection.tsx';
import { ActivityPanel } from '../activity/ActivityPanel.tsx';
import { ActivitySection } from '../activity/ActivitySection.tsx';
import { useConnectedFlow } from '../flow.ts';
import { MoveInstallation } from './MoveInstallation.tsx';
import { PersonalConnection } from './PersonalConnection.tsx';
import { Uninstall } from './Uninstall.tsx';

export interface ManageContentProps {
  /** Draws a line above the panel, because other content comes before it. */
  isBelow?: boolean | undefined;
}

const texts = { ...englishConnection, ...englishManage };

/**
 * Shows the connection and the latest activity. Lets the person uninstall or, if nothing is installed, remove the
 * connection.
 */
export const ManageContent = /* @__PURE__ */ withTexts(texts, Content);

function Content({ isBelow }: ManageContentProps) {
  const { connection, installation, words } = useConnectedFlow();
  const translate = useMessages();
  const id = useId();
  // The top of the card shows how to repair a bad connection.
  const isWell = connection.status !== 'bad_credentials';
  const [showsActivity, setShowsActivity] = useState(false);
  const End = installation ? Uninstall : RemoveConnection;
  if (installation && showsActivity) {
    return <ActivityPanel onClose={() => setShowsActivity(false)} />;
  }
  return (
    <>
      <section
        className={classNames('dowel-section', isBelow && 'dowel-section-ruled')}
        part="section"
        aria-labelledby={`${id}-connection`}
      >
        <Heading level={3} id={`${id}-connection`} tabIndex={-1}>
          {translate('connection.title', words)}
        </Heading>
        <ConnectionDetails connection={connection} />
        {isWell && <UpdateConnection connection={connection} />}
        {installation && <MoveInstallation />}
      </section>
      <PersonalConnection isManaged />
      {/* Where there are tabs, it has its own. */}
      {isBelow && installation && <ActivitySection onOpen={() => setShowsActivity(true)} />}
      <section className="dowel-section dowel-section-ruled" part="section" aria-labelledby={`${id}-end`}>
        <End>
          <Heading level={3} id={`${id}-end`}>
            {translate(installation ? 'install.uninstall' : 'connection.remove')}
          </Heading>
        </End>
      </section>
    </>
  );
}

import { type ComponentType, useId, useState } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { ConnectionDetails } from '../../connection/ConnectionDetails.tsx';
import { RemoveConnection } from '../../connection/RemoveConnection.tsx';
import { UpdateConnection } from '../../connection/UpdateConnection.tsx';
import type { ActivityPanelProps } from '../activity/ActivityPanel.tsx';
import type { ActivitySectionProps } from '../activity/ActivitySection.tsx';
import { useConnectedFlow } from '../flow.ts';
import { type LazyPart, useLoadedPart } from '../useLoadedPart.ts';
import { Uninstall } from './Uninstall.tsx';

export interface ManageContentProps {
  /** Draws a line above the panel, because other content comes before it. */
  isBelow?: boolean | undefined;
}

interface ActivityParts {
  ActivityPanel: ComponentType<ActivityPanelProps>;
  ActivitySection: ComponentType<ActivitySectionProps>;
}

const activityParts: LazyPart<ActivityParts> = { load: () => import('../activity/activity-parts.ts') };

/**
 * Shows the connection and the latest activity. Lets the person uninstall or, if nothing is installed, remove the
 * connection.
 */
export function ManageContent({ isBelow = false }: ManageContentProps) {
  const { connection, installation, words } = useConnectedFlow();
  const translate = useMessages();
  const id = useId();
  // The top of the card shows how to repair a bad connection.
  const isWell = connection.status !== 'bad_credentials';
  const { part: activity } = useLoadedPart(activityParts, installation !== null);
  const [showsActivity, setShowsActivity] = useState(false);
  if (activity && installation && showsActivity) {
    return <activity.ActivityPanel onClose={() => setShowsActivity(false)} />;
  }
  return (
    <>
      <section
        className={classNames('dowel-section', isBelow && 'dowel-section-ruled')}
        part="section"
        aria-labelledby={`${id}-connection`}
      >
        <Heading level={3} id={`${id}-connection`}>
          {translate('connection.title', words)}
        </Heading>
        <ConnectionDetails connection={connection} />
        {isWell && <UpdateConnection connection={connection} />}
      </section>
      {activity && installation && <activity.ActivitySection onOpen={() => setShowsActivity(true)} />}
      <section className="dowel-section dowel-section-ruled" part="section" aria-labelledby={`${id}-end`}>
        <Heading level={3} id={`${id}-end`}>
          {translate(installation ? 'install.uninstall' : 'connection.remove')}
        </Heading>
        {installation ? <Uninstall /> : <RemoveConnection />}
      </section>
    </>
  );
}

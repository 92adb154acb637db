import type { HydratedRevision } from '@dowel/schema';
import { useEffect } from 'react';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { Tag } from '../../../ui/Tag/Tag.tsx';
import { useLatest } from '../../../ui/useLatest.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { needsAnswer } from '../../connection/needs-answer.ts';
import { useFirstInstall } from '../first-install/first-install.ts';
import { useConnectedFlow } from '../flow.ts';
import { ConnectedTo, InstallPair, InstallTag } from '../InstallStatus.tsx';
import { ManagePart } from '../manage/ManagePart.tsx';
import { ConnectionState, StateNotices } from '../manage/StateNotices.tsx';
import { ObjectPanel } from '../object/ObjectPanel.tsx';
import { configTabs, readTabId } from './config-tabs.ts';
import { PlainMark, StateMark, StateWords } from './StateMark.tsx';
import { type ConfigNavigation, useConfigTabs } from './useConfigTabs.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { WritePanel } from './WritePanel.tsx';

export interface ConfigureCardProps {
  revision: HydratedRevision;
}

/** Chooses what is read and written, object by object. Unsaved edits of an object are kept while another is shown. */
export function ConfigureCard({ revision }: ConfigureCardProps) {
  const { words, connection } = useConnectedFlow();
  const translate = useMessages();
  const config = useLocalConfig();
  const { summary, refused, asked, arrival } = useFirstInstall();
  const isBroken = connection.status === 'bad_credentials';
  const tabs = configTabs({ revision, config, summary, refused, isBroken }, translate);
  const navigation = useConfigTabs(tabs, {
    startId: arrival ? startTab(arrival.objectName, tabs[0]?.id) : undefined,
    // Only there can somebody repair it, or say whose account it is.
    firstId: needsAnswer(connection) ? 'manage' : undefined,
  });
  const latest = useLatest(navigation);
  useEffect(() => {
    if (refused) latest.current.select(refused.kind === 'read' ? readTabId(refused.objectName) : 'write');
  }, [refused, latest]);
  useEffect(() => {
    if (asked) latest.current.select(readTabId(asked.objectName));
  }, [asked, latest]);
  useLeaveGuard(config.isDirty);
  return (
    <Card
      lead={<InstallPair />}
      title={<bdi className="dowel-name">{words.name}</bdi>}
      description={<ConnectedTo />}
      actions={<SetUpTag />}
    >
      <StateNotices />
      {/* Stays empty until a save, and is empty again once there is an unsaved edit. */}
      <VisuallyHidden role="status">{navigation.outcome?.text}</VisuallyHidden>
      <Tabs
        label={translate('config.objects')}
        tabs={tabs.map(({ id, kind, label, startsGroup, state }) => ({
          id,
          label,
          startsGroup,
          mark: state ? (
            <StateMark state={state} />
          ) : (
            <PlainMark name={kind === 'activity' ? 'activity' : 'manage'} />
          ),
          badge: state && <StateWords state={state} />,
        }))}
        selectedId={navigation.selected.id}
        onSelect={navigation.select}
      >
        <Panel revision={revision} navigation={navigation} />
      </Tabs>
    </Card>
  );
}

function startTab(objectName: string | undefined, first: string | undefined): string | undefined {
  return objectName === undefined ? first : readTabId(objectName);
}

function Panel({ revision, navigation }: { revision: HydratedRevision; navigation: ConfigNavigation }) {
  const { selected, outcome, unsaved, finish } = navigation;
  switch (selected.kind) {
    case 'read':
      return (
        <ObjectPanel
          key={selected.id}
          objectName={selected.objectName}
          outcome={outcome}
          unsaved={unsaved}
          onSaved={finish}
        />
      );
    case 'write':
      return <WritePanel revision={revision} outcome={outcome} unsaved={unsaved} onSaved={finish} />;
    case 'activity':
      return <ManagePart name="ActivityPanel" />;
    default:
      return (
        <div className="dowel-panel">
          <ConnectionState />
          <ManagePart name="ManageContent" />
        </div>
      );
  }
}

/** In the corner of the card: counts the read objects that are set up, unless all are or something else matters more. */
function SetUpTag() {
  const { installation, connection } = useConnectedFlow();
  const { objects, ready } = useFirstInstall().summary;
  const translate = useMessages();
  const total = objects.length;
  if (connection.status === 'bad_credentials' || total === 0) return <InstallTag />;
  if (!installation) {
    return <Tag wraps>{translate('setup.count', { ready: ready.length, total })}</Tag>;
  }
  const saved = objects.filter(({ isSaved }) => isSaved).length;
  if (saved === total) return <InstallTag />;
  return (
    <Tag tone="success" wraps>
      {translate('setup.installedCount', { ready: saved, total })}
    </Tag>
  );
}

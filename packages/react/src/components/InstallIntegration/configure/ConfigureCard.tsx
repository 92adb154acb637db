import type { HydratedRevision } from '@dowel/schema';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { BadConnectionNotice } from '../../connection/BadConnectionNotice.tsx';
import { useConnectedFlow } from '../flow.ts';
import { InstalledByNotice, InstallTag, useConnectedTo } from '../InstallStatus.tsx';
import { ManagePanel } from '../manage/ManagePanel.tsx';
import { ObjectPanel } from '../object/ObjectPanel.tsx';
import { configTabs } from './config-tabs.ts';
import { TabBadge } from './TabBadge.tsx';
import { type ConfigNavigation, useConfigTabs } from './useConfigTabs.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { WritePanel } from './WritePanel.tsx';

export interface ConfigureCardProps {
  revision: HydratedRevision;
}

/** Chooses what is read and written, object by object. Unsaved edits of an object are kept while another is shown. */
export function ConfigureCard({ revision }: ConfigureCardProps) {
  const { connection, words } = useConnectedFlow();
  const translate = useMessages();
  const config = useLocalConfig();
  const tabs = configTabs(revision, config, translate);
  const navigation = useConfigTabs(tabs);
  useLeaveGuard(config.isDirty);
  return (
    <Card title={words.name} description={useConnectedTo()} actions={<InstallTag />}>
      {connection.status === 'bad_credentials' && <BadConnectionNotice connection={connection} />}
      <InstalledByNotice />
      <Tabs
        label={translate('config.objects')}
        tabs={tabs.map((tab) => ({
          id: tab.id,
          label: tab.label,
          startsGroup: tab.startsGroup,
          badge: <TabBadge status={tab.status} isDirty={tab.isDirty} />,
        }))}
        selectedId={navigation.selected.id}
        onSelect={navigation.select}
      >
        <Panel revision={revision} navigation={navigation} />
      </Tabs>
    </Card>
  );
}

function Panel({ revision, navigation }: { revision: HydratedRevision; navigation: ConfigNavigation }) {
  const { selected, outcome, finish } = navigation;
  switch (selected.kind) {
    case 'read':
      return (
        <ObjectPanel key={selected.id} objectName={selected.objectName} outcome={outcome} onSaved={finish} />
      );
    case 'write':
      return <WritePanel revision={revision} outcome={outcome} onSaved={finish} />;
    default:
      return (
        <div className="dowel-panel">
          <ManagePanel />
        </div>
      );
  }
}

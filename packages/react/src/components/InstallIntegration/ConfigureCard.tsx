import type { HydratedRevision } from '@dowel/schema';
import type { FieldMapping } from '@dowel/schema/rules';
import { useLocalConfig } from '../../hooks/useLocalConfig.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { BadConnectionNotice } from '../connection/BadConnectionNotice.tsx';
import { type ConfigTab, configTabs } from './config-tabs.ts';
import type { FlowActions } from './InstallFlow.tsx';
import { InstalledByNotice, InstallTag, useConnectedTo } from './InstallStatus.tsx';
import { useInstallEvents } from './install-events.ts';
import { useWords } from './install-words.ts';
import { ManagePanel } from './ManagePanel.tsx';
import { ObjectPanel } from './ObjectPanel.tsx';
import { TabBadge } from './TabBadge.tsx';
import { useConfigTabs } from './useConfigTabs.ts';
import type { ConnectedFacts } from './useInstallStep.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { WritePanel } from './WritePanel.tsx';

export interface ConfigureCardProps extends ConnectedFacts, FlowActions {
  revision: HydratedRevision;
  fieldMapping: FieldMapping | undefined;
}

/** What is read and written, object by object. Edits of one object stay while another is shown. */
export function ConfigureCard(props: ConfigureCardProps) {
  const { connection, revision } = props;
  const translate = useMessages();
  const events = useInstallEvents();
  const words = useWords(props);
  const config = useLocalConfig();
  const tabs = configTabs(revision, config, translate);
  const navigation = useConfigTabs(tabs);
  useLeaveGuard(config.isDirty);
  return (
    <Card title={words.name} description={useConnectedTo(props)} actions={<InstallTag {...props} />}>
      {connection.status === 'bad_credentials' && <BadConnectionNotice {...props} onError={events.failed} />}
      <InstalledByNotice {...props} />
      <Tabs
        label={translate('config.objects')}
        tabs={tabs.map((tab) => ({ ...tab, badge: <TabBadge {...tab} /> }))}
        selectedId={navigation.selected.id}
        onSelect={navigation.select}
      >
        <Panel {...props} {...navigation} words={words} />
      </Tabs>
    </Card>
  );
}

type PanelProps = ConfigureCardProps &
  ReturnType<typeof useConfigTabs> & { selected: ConfigTab; words: ReturnType<typeof useWords> };

function Panel({ selected, outcome, finish, ...props }: PanelProps) {
  const common = { ...props, outcome, onSaved: finish };
  switch (selected.kind) {
    case 'read':
      return <ObjectPanel key={selected.id} {...common} objectName={selected.objectName} />;
    case 'write':
      return <WritePanel {...common} />;
    default:
      return (
        <div className="dowel-panel">
          <ManagePanel {...props} />
        </div>
      );
  }
}

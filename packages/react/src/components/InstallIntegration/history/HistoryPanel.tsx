import type { Activity } from '@dowel/schema';
import { restoreEntry, titleCase } from '@dowel/schema/rules';
import { putObject } from '../../../hooks/local-config-edit.ts';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { englishActivity } from '../../../messages/english-activity.ts';
import { formatWhen } from '../../../messages/format-when.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { List } from '../../../ui/List/List.tsx';
import { useFocusWhen } from '../../screen/useFocusWhen.ts';
import { BackButton } from '../activity/BackButton.tsx';
import { Entries } from '../activity/Entries.tsx';
import { useActivity } from '../activity/useActivity.ts';
import { useFlow } from '../flow.ts';
import { useShownObject } from '../object/shown-object.ts';
import { useNameList } from '../useNameList.ts';
import type { Restored } from './object-history.ts';
import { VersionRow } from './VersionRow.tsx';

export interface HistoryPanelProps {
  onClose: () => void;
  /** The page that it leads back to. By default the object's own. */
  page?: string | undefined;
  /** Called when an earlier version was put into the draft. Without it, nobody can go back to one. */
  onRestored?: ((restored: Restored) => void) | undefined;
}

/** The versions of one object's config, newest first. A person can go back to an earlier one. */
export const HistoryPanel = /* @__PURE__ */ withTexts(englishActivity, HistoryScreen);

function HistoryScreen({ onClose, page, onRestored }: HistoryPanelProps) {
  const translate = useMessages();
  const { object, label } = useShownObject();
  const heading = useFocusWhen<HTMLHeadingElement>(true);
  const state = useActivity({ changesOf: object.objectName });
  const restore = useRestore(state.now, onRestored);
  const title = translate('history.title', { object: label });
  return (
    <div className="dowel-panel">
      <div className="dowel-panel-header">
        <BackButton page={page ?? label} onClick={onClose} />
        <Heading level={3} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
      </div>
      <Entries state={state}>
        {(versions) => (
          <List label={title}>
            {versions.map((version, index) => (
              <VersionRow
                key={version.id}
                version={version}
                now={state.now}
                isCurrent={index === 0}
                onRestore={
                  !onRestored || index === 0 || !version.content?.read ? undefined : () => restore(version)
                }
              />
            ))}
          </List>
        )}
      </Entries>
    </div>
  );
}

/** Puts an earlier version into the draft. Nothing is saved. */
function useRestore(now: Date, onRestored: HistoryPanelProps['onRestored']): (version: Activity) => void {
  const translate = useMessages();
  const list = useNameList();
  const { fieldMapping } = useFlow();
  const { object, handlers } = useShownObject();
  const config = useLocalConfig();
  return ({ content, time }) => {
    if (!content?.read) return;
    const { entry, gone } = restoreEntry(content.read, object, fieldMapping);
    const key = handlers.object?.objectName ?? object.objectName;
    config.setDraft(putObject(config.get(), 'read', key, entry));
    const when = formatWhen(time, now, translate.locale);
    onRestored?.({
      title: translate('history.restored', { when }),
      detail:
        gone.length > 0
          ? translate('history.restored.gone', { fields: list(gone.map(titleCase)) })
          : undefined,
    });
  };
}

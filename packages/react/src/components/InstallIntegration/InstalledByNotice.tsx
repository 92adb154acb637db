import type { Installation } from '@dowel/schema';
import { consumerOf } from '@dowel/schema/rules';
import { useScope } from '../../context/scope.ts';
import { englishManage } from '../../messages/english-manage.ts';
import { formatDate } from '../../messages/format-date.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { withTexts } from '../../messages/withTexts.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useFlow } from './flow.ts';

/** Says who in the group installed the integration, if it was another person. */
export const InstalledByNotice = /* @__PURE__ */ withTexts(englishManage, InstalledBy);

function InstalledBy() {
  const { installation } = useFlow();
  const translate = useMessages();
  const { consumerRef, groupName } = useScope();
  const who = installation && findOther(installation, consumerRef);
  if (!who) return null;
  const group = groupName || installation.group?.groupName || translate('install.by.group');
  const date = formatDate(installation.createTime, translate.locale);
  return (
    <Notice tone="info" isLive={false} title={translate('install.by.title', { who, group, date })}>
      {translate('install.by.detail', { group })}
    </Notice>
  );
}

/** Who installed it, if it was another person. If an API key did, the person who connected the account counts. */
function findOther({ createdBy, connection }: Installation, consumerRef: string): string | undefined {
  const { consumer } = connection;
  const ref = consumerOf(createdBy) ?? consumer.consumerRef;
  if (ref === consumerRef) return undefined;
  return ref === consumer.consumerRef ? consumer.consumerName || ref : ref;
}

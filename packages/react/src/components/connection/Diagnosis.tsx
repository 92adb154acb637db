import type { ConnectionDiagnosis, ObjectDiagnosis } from '@dowel/schema';
import { useService } from '../../context/service.ts';
import { englishDiagnosis } from '../../messages/english-diagnosis.ts';
import { formatWhen } from '../../messages/format-when.ts';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { withTexts } from '../../messages/withTexts.tsx';
import { KeyValueList } from '../../ui/KeyValueList/KeyValueList.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { useConnecting } from './connecting.ts';
import { isKnownReason, nextStepOf } from './diagnosis-words.ts';

export interface DiagnosisProps {
  diagnosis: ConnectionDiagnosis | ObjectDiagnosis;
  /** The name of the group whose connection it is. */
  group: string;
}

/**
 * Why a connection is broken or an object cannot be read, since when, who can fix it, and what to do: in the words of the
 * service.
 */
export const Diagnosis = /* @__PURE__ */ withTexts(englishDiagnosis, Facts);

function Facts({ diagnosis, group }: DiagnosisProps) {
  const { reason, actor } = diagnosis;
  const { provider } = useConnecting();
  const translate = useMessages();
  const { aheadMs } = useService();
  const names = { provider: providerLabel(provider), group };
  const who = translate(`diagnosis.who.${actor}`, names);
  const items = [
    ...(isKnownReason(reason)
      ? [{ key: 'why', term: translate('diagnosis.why'), value: translate(`diagnosis.why.${reason}`) }]
      : []),
    ...('since' in diagnosis
      ? [
          {
            key: 'since',
            term: translate('diagnosis.since'),
            value: formatWhen(diagnosis.since, new Date(Date.now() + aheadMs()), translate.locale),
          },
        ]
      : []),
    { key: 'who', term: translate('diagnosis.who'), value: who },
    { key: 'next', term: translate('diagnosis.next'), value: nextStepOf(diagnosis, translate) },
  ];
  return <KeyValueList items={items} />;
}

/** The name of a reason in API and events, for those who ask for help. */
export const DiagnosisCode = /* @__PURE__ */ withTexts(englishDiagnosis, Code);

function Code({ reason }: { reason: string }) {
  const translate = useMessages();
  return (
    <Text tone="muted" size="sm">
      {translate('diagnosis.code', { code: reason })}
    </Text>
  );
}

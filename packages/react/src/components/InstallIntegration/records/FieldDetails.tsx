import type { FieldSamples } from '@dowel/schema';
import { ownValue } from '@dowel/schema/rules';
import { englishRecords } from '../../../messages/english-records.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { TagList } from '../../../ui/Tag/Tag.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { useShownObject } from '../object/shown-object.ts';
import { nameAndType, separator } from './name-and-type.ts';

export interface FieldDetailsProps {
  fieldName: string;
  /** Undefined until they are known. */
  samples: FieldSamples['samples'] | undefined;
}

/** Below a box: the name and type that its field has in the API, and some of its values. */
export const FieldDetails = /* @__PURE__ */ withTexts(englishRecords, Details);

function Details({ fieldName, samples }: FieldDetailsProps) {
  const { object } = useShownObject();
  const translate = useMessages();
  const field = object.allFieldsMetadata?.[fieldName];
  if (!field) return null;
  const values = ownValue(samples, field.fieldName);
  return (
    <>
      <Text tone="muted" size="sm">
        {nameAndType(field, translate).join(separator)}
      </Text>
      {values && <Values values={values} />}
    </>
  );
}

function Values({ values }: { values: readonly string[] }) {
  const translate = useMessages();
  if (values.length === 0) {
    return (
      <Text tone="muted" size="sm">
        {translate('mapping.samples.none')}
      </Text>
    );
  }
  const label = translate('mapping.samples.label');
  return (
    <Stack direction="row" gap={2}>
      <Text tone="muted" size="sm" aria-hidden="true">
        {label}
      </Text>
      <TagList label={label} tags={values.map((value) => ({ key: value, label: value }))} />
    </Stack>
  );
}

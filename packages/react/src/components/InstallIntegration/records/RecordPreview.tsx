import { ownValue } from '@dowel/schema/rules';
import { englishRecords } from '../../../messages/english-records.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { KeyValueList } from '../../../ui/KeyValueList/KeyValueList.tsx';
import { List } from '../../../ui/List/List.tsx';
import { Row } from '../../../ui/List/Row.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { useFlow } from '../flow.ts';
import { useShownObject } from '../object/shown-object.ts';
import { arrivingFields } from './arriving-fields.ts';
import { useSamples } from './useSamples.ts';

/** One record of the account as the product will get it: by its names, with the choices of now. */
export const RecordPreview = /* @__PURE__ */ withTexts(englishRecords, Preview);

function Preview() {
  const translate = useMessages();
  const { words } = useFlow();
  const fields = arrivingFields(useShownObject());
  const { data, error, isLoading } = useSamples(fields.map(({ fieldName }) => fieldName));
  const [record] = data?.records ?? [];
  if (isLoading) return <Skeleton />;
  if (!record) {
    return (
      <Text tone="muted" size="sm">
        {translate(error ? 'mapping.samples.failed' : 'mapping.preview.none')}
      </Text>
    );
  }
  const known = fields.filter(({ fieldName }) => ownValue(data?.samples, fieldName));
  return (
    <List>
      <Row
        title={translate('mapping.preview.title', words)}
        extra={
          <>
            <KeyValueList
              items={known.map(({ fieldName, label }) => ({
                key: `${label} ${fieldName}`,
                term: label,
                value: record[fieldName] ?? <Text tone="muted">{translate('mapping.preview.empty')}</Text>,
              }))}
            />
            {known.length < fields.length && (
              <Text tone="muted">{translate('common.more', { count: fields.length - known.length })}</Text>
            )}
          </>
        }
      />
    </List>
  );
}

import { useMessages } from '../../../messages/useMessages.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { useShownObject } from '../object/shown-object.ts';
import { arrivingFields } from './arriving-fields.ts';
import { useSamples } from './useSamples.ts';

/** More do not fit beside each other. */
const MOST_COLUMNS = 3;

/** The first records of the shown object: a row for each record, a column for each of its first fields. */
export function RecordTable({ labelledBy }: { labelledBy: string }) {
  const translate = useMessages();
  const columns = arrivingFields(useShownObject()).slice(0, MOST_COLUMNS);
  const { data, error, isLoading } = useSamples(columns.map(({ fieldName }) => fieldName));
  if (isLoading) return <Skeleton />;
  const records = data?.records ?? [];
  if (records.length === 0) {
    return (
      <Text tone="muted" size="sm">
        {translate(error ? 'mapping.samples.failed' : 'success.records.none')}
      </Text>
    );
  }
  return (
    <table className="dowel-record-table" aria-labelledby={labelledBy}>
      <tbody className="dowel-record-rows">
        <tr className="dowel-record">
          {columns.map(({ fieldName, label }) => (
            <th key={fieldName} className="dowel-record-cell" scope="col" title={label}>
              <bdi className="dowel-name">{label}</bdi>
            </th>
          ))}
        </tr>
        {records.map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: records have no id here, and never move
          <tr key={index} className="dowel-record">
            {columns.map(({ fieldName }) => (
              <td key={fieldName} className="dowel-record-cell" title={record[fieldName]}>
                <bdi className="dowel-name">{record[fieldName]}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

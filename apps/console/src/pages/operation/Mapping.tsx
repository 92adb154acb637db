import type { ExplainedMapping } from '@dowel/schema';
import { ScrollRegion } from '../../parts/ScrollRegion.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { count } from '../../words/time.ts';

export interface MappingProps {
  mapping: readonly ExplainedMapping[];
  provider: string;
}

/** How fields of the provider became fields of the message. Names only. */
export function Mapping({ mapping, provider }: MappingProps) {
  if (mapping.length === 0) return null;
  return (
    <Section title="What was read became what was sent">
      {mapping.map(({ objectName, deliveredName, destination, fields, unmapped = [] }) => (
        <Box
          key={objectName}
          foot={
            <span>
              Sent to {destination}:{' '}
              {objectName === deliveredName ? objectName : `${objectName} as ${deliveredName}`}
              {unmapped.length > 0 && `. Not matched, so in no message: ${unmapped.join(', ')}`}
            </span>
          }
        >
          <ScrollRegion label={`How ${objectName} are matched`}>
            <table className="console-table" data-stacks>
              <thead>
                <tr>
                  <th scope="col">At {provider}</th>
                  <th scope="col">How</th>
                  <th scope="col">In your message</th>
                </tr>
              </thead>
              <tbody>
                {fields.map(({ fieldName, deliveredName: name, mappedValueCount }) => (
                  <tr key={`${fieldName} ${name}`}>
                    <td data-title>
                      <span className="console-mono">{fieldName}</span>
                    </td>
                    <td className="console-muted">
                      {mappedValueCount
                        ? `${count(mappedValueCount, 'value')} renamed`
                        : fieldName === name
                          ? 'as it is'
                          : 'matched'}
                    </td>
                    <td>
                      <span className="console-mono">{name}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </Box>
      ))}
    </Section>
  );
}

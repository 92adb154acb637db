import type { ExplainedMapping } from '@dowel/schema';
import type { ReactNode } from 'react';
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

/** A table that may be wider than its box, and has nothing in it that takes the focus: the keyboard can scroll it. */
function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, no key scrolls the region
    <section className="console-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

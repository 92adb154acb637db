import type { GroupOverview, Installation } from '@dowel/schema';
import { ScrollRegion } from '../../parts/ScrollRegion.tsx';
import { Box } from '../../parts/Section.tsx';
import { StateWords } from '../../parts/StateWords.tsx';
import { paused, type State } from '../../words/states.ts';
import { count } from '../../words/time.ts';

const leftOut: State = { tone: 'neutral', icon: 'paused', words: 'Left out' };
const on: State = { tone: 'success', icon: 'success', words: 'Chosen' };

export interface ObjectsProps {
  installation: GroupOverview['installations'][number];
}

/** What the customer has chosen: object by object, how much of it, and how often. */
export function Objects({ installation: { config, pauses = [] } }: ObjectsProps) {
  const pauseOf = (name: string) => pauses.find(({ objectName }) => objectName === name);
  const read = Object.entries(config.content.read?.objects ?? {});
  const write = Object.keys(config.content.write?.objects ?? {});
  if (read.length === 0 && write.length === 0) return <Box isPadded>No object is chosen.</Box>;
  return (
    <Box foot={write.length > 0 && <span>Written: {write.join(', ')}</span>}>
      <ScrollRegion label="What is chosen of each object">
        <table className="console-table" data-stacks>
          <thead>
            <tr>
              <th scope="col">Object</th>
              <th scope="col">State</th>
              <th scope="col">Fields</th>
              <th scope="col">Schedule</th>
              <th scope="col">To</th>
            </tr>
          </thead>
          <tbody>
            {read.map(([name, object]) => (
              <tr key={name}>
                <td data-title>{name}</td>
                <td>
                  <StateWords state={pauseOf(name) ? paused : object.disabled ? leftOut : on} />
                  {pauseOf(name)?.note && <bdi className="console-sub">{pauseOf(name)?.note}</bdi>}
                </td>
                <td>{fieldWords(object)}</td>
                <td className="console-mono">{object.schedule ?? ''}</td>
                <td>{object.destination ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Box>
  );
}

type ReadObject = NonNullable<Installation['config']['content']['read']>['objects'][string];

function fieldWords({
  selectedFields = {},
  selectedFieldMappings = {},
  selectedFieldsAuto,
}: ReadObject): string {
  if (selectedFieldsAuto === 'all') return 'all';
  const chosen = Object.values(selectedFields).filter(Boolean).length;
  const matched = Object.keys(selectedFieldMappings).length;
  return [chosen > 0 && count(chosen, 'field'), matched > 0 && `${matched} matched`]
    .filter(Boolean)
    .join(', ');
}

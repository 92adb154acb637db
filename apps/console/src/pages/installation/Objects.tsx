import type { GroupOverview, Installation, ObjectRead } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useProject } from '../../app/project.ts';
import { readsQuery } from '../../data/reads.ts';
import { Failed } from '../../parts/Failed.tsx';
import { ScrollRegion } from '../../parts/ScrollRegion.tsx';
import { Box } from '../../parts/Section.tsx';
import { StateWords } from '../../parts/StateWords.tsx';
import { Ticks } from '../../parts/Ticks.tsx';
import { Time } from '../../parts/Time.tsx';
import { AfterAWhile, WaitingBox } from '../../parts/Waiting.tsx';
import { oftenWords } from '../../words/schedule.ts';
import { paused, type State } from '../../words/states.ts';
import { count } from '../../words/time.ts';
import { ObjectActions } from './ObjectActions.tsx';

export interface ObjectsProps {
  installation: GroupOverview['installations'][number];
  /** The latest runs of the customer. */
  operations: GroupOverview['operations'];
}

/** What the customer has chosen, and how the reading of it goes. */
export function Objects({ installation, operations }: ObjectsProps) {
  const { id, integrationId, config } = installation;
  const query = useQuery(readsQuery(useProject(), integrationId, id));
  const chosen = config.content.read?.objects ?? {};
  const write = Object.keys(config.content.write?.objects ?? {});
  if (Object.keys(chosen).length === 0 && write.length === 0) return <Box isPadded>No object is chosen.</Box>;
  if (query.error && !query.data)
    return <Failed error={query.error} what="the objects" retry={() => void query.refetch()} />;
  if (!query.data) {
    return (
      <AfterAWhile>
        <WaitingBox rows={2} />
      </AfterAWhile>
    );
  }
  const reads = new Map(query.data.map((read) => [read.objectName, read]));
  const others = Object.keys(chosen).filter((name) => !reads.has(name));
  return (
    <Box foot={write.length > 0 && <span>Written: {write.join(', ')}</span>}>
      <ScrollRegion label="How each object is read">
        <table className="console-table" data-stacks>
          <thead>
            <tr>
              <th scope="col">Object</th>
              <th scope="col">State</th>
              <th scope="col">How often</th>
              <th scope="col">Runs</th>
              <th scope="col">Read up to</th>
              <th scope="col">Next</th>
              <th scope="col">
                <span className="dowel-visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {query.data.map((read) => (
              <ReadRow
                key={read.objectName}
                read={read}
                installation={installation}
                operations={operations}
              />
            ))}
            {others.map((name) => (
              <tr key={name}>
                <td data-title>{name}</td>
                <td colSpan={6}>
                  <StateWords state={notRead} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Box>
  );
}

function ReadRow({ read, installation, operations }: ObjectsProps & { read: ObjectRead }) {
  const { objectName, schedule, readUntil, nextTime, pause } = read;
  const entry = installation.config.content.read?.objects?.[objectName];
  const fields = entry && fieldWords(entry);
  const runs = operations.filter(
    ({ installationId, metadata }) =>
      installationId === installation.id && metadata?.objects?.includes(objectName),
  );
  return (
    <tr>
      <td data-title>
        {objectName}
        {fields && <span className="console-sub">{fields}</span>}
      </td>
      <td>
        <ReadState read={read} />
        {pause?.note && <bdi className="console-sub">{pause.note}</bdi>}
      </td>
      <td title={schedule}>{schedule ? oftenWords(schedule) : 'only when asked'}</td>
      <td data-drop>
        <Ticks operations={runs} />
      </td>
      <td>{readUntil ? <Time at={readUntil} as="clock" /> : 'not yet'}</td>
      <td data-keep>{nextTime ? <Time at={nextTime} as="ago" /> : pause ? 'when resumed' : 'when asked'}</td>
      <td>
        <ObjectActions read={read} installation={installation} />
      </td>
    </tr>
  );
}

const notRead: State = { tone: 'neutral', icon: 'paused', words: 'Not read' };
const reading: State = { tone: 'info', icon: 'again', words: 'Reads now' };
const asked: State = { tone: 'success', icon: 'success', words: 'Read' };
const failed: State = { tone: 'danger', icon: 'danger', words: 'Last read failed' };
const waiting: State = { tone: 'neutral', icon: 'clock', words: 'Waits for its first read' };
const pauses: Record<string, State> = {
  asked: paused,
  failures: { tone: 'danger', icon: 'danger', words: 'Paused: reads failed' },
  credentials: { tone: 'warning', icon: 'warning', words: 'Waits for a sign-in' },
  limit: { tone: 'danger', icon: 'danger', words: 'Paused: too many records' },
};

/** The state of an object leads to the run that says more. */
function ReadState({ read: { pause, currentRun, lastRun } }: { read: ObjectRead }) {
  const project = useProject();
  const state =
    (pause && (pauses[pause.reason] ?? paused)) ??
    (currentRun && reading) ??
    (lastRun?.status === 'failure' ? failed : lastRun ? asked : waiting);
  const operationId = (currentRun ?? lastRun)?.operationId;
  if (!operationId) return <StateWords state={state} />;
  return (
    <Link to="/$project/operations/$operationId" params={{ project, operationId }}>
      <StateWords state={state} />
    </Link>
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

import type { GroupOverview, ObjectRead, ProjectOperation } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../data/project.ts';
import { installationReadsQuery } from '../../data/project-operations.ts';
import { readsQuery } from '../../data/reads.ts';
import { Author } from '../../parts/Author.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box } from '../../parts/Section.tsx';
import { StateWords } from '../../parts/StateWords.tsx';
import { Table } from '../../parts/Table.tsx';
import { Ticks } from '../../parts/Ticks.tsx';
import { Time } from '../../parts/Time.tsx';
import { nextReadWords, readState, recordsOfDay, scheduleWords } from '../../words/reads.ts';
import { paused, type State } from '../../words/states.ts';
import { count } from '../../words/time.ts';
import { type ChosenObject, fieldWords } from './field-words.ts';
import { ObjectActions } from './ObjectActions.tsx';

const leftOut: State = { tone: 'neutral', icon: 'paused', words: 'Left out' };
const on: State = { tone: 'success', icon: 'success', words: 'Chosen' };

export interface ObjectsProps {
  project: string;
  installation: GroupOverview['installations'][number];
}

interface Row {
  readonly name: string;
  readonly chosen: ChosenObject | undefined;
  readonly read: ObjectRead | undefined;
}

/** What the customer has chosen, object by object: how its reads went, how far they have come, and what is next. */
export function Objects({ project, installation }: ObjectsProps) {
  const query = useQuery(readsQuery(project, installation.integrationId, installation.id));
  return (
    <Loaded query={query} what="the reads">
      {(reads) => <KnownObjects project={project} installation={installation} reads={reads} />}
    </Loaded>
  );
}

function KnownObjects({ project, installation, reads }: ObjectsProps & { reads: readonly ObjectRead[] }) {
  const { config, pauses = [] } = installation;
  const may = useMay();
  const { data: page } = useQuery(installationReadsQuery(project, installation.id));
  const operations = new Map(page?.items.map((operation) => [operation.id, operation]));
  const known = (run: ObjectRead['lastRun']) => run && operations.get(run.operationId);
  const chosen = config.content.read?.objects ?? {};
  const write = Object.keys(config.content.write?.objects ?? {});
  // A deploy may have chosen an object for everybody, or taken one away that is read further.
  const names = new Set([...Object.keys(chosen), ...reads.map(({ objectName }) => objectName)]);
  const rows = [...names].map((name) => ({
    name,
    chosen: chosen[name],
    read: reads.find(({ objectName }) => objectName === name),
  }));
  if (rows.length === 0 && write.length === 0) return <Box isPadded>No object is chosen.</Box>;
  const pauseOf = ({ name, read }: Row) =>
    read?.pause ?? pauses.find(({ objectName }) => objectName === name);
  const stateOf = ({ name, chosen: object, read }: Row) => {
    if (object?.disabled) return leftOut;
    if (read) return readState(read, known(read.lastRun), known(read.currentRun));
    return pauses.some(({ objectName }) => objectName === name) ? paused : on;
  };
  return (
    <Box
      foot={
        <>
          <span data-drop>Bars: one per read, the newest at the end; tall is failed.</span>
          {write.length > 0 && <span>Written: {write.join(', ')}</span>}
        </>
      }
    >
      <Table
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          {
            title: 'Object',
            is: 'title',
            cell: ({ name, chosen: object }) => (
              <>
                <bdi>{name}</bdi> {object && <span className="console-muted">{fieldWords(object)}</span>}
              </>
            ),
          },
          {
            title: 'State',
            is: 'wide',
            cell: (row) => (
              <>
                <StateOfRun project={project} read={row.read} state={stateOf(row)} />
                <PauseWords pause={pauseOf(row)} />
                {row.read?.waitingWrites && (
                  <span className="console-sub">
                    {count(row.read.waitingWrites.recordCount, 'write')}{' '}
                    {row.read.waitingWrites.recordCount === 1 ? 'waits' : 'wait'}, until{' '}
                    <Time at={row.read.waitingWrites.untilTime} as="clock" />
                  </span>
                )}
              </>
            ),
          },
          {
            title: 'How often',
            is: 'keep',
            cell: ({ chosen: object, read }) =>
              (read || object?.schedule) && scheduleWords(read ? read.schedule : object?.schedule),
          },
          {
            title: 'Last 24 runs',
            is: 'drop',
            cell: ({ read }) => read && <Ticks operations={runsOf(read, operations)} />,
          },
          {
            title: 'Read up to',
            is: 'drop',
            cell: ({ read }) => read?.readUntil && <Time at={read.readUntil} as="clock" />,
          },
          { title: 'Next', is: 'drop', cell: ({ read }) => nextOf(read) },
          {
            title: 'Records, 24 h',
            is: 'number',
            noun: 'records in 24 h',
            cell: ({ read }) => read && (recordsOfDay(read)?.toLocaleString('en') ?? 'many'),
          },
          {
            title: 'Actions',
            is: 'actions',
            cell: ({ read }) => read && may.help && <ObjectActions read={read} installation={installation} />,
          },
        ]}
      />
    </Box>
  );
}

/** Who paused an object, and why. */
function PauseWords({
  pause: { by, note } = {},
}: {
  pause: Pick<NonNullable<ObjectRead['pause']>, 'by' | 'note'> | undefined;
}) {
  return (
    <>
      {by && (
        <span className="console-sub">
          By <Author by={by} />
        </span>
      )}
      {note && <bdi className="console-sub">{note}</bdi>}
    </>
  );
}

/** The state of an object leads to the run that says more. */
function StateOfRun({
  project,
  read,
  state,
}: {
  project: string;
  read: ObjectRead | undefined;
  state: State;
}) {
  const operationId = (read?.currentRun ?? read?.lastRun)?.operationId;
  if (operationId === undefined) return <StateWords state={state} />;
  return (
    <Link to="/$project/operations/$operationId" params={{ project, operationId }}>
      <StateWords state={state} />
    </Link>
  );
}

function runsOf(
  { currentRun, recentRuns = [] }: ObjectRead,
  operations: ReadonlyMap<string, ProjectOperation>,
) {
  return [...(currentRun ? [currentRun] : []), ...recentRuns]
    .slice(0, 24)
    .map(({ operationId: id, status }) => ({ id, status, failure: operations.get(id)?.failure }));
}

function nextOf(read: ObjectRead | undefined) {
  return read && (nextReadWords(read) ?? (read.nextTime && <Time at={read.nextTime} as="clock" />));
}

import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { destinationsQuery } from '../../data/destinations.ts';
import { useMay } from '../../data/project.ts';
import { ConsoleIcon } from '../../parts/ConsoleIcon.tsx';
import { CopyId } from '../../parts/CopyButton.tsx';
import { Empty } from '../../parts/Failed.tsx';
import { Keys } from '../../parts/Keys.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box } from '../../parts/Section.tsx';
import { StateWords } from '../../parts/StateWords.tsx';
import { Table } from '../../parts/Table.tsx';
import { Time } from '../../parts/Time.tsx';
import { Head } from '../../shell/Head.tsx';
import { destinationState } from '../../words/destinations.ts';

const route = getRouteApi('/$project/destinations');

/** Where results and notifications go, and whether they are taken there. */
export function DestinationsPage() {
  const { project } = route.useParams();
  const query = useQuery(destinationsQuery(project));
  const may = useMay();
  return (
    <>
      <Head
        title="Destinations"
        crumbs={['Destinations']}
        detail="Where results and notifications go. Manifests and topics use the names."
        actions={
          may.change && (
            <Link
              className="dowel-button"
              data-variant="primary"
              data-shortcut="n"
              to="/$project/destinations/$destination"
              params={{ project, destination: '+' }}
            >
              <ConsoleIcon name="plus" />
              Make a destination
              <Keys keys={['n']} />
            </Link>
          )
        }
      />
      <Loaded query={query} what="the destinations">
        {(destinations) => (
          <Box>
            {destinations.length === 0 ? (
              <Empty title="No destination yet">
                Make one, and name it in your manifest. An inbox needs no receiver of your own.
              </Empty>
            ) : (
              <Table
                rows={destinations}
                keyOf={({ id }) => id}
                columns={[
                  {
                    title: 'Destination',
                    is: 'title',
                    cell: ({ id, name }) => (
                      <Link
                        to="/$project/destinations/$destination"
                        params={{ project, destination: id }}
                        data-row-link
                      >
                        {name}
                      </Link>
                    ),
                  },
                  { title: 'State', cell: (one) => <StateWords state={destinationState(one)} /> },
                  { title: 'Type', lead: 'type', cell: ({ type }) => type },
                  {
                    title: 'Address',
                    is: 'wide',
                    cell: ({ metadata }) => (
                      <span className="console-mono">
                        {metadata.url ??
                          metadata.bucket ??
                          metadata.queueUrl ??
                          metadata.streamName ??
                          metadata.exchange ??
                          ''}
                      </span>
                    ),
                  },
                  { title: 'Made', is: 'drop', cell: ({ createTime }) => <Time at={createTime} as="ago" /> },
                  { title: 'Id', is: 'drop', cell: ({ id }) => <CopyId id={id} /> },
                ]}
              />
            )}
          </Box>
        )}
      </Loaded>
    </>
  );
}

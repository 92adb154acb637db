import { Notice, Tag, useAnnounce } from '@dowel/react/parts';
import type { Destination } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { destinationsQuery } from '../../data/destinations.ts';
import { useMay } from '../../data/project.ts';
import { NoSuch } from '../../parts/Failed.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { SubjectIssues } from '../../parts/SubjectIssues.tsx';
import { useGoOn } from '../../parts/useGoOn.ts';
import { useOnce } from '../../parts/useOnce.ts';
import { Head } from '../../shell/Head.tsx';
import { destinationState } from '../../words/destinations.ts';
import { DestinationActions } from './DestinationActions.tsx';
import { DestinationForm } from './DestinationForm.tsx';
import { destinationTypes } from './destination-boxes.ts';

const route = getRouteApi('/$project/destinations/$destination');
/** No destination has this name: names have letters, digits and dashes. */
const NEW = '+';

/** A destination: whether it takes messages, what it is, and what can be done with it. `+` makes a new one. */
export function DestinationPage() {
  const { project, destination } = route.useParams();
  return destination === NEW ? <NewDestination project={project} /> : <KnownDestination />;
}

function NewDestination({ project }: { project: string }) {
  const navigate = useGoOn();
  // Who may see them may make one.
  const query = useQuery(destinationsQuery(project));
  return (
    <>
      <Head
        title="New destination"
        crumbs={[<Up key="up" project={project} />, 'New']}
        detail="Where results and notifications go. Nothing is sent there before a manifest or a topic names it."
      />
      <Loaded query={query} what="the destinations">
        {() => (
          <Box isPadded>
            <DestinationForm
              project={project}
              onDone={({ id }) =>
                navigate({ to: '/$project/destinations/$destination', params: { project, destination: id } })
              }
            />
          </Box>
        )}
      </Loaded>
    </>
  );
}

function KnownDestination() {
  const { project, destination: id } = route.useParams();
  const query = useQuery(destinationsQuery(project));
  const may = useMay();
  const hasForm = useOnce(may.change);
  const announce = useAnnounce();
  return (
    <Loaded query={query} what="this destination" isPage>
      {(all) => {
        const destination = all.find((one) => one.id === id || one.name === id);
        if (!destination) return <NoSuch what="destination" />;
        const state = destinationState(destination);
        return (
          <>
            <Head
              title={destination.name}
              crumbs={[<Up key="up" project={project} />, destination.name]}
              detail={typeWords(destination.type)}
              tag={<Tag tone={state.tone}>{state.words}</Tag>}
              actions={may.change && <DestinationActions project={project} destination={destination} />}
            />
            <DestinationHealth destination={destination} />
            {hasForm && (
              <Section title="What it is">
                <Box isPadded>
                  <DestinationForm
                    project={project}
                    destination={destination}
                    onDone={() => announce('Saved')}
                  />
                </Box>
              </Section>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function Up({ project }: { project: string }) {
  return (
    <Link to="/$project/destinations" params={{ project }}>
      Destinations
    </Link>
  );
}

/** What happens with what is sent to a destination of this type. */
function typeWords(type: string): string {
  const known = destinationTypes[type];
  return known ? `${known.label}. ${known.says}` : type;
}

/** Why a destination takes nothing, since when, and what to do. */
function DestinationHealth({ destination: { id, isUnreadable } }: { destination: Destination }) {
  return (
    <>
      {isUnreadable && (
        <Notice tone="danger" isLive={false} title="Its address and secrets cannot be read">
          The server no longer has the encryption key that they were stored with. Type them again.
        </Notice>
      )}
      <SubjectIssues id={id} />
    </>
  );
}

import { Logo, Tag } from '@dowel/react/parts';
import type { Integration, PublishedRevision } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useAuthors } from '../../data/authors.ts';
import { useProviderTitles } from '../../data/providers.ts';
import { integrationQuery, revisionQuery } from '../../data/revisions.ts';
import { Failed } from '../../parts/Failed.tsx';
import { SubjectIssues } from '../../parts/SubjectIssues.tsx';
import { Time } from '../../parts/Time.tsx';
import { WaitingPage } from '../../parts/Waiting.tsx';
import { Head } from '../../shell/Head.tsx';
import { Changes } from './Changes.tsx';
import { Revisions } from './Revisions.tsx';

const route = getRouteApi('/$project/integrations/$integration');

/** The revisions of an integration, and how one differs from another. */
export function IntegrationPage() {
  const { project, integration } = route.useParams();
  const query = useQuery(integrationQuery(project, integration));
  const crumb = (
    <Link key="integrations" to="/$project/integrations" params={{ project }}>
      Integrations
    </Link>
  );
  if (query.data) return <Published project={project} integration={query.data} crumb={crumb} />;
  if (!query.error) return <WaitingPage what="the integration" />;
  return (
    <>
      <Head title={integration} crumbs={[crumb, integration]} />
      <Failed error={query.error} what="this integration" retry={() => void query.refetch()} />
    </>
  );
}

interface PublishedProps {
  project: string;
  integration: Integration;
  crumb: ReactNode;
}

function Published({ project, integration, crumb }: PublishedProps) {
  const { id, name, provider, latestRevision } = integration;
  const search = route.useSearch();
  // What one reads stays when somebody deploys meanwhile.
  const [firstSeen] = useState(latestRevision.id);
  const shownId = search.revision ?? firstSeen;
  const shown = useQuery(revisionQuery(project, id, shownId));
  const providerName = useProviderTitles()(provider);
  const title = latestRevision.content.displayName ?? name;
  return (
    <>
      <Head
        key={shownId}
        title={shown.data ? `${title}, revision ${shown.data.number}` : title}
        crumbs={[crumb, title]}
        lead={<Logo kind="provider" name={providerName} />}
        tag={
          shown.data &&
          (shownId === latestRevision.id ? (
            <Tag tone="success">In use</Tag>
          ) : (
            <Tag>Replaced by a newer one</Tag>
          ))
        }
        detail={shown.data && <Origin revision={shown.data} />}
      />
      <SubjectIssues id={id} />
      <Changes project={project} integrationId={id} shown={shown} from={search.from} />
      <Revisions project={project} integrationId={id} shownId={shownId} />
      <SubjectIssues id={provider} title={`What does not work at ${providerName}`} />
    </>
  );
}

/** Who deployed a revision, when, and what they said. */
function Origin({ revision: { createTime, createdBy, message } }: { revision: PublishedRevision }) {
  const author = useAuthors()(createdBy);
  return (
    <>
      Deployed <Time at={createTime} />
      {author && `, by ${author}`}
      {message && (
        <>
          {': '}
          <q>{message}</q>
        </>
      )}
    </>
  );
}

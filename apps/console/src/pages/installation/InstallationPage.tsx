import { Logo, Tag } from '@dowel/react/parts';
import type { GroupOverview } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { groupQuery } from '../../data/groups.ts';
import { installationOperationsQuery } from '../../data/operations.ts';
import { useProductName } from '../../data/product.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { IssueDiagnosis } from '../../parts/IssueDiagnosis.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { AfterAWhile, WaitingBox, WaitingPage } from '../../parts/Waiting.tsx';
import { Head } from '../../shell/Head.tsx';
import { providerOf, stateOf } from '../../words/issues.ts';
import { InstallationFacts } from './InstallationFacts.tsx';

// It asks for the reads itself, so nothing above waits for it.
const OperationRows = lazy(() =>
  import('../../parts/OperationRows.tsx').then(({ OperationRows }) => ({ default: OperationRows })),
);
const Objects = lazy(() => import('./Objects.tsx').then(({ Objects }) => ({ default: Objects })));

const route = getRouteApi('/$project/customers/$groupRef/$integration');

/** One installation of a customer: its objects, its runs, and the account that it uses. */
export function InstallationPage() {
  const { project, groupRef, integration } = route.useParams();
  const { installation: wanted } = route.useSearch();
  const query = useQuery(groupQuery(project, groupRef));
  const of = (one: GroupOverview['installations'][number]) =>
    one.integrationId === integration || one.integrationName === integration;
  const ours = query.data?.installations.filter(of) ?? [];
  const installation = ours.find(({ id }) => id === wanted) ?? ours[0];
  const crumbs = [
    <Link key="customers" to="/$project/customers" params={{ project }}>
      Customers
    </Link>,
    <Link key="customer" to="/$project/customers/$groupRef" params={{ project, groupRef }}>
      <bdi>{query.data?.group.groupName || groupRef}</bdi>
    </Link>,
  ];
  if (installation && query.data) {
    return <Installed project={project} overview={query.data} installation={installation} crumbs={crumbs} />;
  }
  if (!query.error && !query.data) return <WaitingPage what="the installation" />;
  return (
    <>
      <Head title="Not installed" crumbs={[...crumbs, integration]} />
      {query.error ? (
        <Failed error={query.error} what="this installation" retry={() => void query.refetch()} />
      ) : (
        <Box isPadded>This customer has not installed it, or it was uninstalled.</Box>
      )}
    </>
  );
}

interface InstalledProps {
  project: string;
  overview: GroupOverview;
  installation: GroupOverview['installations'][number];
  crumbs: readonly ReactNode[];
}

function Installed({ project, overview, installation, crumbs }: InstalledProps) {
  const product = useProductName();
  const provider = providerOf(overview, installation);
  const issues = overview.issues.filter(({ id }) => installation.issueIds.includes(id));
  const name = installation.name ?? installation.integrationName;
  const state = stateOf(installation, issues);
  return (
    <>
      <Head
        title={name}
        crumbs={[...crumbs, <bdi key="name">{name}</bdi>]}
        lead={<Logo kind="provider" name={provider} />}
        tag={<Tag tone={state.tone}>{state.words}</Tag>}
        detail={`${provider} · ${overview.group.groupName || overview.group.groupRef}`}
        actions={
          <CopyButton text={() => window.location.href} label="Copy address" icon="link" shortcut="y" />
        }
      />
      {issues.map((issue) => (
        <IssueDiagnosis key={issue.id} issue={issue} product={product} customer={overview.group.groupName} />
      ))}
      <Section title="Objects">
        <Suspense fallback={<WaitingBox rows={2} />}>
          <Objects project={project} installation={installation} />
        </Suspense>
      </Section>
      <div className="console-columns">
        <div className="console-stack">
          <Runs project={project} installationId={installation.id} />
        </div>
        <aside className="console-aside" aria-label="About this installation">
          <InstallationFacts installation={installation} provider={provider} state={state} />
        </aside>
      </div>
    </>
  );
}

function Runs({ project, installationId }: { project: string; installationId: string }) {
  const query = useQuery(installationOperationsQuery(project, installationId));
  const operations = query.data?.items ?? [];
  return (
    <Section
      title="Operations"
      actions={
        <Link
          className="dowel-link console-sm"
          to="/$project/operations"
          params={{ project }}
          search={{ installation: installationId }}
        >
          All of them
        </Link>
      }
    >
      {query.error && !query.data ? (
        <Failed error={query.error} what="the operations" retry={() => void query.refetch()} />
      ) : !query.data ? (
        <AfterAWhile>
          <WaitingBox rows={4} />
        </AfterAWhile>
      ) : operations.length === 0 ? (
        <Box isPadded>Nothing has run yet.</Box>
      ) : (
        <Suspense fallback={<WaitingBox rows={2} />}>
          <OperationRows project={project} operations={operations} isOfOne="installation" />
        </Suspense>
      )}
    </Section>
  );
}

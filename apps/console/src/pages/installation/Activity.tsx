import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useProductName } from '../../data/product.ts';
import { installationOperationsQuery } from '../../data/project-operations.ts';
import { Failed } from '../../parts/Failed.tsx';
import { IssueDiagnosis } from '../../parts/IssueDiagnosis.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { AfterAWhile, WaitingBox } from '../../parts/Waiting.tsx';
import { type Installed, useInstallation } from './useInstallation.ts';

// It asks for the reads itself, so nothing above waits for it.
const OperationRows = lazy(() =>
  import('../../parts/OperationRows.tsx').then(({ OperationRows }) => ({ default: OperationRows })),
);
const Objects = lazy(() => import('./Objects.tsx').then(({ Objects }) => ({ default: Objects })));

/** What is wrong with an installation, its objects, and its runs. */
export function Activity() {
  const { installed } = useInstallation();
  return installed && <Known {...installed} />;
}

function Known({ project, overview, installation }: Installed) {
  const product = useProductName();
  const issues = overview.issues.filter(({ id }) => installation.issueIds.includes(id));
  return (
    <>
      {issues.map((issue) => (
        <IssueDiagnosis key={issue.id} issue={issue} product={product} customer={overview.group.groupName} />
      ))}
      <Section title="Objects">
        <Suspense fallback={<WaitingBox rows={2} />}>
          <Objects project={project} installation={installation} />
        </Suspense>
      </Section>
      <Runs project={project} installationId={installation.id} />
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
          All operations
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

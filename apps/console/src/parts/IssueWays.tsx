import { Button } from '@dowel/react/parts';
import type { Issue } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { projectClient, useProject } from '../app/project.ts';
import { useMay } from '../data/project.ts';
import { providerAppsQuery } from '../data/provider-apps.ts';
import { showsProvider } from '../words/tell.ts';
import { Ask } from './Ask.tsx';
import { customersOf } from './issue-place.ts';
import { Time } from './Time.tsx';

/** What is deployed has nothing to do with it: the run shows what was asked, and what the provider said. */
const inTheRun: readonly string[] = [...showsProvider, 'record_refused'];

/** Leads to where an issue is mended, or mends it. */
export function IssueWays({ issue }: { issue: Issue }) {
  const project = useProject();
  const { subject, reason, affects, operationId } = issue;
  const { isNarrow } = useMay();
  const params = { project };
  if (subject.kind === 'providerApp') return !isNarrow && <ProviderAppWay id={subject.id} />;
  if (subject.kind === 'destination') {
    return (
      <>
        {!isNarrow && (
          <Link
            className="dowel-link"
            to="/$project/destinations/$destination"
            params={{ project, destination: subject.id }}
          >
            Open the destination
          </Link>
        )}
        <Link
          className="dowel-link"
          to="/$project/deliveries"
          params={params}
          search={{ destination: subject.id }}
        >
          Its deliveries
        </Link>
      </>
    );
  }
  if (reason === 'destination' && !isNarrow) {
    return (
      <Link className="dowel-link" to="/$project/destinations" params={params}>
        Open the destinations
      </Link>
    );
  }
  if (subject.kind === 'account') {
    return affects.first.map(({ groupRef, groupName }) => (
      <Link
        key={groupRef}
        className="dowel-link"
        to="/$project/customers/$groupRef"
        params={{ project, groupRef }}
      >
        <bdi>{groupName}</bdi>
      </Link>
    ));
  }
  if (operationId && inTheRun.includes(reason)) {
    return (
      <Link className="dowel-link" to="/$project/operations/$operationId" params={{ project, operationId }}>
        Open the run
      </Link>
    );
  }
  if (subject.kind === 'integration') {
    return (
      <>
        <Link
          className="dowel-link"
          to="/$project/integrations/$integration"
          params={{ project, integration: subject.id }}
        >
          Open what is deployed
        </Link>
        {affects.groupCount > 1 && (
          <Link className="dowel-link" {...customersOf(project, issue)}>
            All {affects.groupCount} customers
          </Link>
        )}
      </>
    );
  }
  return (reason === 'reads_paused' || reason === 'reads_limit') && <Resume issue={issue} />;
}

/** Its secret may have been changed just before it was refused. */
function ProviderAppWay({ id }: { id: string }) {
  const project = useProject();
  const app = useQuery(providerAppsQuery(project)).data?.find((one) => one.id === id);
  return (
    <>
      <Link
        className="dowel-link"
        to="/$project/provider-apps/$providerApp"
        params={{ project, providerApp: id }}
      >
        Open the provider app
      </Link>
      {app?.updateTime && (
        <span className="console-sm console-muted">
          It was changed at <Time at={app.updateTime} />
        </span>
      )}
    </>
  );
}

function Resume({ issue: { affects, objects = [] } }: { issue: Issue }) {
  const { reads } = projectClient(useProject());
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const [one] = affects.first;
  if (!may.help || !one || affects.installationCount !== 1) return null;
  const names = objects.join(', ');
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Resume
      </Button>
      {isOpen && (
        <Ask
          title={`Resume ${names}?`}
          does="Resume"
          isDanger={false}
          send={() => reads.unpause(one.integrationId, one.installationId, { objects: [...objects] })}
          onClose={() => setOpen(false)}
        >
          What has changed during the pause is read at once, and its messages are sent.
        </Ask>
      )}
    </>
  );
}

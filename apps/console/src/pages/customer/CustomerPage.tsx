import { Logo, Tag, Text } from '@dowel/react/parts';
import type { GroupOverview, Issue } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { groupQuery } from '../../data/groups.ts';
import { useProductName } from '../../data/product.ts';
import { useMay } from '../../data/project.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { IssueDiagnosis } from '../../parts/IssueDiagnosis.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { StateMark } from '../../parts/StateWords.tsx';
import { useFirstRows } from '../../parts/useFirstRows.tsx';
import { WaitingBox, WaitingPage } from '../../parts/Waiting.tsx';
import { Head } from '../../shell/Head.tsx';
import { groupState } from '../../words/groups.ts';
import { issueState, wordsForAll } from '../../words/issues.ts';
import { paused } from '../../words/states.ts';
import { count, sinceWords } from '../../words/time.ts';
import { Installed } from './Installed.tsx';

const OperationRows = lazy(() =>
  import('../../parts/OperationRows.tsx').then(({ OperationRows }) => ({ default: OperationRows })),
);
// Nothing waits for it.
const Aside = lazy(() => import('./Aside.tsx').then(({ Aside }) => ({ default: Aside })));

const route = getRouteApi('/$project/customers/$groupRef');

/** Everything about one customer: what is wrong, what is installed, what happened, and whose accounts it uses. */
export function CustomerPage() {
  const { project, groupRef } = route.useParams();
  const query = useQuery(groupQuery(project, groupRef));
  const crumb = (
    <Link key="customers" to="/$project/customers" params={{ project }}>
      Customers
    </Link>
  );
  if (!query.data) {
    if (!query.error) return <WaitingPage what="the customer" />;
    return (
      <>
        <Head title={groupRef} crumbs={[crumb, groupRef]} />
        <Failed error={query.error} what="this customer" retry={() => void query.refetch()} />
      </>
    );
  }
  return <Customer project={project} overview={query.data} crumb={crumb} />;
}

interface CustomerProps {
  project: string;
  overview: GroupOverview & { readonly isCut: boolean };
  crumb: React.ReactNode;
}

function Customer({ project, overview, crumb }: CustomerProps) {
  const { group, installations, operations, consumerCount } = overview;
  const isOfAll = ({ subject }: Issue) => subject.kind === 'apiKey';
  const issues = overview.issues.filter((issue) => !isOfAll(issue));
  const { shown, foot } = useFirstRows(issues, 'issue');
  const product = useProductName();
  const { isNarrow } = useMay();
  const name = group.groupName || group.groupRef;
  const isPaused = overview.state === 'working' && installations.some(({ pauses }) => pauses);
  const state = isPaused
    ? paused
    : groupState({ state: overview.state, ...(issues[0] && { issue: issues[0] }) });
  return (
    <>
      <Head
        title={name}
        crumbs={[crumb, <bdi key="name">{name}</bdi>]}
        lead={<Logo kind="person" name={name} />}
        tag={
          <Tag tone={state.tone}>
            {issues.length > 1
              ? `${overview.isCut ? 'More than ' : ''}${count(issues.length, 'thing')} to look at`
              : state.words}
          </Tag>
        }
        detail={
          <>
            <span className="console-mono">{group.groupRef}</span>
            {`\u00a0· customer since ${sinceWords(group.createTime)}\u00a0· ${count(installations.length, 'installation')}, ${consumerCount === 1 ? '1 person' : `${consumerCount} people`}`}
          </>
        }
        actions={
          <CopyButton text={() => window.location.href} label="Copy address" icon="link" shortcut="y" />
        }
      />
      {shown.map((issue) => (
        <IssueDiagnosis key={issue.id} issue={issue} product={product} customer={name} />
      ))}
      {foot && <Box foot={foot}>{null}</Box>}
      {overview.issues.filter(isOfAll).map((issue) => (
        <div key={issue.id} className="console-for-all">
          <StateMark state={{ ...issueState(issue), tone: 'neutral', icon: 'info' }} />
          <Text size="sm" tone="muted">
            <bdi>{wordsForAll(issue)}</bdi>{' '}
            {!isNarrow && (
              <Link className="dowel-link" to="/$project/keys" params={{ project }}>
                Open the keys
              </Link>
            )}
          </Text>
        </div>
      ))}
      <div className="console-columns">
        <div className="console-stack">
          <Section title="Installed">
            <Installed project={project} groupRef={group.groupRef} overview={overview} />
          </Section>
          <Section title="What happened">
            {operations.length === 0 ? (
              <Box isPadded>No run is kept: nothing was installed, or what was is uninstalled.</Box>
            ) : (
              <Suspense fallback={<WaitingBox rows={2} />}>
                <OperationRows project={project} operations={operations} isOfOne="customer" />
              </Suspense>
            )}
          </Section>
        </div>
        <aside className="console-aside" aria-label="Connections and people">
          <Suspense>
            <Aside overview={overview} />
          </Suspense>
        </aside>
      </div>
    </>
  );
}

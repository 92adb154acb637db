import { Notice } from '@dowel/react/parts';
import type { Issue } from '@dowel/schema';
import { isPause } from '@dowel/schema/rules';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { issuesQuery } from '../../data/issues.ts';
import { Empty, Failed } from '../../parts/Failed.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { WaitingPage } from '../../parts/Waiting.tsx';
import { Head } from '../../shell/Head.tsx';
import { homeTitle, isSnoozed, needs } from '../../words/home.ts';
import { count } from '../../words/time.ts';
import { IssueRows } from './IssueRows.tsx';

const route = getRouteApi('/$project/');

// They ask for their own figures, so nothing above waits for them.
const Day = lazy(() => import('./Day.tsx').then(({ Day }) => ({ default: Day })));
const SolvedIssues = lazy(() =>
  import('./SolvedIssues.tsx').then(({ SolvedIssues }) => ({ default: SolvedIssues })),
);
const Health = lazy(() => import('./Health.tsx').then(({ Health }) => ({ default: Health })));
const ServerHealth = lazy(() =>
  import('./Health.tsx').then(({ ServerHealth }) => ({ default: ServerHealth })),
);
const Changes = lazy(() => import('./Changes.tsx').then(({ Changes }) => ({ default: Changes })));

interface Part {
  readonly title: string;
  readonly note?: string;
  has(issue: Issue): boolean;
}

const parts: readonly Part[] = [
  { title: 'Needs you', has: (issue) => needs(issue, 'builder') || needs(issue, 'operator') },
  {
    title: 'Needs the customer',
    note: 'Each has a message that you can send',
    has: (issue) => needs(issue, 'consumer'),
  },
  { title: 'Mends itself', note: 'Nothing to do', has: (issue) => needs(issue, 'provider') },
  { title: 'Paused on purpose', note: 'Until somebody resumes it', has: isPause },
];

/** What needs somebody now, one row for each cause. The title is the answer. */
export function HomePage() {
  const { project } = route.useParams();
  const isPutOff = route.useSearch().show === 'put-off';
  const query = useQuery(issuesQuery(project));
  const all = query.data?.issues ?? [];
  const putOff = all.filter(isSnoozed);
  const issues = isPutOff ? putOff : all.filter((issue) => !isSnoozed(issue));
  if (!query.data) {
    if (!query.error) return <WaitingPage what="what needs somebody" />;
    return (
      <>
        <Head title="Home" crumbs={['Home']} />
        <Failed error={query.error} what="what needs somebody" retry={() => void query.refetch()} />
      </>
    );
  }
  return (
    <>
      <Head
        title={isPutOff ? 'Put off until later' : homeTitle(issues)}
        crumbs={isPutOff ? [<HomeLink key="home" project={project} />, 'Put off'] : ['Home']}
        detail={isPutOff ? 'Each comes back to home when its time is over.' : stopped(issues)}
      />
      {query.data.isCut && (
        <Notice tone="warning" title="There are more than 500 of a kind">
          These are the oldest 500. Mend their common cause first.
        </Notice>
      )}
      <div className={isPutOff ? 'console-stack' : 'console-columns'}>
        <div className="console-stack">
          {issues.length === 0 && (
            <Box>
              {isPutOff ? (
                <Empty title="Nothing is put off" action={<HomeLink project={project} />} />
              ) : (
                <Empty title="Nobody is needed">
                  Every connection works, every destination takes its messages, and no read fails.
                </Empty>
              )}
            </Box>
          )}
          {parts.map(({ title, note, has }) => {
            const some = issues.filter(has);
            if (some.length === 0) return null;
            return (
              <Section
                key={title}
                title={
                  <>
                    {title} <span className="console-muted">{some.length}</span>
                  </>
                }
                note={note}
              >
                <IssueRows issues={some} />
              </Section>
            );
          })}
          {!isPutOff && putOff.length > 0 && (
            <Link className="dowel-link" to="/$project" params={{ project }} search={{ show: 'put-off' }}>
              {count(putOff.length, 'thing')} put off until later
            </Link>
          )}
          {!isPutOff && (
            <Suspense>
              <SolvedIssues project={project} />
              <Day project={project} />
            </Suspense>
          )}
        </div>
        {!isPutOff && (
          <aside className="console-aside" aria-label="Health and changes">
            <Suspense>
              <Health project={project} />
            </Suspense>
            <Suspense>
              <Changes project={project} />
            </Suspense>
            <Suspense>
              <ServerHealth project={project} />
            </Suspense>
          </aside>
        )}
      </div>
    </>
  );
}

function HomeLink({ project }: { project: string }) {
  return (
    <Link className="dowel-link" to="/$project" params={{ project }}>
      Home
    </Link>
  );
}

/** How many customers wait. They are counted where every issue names all whom it concerns. */
function stopped(issues: readonly Issue[]): string | undefined {
  const needing = issues.filter((issue) => !needs(issue, 'provider') && !isPause(issue));
  const customers = new Set(needing.flatMap(({ affects }) => affects.first.map(({ groupRef }) => groupRef)));
  const most = Math.max(customers.size, ...needing.map(({ affects }) => affects.groupCount));
  if (most === 0) return undefined;
  const isMore = needing.some(({ affects }) => affects.groupCount > affects.first.length);
  const waits = most === 1 ? 'customer waits' : 'customers wait';
  return `${isMore ? 'At least ' : ''}${most.toLocaleString('en')} ${waits} for somebody.`;
}

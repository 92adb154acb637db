import { List, Row } from '@dowel/react/parts';
import { useQuery } from '@tanstack/react-query';
import { solvedQuery } from '../../data/issues.ts';
import { Failed } from '../../parts/Failed.tsx';
import { Section } from '../../parts/Section.tsx';
import { StateMark } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';
import { issueHeading } from '../../words/home.ts';

/** What was solved last: whoever has mended something sees that it helped. Nothing while nothing was. */
export function SolvedIssues({ project }: { project: string }) {
  const { data: solved = [], error, refetch } = useQuery(solvedQuery(project));
  if (solved.length === 0)
    return error && <Failed error={error} what="what was solved" retry={() => void refetch()} />;
  return (
    <Section title="Solved" note="The last of 30 days">
      <List>
        {solved.map((issue) => {
          const { solvedTime } = issue;
          return (
            <Row
              key={`${issue.id} ${solvedTime}`}
              lead={<StateMark state={{ tone: 'success', icon: 'success' }} />}
              title={issueHeading(issue)}
              detail={
                <>
                  From <Time at={issue.since} as="clock" /> until {solvedTime && <Time at={solvedTime} />}
                </>
              }
            />
          );
        })}
      </List>
    </Section>
  );
}

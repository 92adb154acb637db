import { List, Row } from '@dowel/react/parts';
import type { Solved } from '../../data/solved-issues.ts';
import { Section } from '../../parts/Section.tsx';
import { StateMark } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';
import { concerned } from '../../words/home.ts';
import { issueTitle } from '../../words/issues.ts';

/** What is mended since this tab was opened: whoever has mended something sees that it helped. */
export function SolvedIssues({ solved }: { solved: readonly Solved[] }) {
  return (
    <Section title="Solved" note="Since you opened this page">
      <List>
        {solved.map(({ issue, seenTime }) => {
          const who = concerned(issue);
          const title = issueTitle(issue);
          return (
            <Row
              key={issue.id}
              lead={<StateMark state={{ tone: 'success', icon: 'success' }} />}
              title={who ? `${who}: ${title}` : title}
              detail={
                <>
                  No more since <Time at={seenTime} as="clock" />
                </>
              }
            />
          );
        })}
      </List>
    </Section>
  );
}

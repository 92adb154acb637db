import { Notice } from '@dowel/react/parts';
import { useQuery } from '@tanstack/react-query';
import { useProject } from '../app/project.ts';
import { issuesQuery } from '../data/issues.ts';
import { affectsWords, issueTitle } from '../words/issues.ts';
import { Time } from './Time.tsx';

/** What does not work because of the thing that a page is about, and the next step. */
export function SubjectIssues({ id, provider = '' }: { id: string; provider?: string }) {
  const issues = useQuery(issuesQuery(useProject())).data?.issues ?? [];
  return issues
    .filter(({ subject }) => subject.id === id)
    .map((issue) => (
      <Notice key={issue.id} tone="danger" isLive={false} title={issueTitle(issue, provider)}>
        {issue.words && (
          <>
            <bdi>{issue.words}</bdi>{' '}
          </>
        )}
        {issue.nextStep} Since <Time at={issue.since} />. {affectsWords(issue)}
      </Notice>
    ));
}

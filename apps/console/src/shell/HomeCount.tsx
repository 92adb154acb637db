import { useQuery } from '@tanstack/react-query';
import { useProject } from '../app/project.ts';
import { issueCountQuery } from '../data/issues.ts';

/** How many things need the builder, beside the way to home. */
export function HomeCount() {
  const { data = 0 } = useQuery(issueCountQuery(useProject()));
  if (data === 0) return null;
  return (
    <span className="console-count" data-tone="danger">
      {data}{' '}
      <span className="dowel-visually-hidden">{data === 1 ? 'thing needs you' : 'things need you'}</span>
    </span>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMatchRoute } from '@tanstack/react-router';
import { useProject } from '../app/project.ts';
import { issueCountOfHome, issueCountQuery } from '../data/issues.ts';
import { useIsShown } from '../live/useLive.ts';

/** How many things need the builder, beside the way to home. */
export function HomeCount() {
  const project = useProject();
  // Home asks for all of them, so nobody asks a second time there.
  const isHome = Boolean(useMatchRoute()({ to: '/$project', params: { project } }));
  const isShown = useIsShown();
  const counted = useQuery({ ...issueCountQuery(project), enabled: isShown && !isHome });
  const listed = useQuery({ ...issueCountOfHome(project), enabled: isHome });
  const { data = 0 } = isHome ? listed : counted;
  if (data === 0) return null;
  return (
    <span className="console-count" data-tone="danger">
      {data}{' '}
      <span className="dowel-visually-hidden">{data === 1 ? 'thing needs you' : 'things need you'}</span>
    </span>
  );
}

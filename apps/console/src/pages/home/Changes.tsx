import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { recentChangesQuery } from '../../data/recent-changes.ts';
import { ChangeList } from '../../parts/ChangeList.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { Section } from '../../parts/Section.tsx';

/** What somebody of the builder has changed last: often the cause. Nothing for those who may not read the audit log. */
export function Changes({ project }: { project: string }) {
  const { data: changes = [], error, refetch } = useQuery(recentChangesQuery(project));
  if (changes.length === 0)
    return error && <Failed error={error} what="what changed" retry={() => void refetch()} />;
  return (
    <Section
      title="What changed"
      actions={
        <Link className="dowel-link console-sm" to="/$project/audit" params={{ project }}>
          Audit
        </Link>
      }
    >
      <div className="console-feed">
        <ChangeList changes={changes} />
      </div>
    </Section>
  );
}

import { List, Row } from '@dowel/react/parts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { recentChangesQuery } from '../../data/audit-log.ts';
import { useMakers } from '../../data/people.ts';
import { ConsoleIcon } from '../../parts/ConsoleIcon.tsx';
import { Section } from '../../parts/Section.tsx';
import { Time } from '../../parts/Time.tsx';
import { changeTitle } from '../../words/changes.ts';

/** What somebody of the builder has changed last: often the cause. Nothing for those who may not read the audit log. */
export function Changes({ project }: { project: string }) {
  const { data: changes = [] } = useQuery(recentChangesQuery(project));
  const makerOf = useMakers();
  if (changes.length === 0) return null;
  return (
    <Section
      title="What changed"
      actions={
        <Link className="dowel-link console-sm" to="/$project/audit" params={{ project }}>
          Audit
        </Link>
      }
    >
      <List>
        {changes.map((change) => (
          <Row
            key={change.id}
            lead={<ConsoleIcon name="audit" />}
            title={<bdi>{changeTitle(change)}</bdi>}
            detail={
              <>
                <Time at={change.createTime} /> · by{' '}
                {makerOf(change.actor) || <span className="console-mono">{shortActor(change.actor)}</span>}
              </>
            }
          />
        ))}
      </List>
    </Section>
  );
}

function shortActor(actor: string): string {
  return actor.length > 24 ? `${actor.split(':')[0]}:…${actor.slice(-8)}` : actor;
}

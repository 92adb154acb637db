import { List, Mark, Row } from '@dowel/react/parts';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { apiKeysQuery } from '../../data/api-keys.ts';
import { myInfoQuery } from '../../data/my-info.ts';
import { membersQuery } from '../../data/people.ts';
import { projectQuery, useMay } from '../../data/project.ts';
import { ConsoleIcon } from '../../parts/ConsoleIcon.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { Section } from '../../parts/Section.tsx';
import { StateMark } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';

/** What no first record needs, and every product with customers does. */
export function BeforeCustomers({ project }: { project: string }) {
  const { data: settings } = useQuery(projectQuery(project));
  const { data: info } = useQuery(myInfoQuery);
  const { own } = useMay();
  const orgId = info?.orgRole?.org.id;
  const { data: members } = useQuery({ ...membersQuery(orgId ?? ''), enabled: orgId !== undefined });
  if (!settings) return null;
  const { refusesFrontendKeys, embeddingOrigins = [] } = settings;
  const params = { project };
  return (
    <Section title="Before customers">
      <List>
        <ToDo
          isDone={refusesFrontendKeys === true}
          title="Signed tokens only"
          why="Refuse keys in pages, so that a person sees only their own company."
          way={{ to: '/$project/settings', params }}
        />
        <ToDo
          isDone={embeddingOrigins.length > 0}
          title="Your pages"
          why="Name the origins that embed Dowel. A sign-in then opens without one more click."
          way={{ to: '/$project/settings', params }}
        />
        {members && (
          <ToDo
            isDone={members.length > 1}
            title="A second person"
            why="Somebody who can sign in when you are asleep."
            way={own && { to: '/$project/members', params, search: { new: 'invite' } }}
          />
        )}
      </List>
    </Section>
  );
}

interface ToDoProps {
  isDone: boolean;
  title: string;
  why: string;
  /** Leads to where it is done, if the person may do it. */
  way: LinkProps | false;
}

function ToDo({ isDone, title, why, way }: ToDoProps) {
  return (
    <Row
      lead={
        <StateMark
          state={isDone ? { tone: 'success', icon: 'success' } : { tone: 'neutral', icon: 'todo' }}
        />
      }
      title={isDone || !way ? title : <Link {...way}>{title}</Link>}
      detail={isDone ? 'Done' : why}
    />
  );
}

const MOST = 3;

/** Which keys came last: whether what one has just built reaches the server. */
export function LastHeard({ project }: { project: string }) {
  const { data, error, refetch } = useQuery({ ...apiKeysQuery(project), enabled: useMay().change });
  if (error && !data) return <Failed error={error} what="the keys" retry={() => void refetch()} />;
  const heard = (data ?? [])
    .flatMap(({ id, label, lastUsedTime }) => (lastUsedTime ? { id, label, lastUsedTime } : []))
    .sort((a, b) => Date.parse(b.lastUsedTime) - Date.parse(a.lastUsedTime))
    .slice(0, MOST);
  if (heard.length === 0) return null;
  return (
    <Section title="What your server hears">
      <List>
        {heard.map(({ id, label, lastUsedTime }) => (
          <Row
            key={id}
            lead={<Mark tone="neutral" icon={<ConsoleIcon name="key" />} />}
            title={<bdi>{label}</bdi>}
            detail={<Time at={lastUsedTime} as="ago" />}
          />
        ))}
      </List>
    </Section>
  );
}

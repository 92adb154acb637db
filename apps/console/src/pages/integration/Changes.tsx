import { List, Row, Tag, type Tone } from '@dowel/react/parts';
import type { PublishedRevision } from '@dowel/schema';
import { type RevisionChange, revisionChanges } from '@dowel/schema/rules';
import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { revisionQuery, revisionsQuery } from '../../data/revisions.ts';
import { Empty } from '../../parts/Failed.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { StateMark } from '../../parts/StateWords.tsx';

const route = getRouteApi('/$project/integrations/$integration');

export interface ChangesProps {
  project: string;
  integrationId: string;
  shown: UseQueryResult<PublishedRevision>;
  /** The revision to compare with; the one before if absent. */
  from: string | undefined;
}

/** How the shown revision differs from the one before it, or from another that somebody chooses. */
export function Changes({ project, integrationId, shown, from }: ChangesProps) {
  const otherId = from ?? shown.data?.previousRevisionId;
  const other = useQuery({
    ...revisionQuery(project, integrationId, otherId ?? ''),
    enabled: otherId !== undefined,
  });
  const query = shown.data && otherId !== undefined ? other : shown;
  return (
    <Section
      title="What changed"
      actions={
        shown.data && (
          <CompareWith
            project={project}
            integrationId={integrationId}
            shown={shown.data}
            other={other.data}
          />
        )
      }
    >
      <Loaded query={query} what="this revision">
        {() => shown.data && <ChangeRows before={other.data} after={shown.data} />}
      </Loaded>
    </Section>
  );
}

interface CompareWithProps {
  project: string;
  integrationId: string;
  shown: PublishedRevision;
  other: PublishedRevision | undefined;
}

/** The browser's own list of the other revisions. */
function CompareWith({ project, integrationId, shown, other }: CompareWithProps) {
  const navigate = route.useNavigate();
  const { data } = useInfiniteQuery(revisionsQuery(project, integrationId));
  const listed = data?.rows ?? [];
  const isListed = other === undefined || listed.some(({ id }) => id === other.id);
  const others = (isListed ? listed : [...listed, other]).filter(({ id }) => id !== shown.id);
  if (others.length === 0) return null;
  return (
    <div className="console-filters">
      <label className="console-filter" data-set data-shortcut="d">
        <span>Compared with</span>
        <select
          value={other?.id ?? ''}
          onChange={({ target }) =>
            void navigate({
              search: { revision: shown.id, ...(target.value && { from: target.value }) },
              replace: true,
              resetScroll: false,
            })
          }
        >
          {shown.previousRevisionId === undefined && <option value="">nothing before it</option>}
          {others.map(({ id, number }) => (
            <option key={id} value={id}>
              Revision {number}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface ChangeRowsProps {
  before: PublishedRevision | undefined;
  after: PublishedRevision;
}

function ChangeRows({ before, after }: ChangeRowsProps) {
  const changes = revisionChanges(before?.content, after.content);
  if (changes.length === 0) {
    return (
      <Box>
        <Empty title="Both mean the same">
          If anything differs, it is the order or the spelling of the manifest.
        </Empty>
      </Box>
    );
  }
  return (
    <List>
      {changes.map((change) => (
        <ChangeRow key={change.sentence} {...change} />
      ))}
    </List>
  );
}

const tones: Readonly<Record<RevisionChange['change'], Tone>> = {
  added: 'success',
  removed: 'danger',
  changed: 'info',
};

function ChangeRow({ change, sentence, asksCustomers }: RevisionChange) {
  return (
    <Row
      wraps
      lead={
        <StateMark
          state={asksCustomers ? { tone: 'warning', icon: 'warning' } : { tone: 'neutral', icon: 'info' }}
        />
      }
      title={withCode(sentence)}
      detail={
        asksCustomers ? 'Customers who have installed it choose the field in their settings.' : undefined
      }
      end={<Tag tone={tones[change]}>{change}</Tag>}
    />
  );
}

/** Names of the manifest stand in backticks. */
function withCode(sentence: string) {
  return sentence.split('`').map((text, index) =>
    index % 2 === 0 ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
      <code key={index} className="console-mono">
        {text}
      </code>
    ),
  );
}

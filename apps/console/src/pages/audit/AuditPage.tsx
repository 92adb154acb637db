import type { AuditEntry } from '@dowel/schema';
import { auditActions } from '@dowel/schema/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { auditQuery } from '../../data/audit-log.ts';
import { useAuthors } from '../../data/authors.ts';
import { deployed } from '../../data/recent-changes.ts';
import { CopyId } from '../../parts/CopyButton.tsx';
import { Empty } from '../../parts/Failed.tsx';
import { FilterChoice } from '../../parts/Filters.tsx';
import { PagedBox } from '../../parts/PagedBox.tsx';
import { Table } from '../../parts/Table.tsx';
import { Time } from '../../parts/Time.tsx';
import { useFilter } from '../../parts/useFilter.ts';
import { Head } from '../../shell/Head.tsx';
import { changeTitle } from '../../words/changes.ts';
import { shortActor } from '../../words/ids.ts';
import { changeWords } from './change-words.ts';

const route = getRouteApi('/$project/audit');
const actions = [...auditActions].sort().map((value) => ({ value, label: value }));

/** Who changed keys, secrets, settings and deploys. */
export function AuditPage() {
  const { project } = route.useParams();
  const { action, actor } = route.useSearch();
  const options = auditQuery(project, { ...(action && { action }), ...(actor && { actor }) });
  const query = useInfiniteQuery(options);
  const authorOf = useAuthors();
  const filter = useFilter<{ action?: string | undefined; actor?: string | undefined }>(route);
  return (
    <>
      <Head
        title="Audit"
        crumbs={['Audit']}
        detail="Who changed keys, secrets, settings and deploys. Secrets are named, never shown."
      />
      <div className="console-filters">
        <FilterChoice
          label="Action"
          value={action}
          options={actions}
          onChange={(next) => filter({ action: next })}
        />
        {actor && (
          <button
            type="button"
            className="console-filter"
            data-set
            onClick={() => filter({ actor: undefined })}
          >
            By <bdi>{authorOf(actor) || shortActor(actor)}</bdi> ×
          </button>
        )}
      </div>
      <PagedBox
        query={query}
        queryKey={options.queryKey}
        what="the audit"
        noun="change"
        empty={
          <Empty title={action || actor ? 'Nothing like this was changed' : 'Nothing was changed yet'} />
        }
      >
        {(entries) => <Entries entries={entries} onActor={(next) => filter({ actor: next })} />}
      </PagedBox>
    </>
  );
}

function Entries({ entries, onActor }: { entries: readonly AuditEntry[]; onActor: (actor: string) => void }) {
  const authorOf = useAuthors();
  return (
    <Table
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'What was done',
          is: 'title',
          cell: (entry) => (
            <>
              <bdi>{changeTitle(entry)}</bdi>
              <span className="console-sub console-mono">{entry.action}</span>
            </>
          ),
        },
        { title: 'What changed', is: 'wide', cell: (entry) => <Changed entry={entry} /> },
        {
          title: 'By',
          is: 'keep',
          cell: ({ actor }) => (
            <button
              type="button"
              className="console-copy"
              title={`Only changes by ${actor}`}
              onClick={() => onActor(actor)}
            >
              <bdi>{authorOf(actor) || <span className="console-mono">{shortActor(actor)}</span>}</bdi>
            </button>
          ),
        },
        { title: 'When', cell: ({ createTime }) => <Time at={createTime} as="clock" /> },
        { title: 'Target', is: 'drop', cell: ({ targetId }) => <CopyId id={targetId} /> },
      ]}
    />
  );
}

/** What differs. Of a deploy, the page of its revision says it. */
function Changed({ entry }: { entry: AuditEntry }) {
  const { project } = route.useParams();
  const { action, targetId, before, after } = entry;
  const revision = after?.latestRevisionId;
  if (action !== deployed || typeof revision !== 'string') {
    const [line, all] = [changeWords(entry), changeWords(entry, { isWhole: true })];
    return line === all ? (
      line
    ) : (
      <details>
        <summary>{line}</summary>
        {all}
      </details>
    );
  }
  return (
    <Link
      className="dowel-link"
      to="/$project/integrations/$integration"
      params={{ project, integration: targetId }}
      search={{ revision }}
    >
      {before ? 'What this deploy changed' : 'The first revision'}
    </Link>
  );
}

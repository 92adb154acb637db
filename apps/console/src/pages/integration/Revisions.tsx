import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAuthors } from '../../data/authors.ts';
import { revisionsQuery } from '../../data/revisions.ts';
import { PagedBox } from '../../parts/PagedBox.tsx';
import { Section } from '../../parts/Section.tsx';
import { Table } from '../../parts/Table.tsx';
import { Time } from '../../parts/Time.tsx';
import { requestFocus } from '../../shell/focus-after-navigation.ts';
import { revisionWords } from '../../words/revisions.ts';

export interface RevisionsProps {
  project: string;
  integrationId: string;
  /** The revision that the page shows. */
  shownId: string;
}

/** Every revision: who deployed it, and what they said. Each leads to what it changed. */
export function Revisions({ project, integrationId, shownId }: RevisionsProps) {
  const options = revisionsQuery(project, integrationId);
  const query = useInfiniteQuery(options);
  const authorOf = useAuthors();
  return (
    <Section title="Revisions">
      <PagedBox query={query} queryKey={options.queryKey} what="the revisions" noun="revision">
        {(revisions) => (
          <Table
            rows={revisions}
            keyOf={({ id }) => id}
            columns={[
              {
                title: 'Revision',
                is: 'title',
                cell: ({ id, number }) => (
                  <Link
                    to="/$project/integrations/$integration"
                    params={{ project, integration: integrationId }}
                    search={{ revision: id }}
                    aria-current={id === shownId || undefined}
                    onClick={requestFocus}
                    data-row-link
                  >
                    Revision {number}
                  </Link>
                ),
              },
              { title: 'What they said', is: 'wide', cell: ({ message }) => message },
              { title: 'Changes', is: 'keep', cell: revisionWords },
              { title: 'By', is: 'keep', cell: ({ createdBy }) => authorOf(createdBy) },
              { title: 'When', cell: ({ createTime }) => <Time at={createTime} as="clock" /> },
            ]}
          />
        )}
      </PagedBox>
    </Section>
  );
}

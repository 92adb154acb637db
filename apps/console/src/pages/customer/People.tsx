import { List, Logo, Row } from '@dowel/react/parts';
import type { GroupOverview } from '@dowel/schema';
import { Box, Section } from '../../parts/Section.tsx';
import { Time } from '../../parts/Time.tsx';

/** The people of a customer. */
export function People({ overview: { consumers, consumerCount } }: { overview: GroupOverview }) {
  return (
    <Section title="People">
      {consumers.length === 0 ? (
        <Box isPadded>
          Nobody is here. Whoever was erased is not listed, and what they had connected went with them.
        </Box>
      ) : (
        <div className="console-feed">
          <List>
            {consumers.map(({ consumerRef, consumerName, createTime }) => (
              <Row
                key={consumerRef}
                lead={<Logo kind="person" name={consumerName || consumerRef} />}
                title={<bdi>{consumerName || consumerRef}</bdi>}
                detail={
                  <>
                    <span className="console-mono">{consumerRef}</span>&nbsp;· first here{' '}
                    <Time at={createTime} as="ago" />
                  </>
                }
              />
            ))}
          </List>
        </div>
      )}
      {consumerCount > consumers.length && (
        <p className="console-sm console-muted">And {consumerCount - consumers.length} more.</p>
      )}
    </Section>
  );
}

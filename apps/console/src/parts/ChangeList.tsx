import { List, Mark, Row } from '@dowel/react/parts';
import { useAuthors } from '../data/authors.ts';
import { deployed } from '../data/recent-changes.ts';
import { type Change, changeTitle } from '../words/changes.ts';
import { shortActor } from '../words/ids.ts';
import { ConsoleIcon } from './ConsoleIcon.tsx';
import { Time } from './Time.tsx';

/** What somebody has changed, who that was, and when. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const authorOf = useAuthors();
  return (
    <List>
      {changes.map(({ id, actor, createTime, replacedSecrets = [], ...change }) => (
        <Row
          key={id}
          lead={
            <Mark
              tone="neutral"
              icon={<ConsoleIcon name={change.action === deployed ? 'branch' : 'audit'} />}
            />
          }
          title={<bdi>{changeTitle(change)}</bdi>}
          detail={
            <>
              {replacedSecrets.length > 0 && `new ${replacedSecrets.join(', ')}\u00a0· `}
              <Time at={createTime} />
              &nbsp;· by{' '}
              <bdi>{authorOf(actor) || <span className="console-mono">{shortActor(actor)}</span>}</bdi>
            </>
          }
        />
      ))}
    </List>
  );
}

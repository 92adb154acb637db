import { Button } from '@dowel/react/parts';
import type { ApiKey } from '@dowel/schema';
import { useState } from 'react';
import { useMakers } from '../../data/people.ts';
import { StateWords } from '../../parts/StateWords.tsx';
import { Table } from '../../parts/Table.tsx';
import { Time } from '../../parts/Time.tsx';
import { keyMay, keyState } from '../../words/api-keys.ts';
import { ChangeKey, type KeyChange } from './ChangeKey.tsx';

export interface KeysTableProps {
  project: string;
  keys: readonly ApiKey[];
  mayChange: boolean;
}

/** The keys by name, when each was used last, and what can be done to them. */
export function KeysTable({ project, keys, mayChange }: KeysTableProps) {
  const [change, setChange] = useState<KeyChange>();
  const makerOf = useMakers();
  return (
    <>
      <Table
        rows={keys}
        keyOf={({ id }) => id}
        columns={[
          {
            title: 'Name',
            is: 'title',
            cell: ({ label, key }) => (
              <>
                <bdi>{label}</bdi>
                <span className="console-sub console-mono">{key || 'cannot be read'}</span>
              </>
            ),
          },
          { title: 'May', is: 'keep', cell: keyMay },
          {
            title: 'Last used',
            is: 'wide',
            lead: 'used',
            cell: ({ lastUsedTime }) =>
              lastUsedTime ? (
                <Time at={lastUsedTime} as="ago" />
              ) : (
                <span className="console-muted">never</span>
              ),
          },
          {
            title: 'Made',
            is: 'drop',
            cell: ({ createTime, createdBy }) => (
              <>
                <Time at={createTime} as="ago" />
                <bdi className="console-sub">{makerOf(createdBy)}</bdi>
              </>
            ),
          },
          {
            title: 'Ends',
            is: 'drop',
            cell: ({ expireTime }) =>
              expireTime ? <Time at={expireTime} as="ago" /> : <span className="console-muted">never</span>,
          },
          { title: 'State', cell: (key) => <StateWords state={keyState(key)} /> },
          ...(mayChange
            ? [
                {
                  title: 'Actions',
                  is: 'actions' as const,
                  cell: (key: ApiKey) => (
                    <Actions apiKey={key} onChoose={(what) => setChange({ key, what })} />
                  ),
                },
              ]
            : []),
        ]}
      />
      {change && <ChangeKey project={project} change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}

function Actions({ apiKey, onChoose }: { apiKey: ApiKey; onChoose: (what: KeyChange['what']) => void }) {
  const isOn = apiKey.active !== false;
  const name = <span className="dowel-visually-hidden"> {apiKey.label}</span>;
  return (
    <span className="console-actions">
      {keyState(apiKey).words !== 'Expired' && (
        <Button variant="quiet" size="sm" onClick={() => onChoose(isOn ? 'off' : 'on')}>
          Switch {isOn ? 'off' : 'on'}
          {name}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => onChoose('delete')}>
        Delete
        {name}
      </Button>
    </span>
  );
}

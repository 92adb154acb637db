import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProject } from '../app/project.ts';
import { searchQuery } from '../data/search.ts';
import { searchFailed } from '../words/search-failed.ts';
import { FilterBox } from './Filters.tsx';

export interface CustomerFilterProps {
  /** The reference of the customer. */
  value: string | undefined;
  onChange: (groupRef: string | undefined) => void;
}

/** Filters a list by a customer, whom one types by name or reference. The list waits until it is clear who is meant. */
export function CustomerFilter({ value, onChange }: CustomerFilterProps) {
  const project = useProject();
  const client = useQueryClient();
  const [found, setFound] = useState<readonly { value: string; label: string }[]>([]);
  const [said, setSaid] = useState('');
  const choose = async (typed: string, isEntered: boolean, isStill: () => boolean) => {
    setSaid('');
    if (typed === '') return onChange(undefined);
    const answer = await client
      .fetchQuery(searchQuery(project, typed))
      .catch((error: unknown) => ({ error }));
    if (!isStill()) return;
    if ('error' in answer) return setSaid(searchFailed(answer.error));
    const { things, hasMore } = answer;
    const customers = things.filter(({ kind }) => kind === 'group');
    // Customers come first, so with others behind them, these are all.
    const isCut = hasMore && customers.length === things.length;
    setFound(customers.map(({ id, name }) => ({ value: id, label: name })));
    const called = customers.filter(({ name }) => name.toLowerCase() === typed.toLowerCase());
    const meant =
      customers.find(({ id }) => id === typed) ??
      (called.length === 1 ? called[0] : isEntered && !isCut ? customers[0] : undefined);
    if (meant || customers.length === 0) return onChange(meant?.id ?? typed);
    if (isEntered) setSaid('There is more. Type more of the name.');
  };
  return (
    <>
      <FilterBox
        label="Customer"
        value={value ?? ''}
        suggestions={found}
        onChange={(...typed) => void choose(...typed)}
      />
      {said && <span role="status">{said}</span>}
    </>
  );
}

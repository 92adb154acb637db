import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProject } from '../app/project.ts';
import { searchQuery } from '../data/search.ts';
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
  const choose = async (typed: string, isEntered: boolean, isStill: () => boolean) => {
    if (typed === '') return onChange(undefined);
    const things = await client.fetchQuery(searchQuery(project, typed)).catch(() => []);
    if (!isStill()) return;
    const customers = things.filter(({ kind }) => kind === 'group');
    setFound(customers.map(({ id, name }) => ({ value: id, label: name })));
    const called = customers.filter(({ name }) => name.toLowerCase() === typed.toLowerCase());
    const meant =
      customers.find(({ id }) => id === typed) ??
      (called.length === 1 ? called[0] : isEntered ? customers[0] : undefined);
    if (meant || customers.length === 0) onChange(meant?.id ?? typed);
  };
  return (
    <FilterBox
      label="Customer"
      value={value ?? ''}
      suggestions={found}
      onChange={(...typed) => void choose(...typed)}
    />
  );
}

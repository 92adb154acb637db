import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useProject } from '../app/project.ts';
import { apiKeysQuery } from '../data/api-keys.ts';
import { useMay } from '../data/project.ts';
import { searchQuery } from '../data/search.ts';
import { type Found, findHere, findKeys, searchWords, toAllFound } from './found.ts';

const PAUSE_MS = 120;

/** Pages at once, and what the server finds a moment after the last key. */
export function useFound(): {
  query: string;
  setQuery: (query: string) => void;
  found: readonly Found[];
  words: string | undefined;
} {
  const project = useProject();
  const [query, setQuery] = useState('');
  const asked = usePaused(query.trim());
  const { data, isFetching, error } = useQuery(searchQuery(project, asked));
  const may = useMay();
  const isAsked = query.trim() !== '';
  const keys = useQuery({ ...apiKeysQuery(project), enabled: may.change && isAsked });
  const things = isAsked
    ? [...toAllFound(data?.things ?? [], may.help), ...findKeys(query, keys.data ?? [])]
    : [];
  const found = [...things, ...findHere(query, may)];
  const words = searchWords(query, {
    isNone: found.length === 0,
    isSearching: isFetching || keys.isLoading || asked !== query.trim(),
    hasMore: isAsked && data?.hasMore === true,
    error: isAsked && (error ?? keys.error),
  });
  return { query, setQuery, found, words };
}

/** A value, once it has stayed the same for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

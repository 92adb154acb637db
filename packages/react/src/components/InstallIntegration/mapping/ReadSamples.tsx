import type { FieldSamples } from '@dowel/schema';
import { useEffect } from 'react';
import { useSamples } from './useSamples.ts';

/** Values of an account's fields, as far as they have arrived. */
export interface ReadSamplesResult {
  samples: FieldSamples['samples'] | undefined;
  hasFailed: boolean;
}

export interface ReadSamplesProps {
  fields: readonly string[];
  onRead: (result: ReadSamplesResult) => void;
}

/** Reads values while it is mounted. It draws nothing: a screen without samples then watches one query less. */
export function ReadSamples({ fields, onRead }: ReadSamplesProps) {
  const { data: samples, error } = useSamples(fields);
  const hasFailed = error !== null;
  useEffect(() => onRead({ samples, hasFailed }), [samples, hasFailed, onRead]);
  return null;
}

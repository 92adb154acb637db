import type { FieldSamples } from '@dowel/schema';
import { ownValue } from '@dowel/schema/rules';
import { useEffect, useMemo } from 'react';
import { englishRecords } from '../../../messages/english-records.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import type { ComboboxOption } from '../../../ui/Combobox/Combobox.tsx';
import { useShownObject } from '../object/shown-object.ts';
import { nameAndType, separator } from './name-and-type.ts';
import { useSamples } from './useSamples.ts';

/** What is known so far of the fields of an account. */
export interface AccountDetails {
  samples: FieldSamples['samples'] | undefined;
  /** The account's fields with the name, the type and values of each. A search finds them, too. */
  options: ComboboxOption[];
  hasFailed: boolean;
}

export interface ReadDetailsProps {
  options: readonly ComboboxOption[];
  /** The fields that matter most. The others follow, as far as the service answers them at once. */
  first: readonly string[];
  /** Whether values may be shown, too. */
  hasValues: boolean;
  onRead: (details: AccountDetails) => void;
}

/** Reads details while it is mounted. It draws nothing: a screen without details then watches one query less. */
export const ReadDetails = /* @__PURE__ */ withTexts(englishRecords, Reader);

function Reader({ options, first, hasValues, onRead }: ReadDetailsProps) {
  const translate = useMessages();
  const { allFieldsMetadata: fields = {} } = useShownObject().object;
  const { data, error } = useSamples(hasValues ? [...first, ...Object.keys(fields)] : []);
  const samples = data?.samples;
  const hasFailed = error !== null;
  const details = useMemo(() => {
    const detailed = options.map((option) => {
      const field = fields[option.value];
      const values = (ownValue(samples, option.value) ?? []).join(', ');
      const facts = field ? [...nameAndType(field, translate), values] : [];
      return { ...option, hint: facts.filter(Boolean).join(separator) };
    });
    return { samples, options: detailed, hasFailed };
  }, [options, fields, samples, hasFailed, translate]);
  useEffect(() => onRead(details), [details, onRead]);
  return null;
}

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { LONGEST_NAME } from '../words/named.ts';
import { SearchIcon } from './ConsoleIcon.tsx';
import { Keys } from './Keys.tsx';

export interface FilterBoxProps {
  label: string;
  value: string;
  /** Called a moment after the last key, and at once on Enter. `isStill` tells whether nothing else is typed since. */
  onChange: (value: string, isEntered: boolean, isStill: () => boolean) => void;
  /** What the browser offers while somebody types. */
  suggestions?: readonly { value: string; label: string }[];
}

const PAUSE_MS = 250;

/** A box that filters a list. */
export function FilterBox({ label, value, onChange, suggestions = [] }: FilterBoxProps) {
  const [typed, setTyped] = useState(value);
  const id = useId();
  const latest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (next: string, wait: number) => {
    clearTimeout(timer.current);
    latest.current = next;
    // A reference may end with a blank.
    const isWhole = suggestions.some((one) => one.value === next);
    const said = isWhole ? next : next.trim();
    timer.current = setTimeout(() => onChange(said, wait === 0, () => latest.current === next), wait);
  };
  return (
    <form
      className="console-search console-filter-box"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(typed, 0);
      }}
    >
      <SearchIcon />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST_NAME}
        list={suggestions.length > 0 ? id : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          send(target.value, PAUSE_MS);
        }}
        onBlur={({ relatedTarget }) => {
          // Who clicks a row does not wait for the filter. Sent now, it would lead back to the list.
          if (relatedTarget instanceof HTMLAnchorElement) clearTimeout(timer.current);
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={id}>
          {suggestions.map((one) => (
            <option key={one.value} value={one.value} label={one.label} />
          ))}
        </datalist>
      )}
      <Keys keys={['/']} />
    </form>
  );
}

export interface FilterChoiceProps {
  label: string;
  value: string | undefined;
  /** What no choice is called. */
  none?: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
}

/**
 * One condition of a list, as the browser's own list of choices. One of the address that is no choice, such as something
 * deleted, is shown as it is, so that it can be taken away.
 */
export function FilterChoice({ label, value, none = 'all', options, onChange }: FilterChoiceProps) {
  const isChoice = value === undefined || options.some((option) => option.value === value);
  return (
    <label className="console-filter" data-set={value !== undefined || undefined}>
      <span>{label}</span>
      <select value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {!isChoice && <option value={value}>{value}</option>}
      </select>
    </label>
  );
}

import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CheckboxRows } from './CheckboxRows.tsx';
import { type CheckboxListOption, filterOptions } from './filter-options.ts';

export interface CheckboxListWords {
  /** Names the search box, and is its placeholder. */
  search: string;
  /** Names the checkbox over all rows found; `count` of them. */
  selectAll: (count: number) => string;
  /** How many are ticked of all there are. */
  selected: (count: number, total: number) => string;
  /** How many rows a search has found; announced. */
  found: (count: number) => string;
  noMatch: (query: string) => string;
}

export interface CheckboxListProps {
  /** Names the group. */
  legend: ReactNode;
  /** Hides the legend from sight, where a heading above says the same. */
  isLegendHidden?: boolean | undefined;
  /** Drawn in the order given. Keep the array's identity while it does not change. */
  options: readonly CheckboxListOption[];
  selected: ReadonlySet<string>;
  onToggle: (value: string, checked: boolean) => void;
  /** All values the search leaves in view. */
  onToggleAll: (values: readonly string[], checked: boolean) => void;
  words: CheckboxListWords;
  isDisabled?: boolean | undefined;
}

// Below this a search box is longer than the list it searches.
const searchableFrom = 8;

/** Many checkboxes with a search box and a three-state checkbox over what the search found. */
export function CheckboxList(props: CheckboxListProps) {
  const {
    legend,
    isLegendHidden = false,
    options,
    selected,
    onToggle,
    onToggleAll,
    words,
    isDisabled,
  } = props;
  const [query, setQuery] = useState('');
  // Typing stays quick over thousands of options: the list follows when there is time.
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(() => filterOptions(options, deferredQuery), [options, deferredQuery]);
  const foundSelected = useMemo(() => countSelected(found, selected), [found, selected]);
  const totalSelected = useMemo(() => countSelected(options, selected), [options, selected]);
  const isAll = found.length > 0 && foundSelected === found.length;

  return (
    <fieldset className="dowel-checkbox-list">
      <legend className="dowel-checkbox-list-legend">
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {options.length >= searchableFrom && (
        <div className="dowel-input-group">
          <input
            className="dowel-input"
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            data-inset="start"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <span className="dowel-input-inset" data-side="start">
            <Icon name="search" />
          </span>
        </div>
      )}
      <div className="dowel-checkbox-list-box">
        {found.length > 1 && (
          <div className="dowel-checkbox-list-all">
            <Checkbox
              label={words.selectAll(found.length)}
              checked={isAll}
              isIndeterminate={foundSelected > 0 && !isAll}
              disabled={isDisabled}
              onCheckedChange={() =>
                onToggleAll(
                  found.map(({ value }) => value),
                  !isAll,
                )
              }
            />
            <span className="dowel-checkbox-list-count">{words.selected(totalSelected, options.length)}</span>
          </div>
        )}
        {found.length > 0 && (
          <CheckboxRows
            key={deferredQuery}
            options={found}
            selected={selected}
            onToggle={onToggle}
            isDisabled={isDisabled}
          />
        )}
        {found.length === 0 && deferredQuery !== '' && (
          <p className="dowel-checkbox-list-empty">{words.noMatch(deferredQuery)}</p>
        )}
      </div>
      <VisuallyHidden role="status">{announcement(words, deferredQuery, found.length)}</VisuallyHidden>
    </fieldset>
  );
}

function countSelected(options: readonly CheckboxListOption[], selected: ReadonlySet<string>): number {
  return options.reduce((count, { value }) => count + (selected.has(value) ? 1 : 0), 0);
}

function announcement(words: CheckboxListWords, query: string, count: number): string {
  if (query === '') return '';
  return count === 0 ? words.noMatch(query) : words.found(count);
}

import type { ReactNode } from 'react';
export interface TabItem {
  id: string;
  label: ReactNode;
  /** Shown before the label: an icon. */
  mark?: ReactNode;
  /** Shown at the end of the tab, such as a `Tag` or an `Icon` with hidden words. */
  badge?: ReactNode;
  /** Draws a line before the tab, because it starts a new group. */
  startsGroup?: boolean | undefined;
}

export interface TabProps {
  tab: TabItem;
  isSelected: boolean;
  /** Of the selected tab. */
  tabId: string;
  panelId: string;
  onSelect: (id: string) => void;
}

/** One tab. */
export function Tab({ tab, isSelected, tabId, panelId, onSelect }: TabProps) {
  return (
    <button
      type="button"
      className="dowel-tab"
      part={`tab${isSelected ? ' selected' : ''}`}
      role="tab"
      // The page has only the panel of the selected tab.
      id={isSelected ? tabId : undefined}
      aria-controls={isSelected ? panelId : undefined}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      data-starts-group={tab.startsGroup || undefined}
      onClick={() => onSelect(tab.id)}
    >
      {tab.mark}
      {/* The space separates label and badge in the tab's accessible name. A flex container does not draw it. */}
      <span className="dowel-tab-label">
        <bdi className="dowel-name">{tab.label}</bdi>
      </span>{' '}
      {tab.badge}
    </button>
  );
}

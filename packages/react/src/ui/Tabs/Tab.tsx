import type { TabItem } from './Tabs.tsx';

export interface TabProps {
  tab: TabItem;
  isSelected: boolean;
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
      id={tabId}
      // The page has only the panel of the selected tab.
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

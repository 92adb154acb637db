import { useEffect, useRef } from 'react';
import type { TabItem } from './Tabs.tsx';

export interface TabProps {
  tab: TabItem;
  isSelected: boolean;
  tabId: string;
  panelId: string;
  onSelect: (id: string) => void;
}

/** One tab. When it is selected, it scrolls the tab list until it is visible. */
export function Tab({ tab, isSelected, tabId, panelId, onSelect }: TabProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) scrollAlongList(button.current);
  }, [isSelected]);
  return (
    <button
      ref={button}
      type="button"
      className="dowel-tab"
      part={`tab${isSelected ? ' selected' : ''}`}
      role="tab"
      id={tabId}
      aria-controls={panelId}
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

// Not scrollIntoView: that would scroll the host's page, too. The margin is the length of the fade at the ends.
function scrollAlongList(tab: HTMLElement | null) {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const margin = Number.parseFloat(getComputedStyle(list).scrollPaddingLeft) || 0;
  const [inside, outside] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  const [before, after] = [outside.left + margin - inside.left, inside.right - outside.right + margin];
  if (before > 0) list.scrollLeft -= before;
  else if (after > 0) list.scrollLeft += after;
}

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
      role="tab"
      id={tabId}
      aria-controls={panelId}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      data-starts-group={tab.startsGroup || undefined}
      onClick={() => onSelect(tab.id)}
    >
      {/* The space separates label and badge in the tab's accessible name. A flex container does not draw it. */}
      <span className="dowel-tab-label">{tab.label}</span> {tab.badge}
    </button>
  );
}

// Not scrollIntoView: that would scroll the host's page, too.
function scrollAlongList(tab: HTMLElement | null) {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const [inside, outside] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inside.left < outside.left) list.scrollLeft -= outside.left - inside.left;
  else if (inside.right > outside.right) list.scrollLeft += inside.right - outside.right;
}

import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';

type Props = {
  label: string;
  tabs: readonly { key: string; title: string; content: ReactNode }[];
  selected: string;
  onSelect: (key: string) => void;
};

/** On a phone the row of tabs is wider than the screen. */
function scrollHere(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Several views in one place; arrows move between them. Which one is open belongs in the address. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList className="tabs" aria-label={label}>
        {tabs.map(({ key, title }) => (
          <Tab key={key} id={key} className="tab" {...(key === selected ? { ref: scrollHere } : {})}>
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ key, content }) => (
        <TabPanel key={key} id={key} className="tab-panel">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

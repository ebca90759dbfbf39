import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

export type MenuEntry = { key: string; label: string; icon?: LucideIcon; disabled?: boolean };

type Props = {
  label: string;
  /** A react-aria Button, which opens the menu. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  onChoose: (key: string) => void;
};

/** A menu of additional actions below a button. */
export function Menu({ label, trigger, entries, onChoose }: Props) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="menu-popover" placement="bottom start">
        <AriaMenu className="menu" aria-label={label} onAction={(key) => onChoose(String(key))}>
          {entries.map(({ key, label: words, icon: Icon, disabled }) => (
            <MenuItem key={key} id={key} textValue={words} isDisabled={disabled ?? false} className="menu-item">
              {Icon && <Icon className="i" aria-hidden />}
              {words}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

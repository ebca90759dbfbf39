import { Check, type LucideIcon } from 'lucide-react';
import { MenuItem } from 'react-aria-components';

type Props = { id: string; icon: LucideIcon; label: string; onAction?: () => void; className?: string };

/** An item of a menu in the header, with its icon, and a check mark if it is selected. */
export function MenuLine({ id, icon: Icon, label, onAction, className = '' }: Props) {
  return (
    <MenuItem id={id} textValue={label} className={`menu-item ${className}`} {...(onAction && { onAction })}>
      {({ isSelected }) => (
        <>
          <Icon className="i" aria-hidden />
          <span className="grow">{label}</span>
          {isSelected && <Check className="i" aria-hidden />}
        </>
      )}
    </MenuItem>
  );
}

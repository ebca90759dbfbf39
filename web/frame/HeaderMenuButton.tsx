import { ChevronDown } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styles from './HeaderMenuButton.module.css';
import type { useDeferred } from './useDeferred.ts';

type Props = {
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  avatar: ReactNode;
  name?: string;
  opens: ReturnType<typeof useDeferred>['button'];
};

/** The button at the end of the header, whose menu is fetched on first use. */
export function HeaderMenuButton({ button, label, avatar, name, opens }: Props) {
  return (
    <button type="button" ref={button} className="frame-tool" aria-haspopup="menu" aria-label={label} {...opens}>
      <span className={styles.avatar} aria-hidden>
        {avatar}
      </span>
      {name && <span className={`hide-mid clip ${styles.userName}`}>{name}</span>}
      <ChevronDown className="i i-sm hide-phone" aria-hidden />
    </button>
  );
}

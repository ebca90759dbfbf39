import type { KeyboardEvent, ReactNode, Ref } from 'react';
import styles from './viewer.module.css';

type Props = {
  ref: Ref<HTMLElement>;
  label: string;
  /** Above the pages. */
  head: ReactNode;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** The pane around a desk with pages of several documents. */
export function ViewerFrame({ ref, label, head, onKeyDown, children }: Props) {
  return (
    <section className={`docpane ${styles.viewer}`} ref={ref} aria-label={label} onKeyDown={onKeyDown}>
      {head}
      <div className={styles.viewerBody}>{children}</div>
    </section>
  );
}

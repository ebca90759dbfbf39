import { type ReactNode, useId } from 'react';
import styles from './life.module.css';

type Props = { title: string; actions?: ReactNode; children: ReactNode };

/** One part of the tab, with its heading and actions. */
export function Part({ title, actions, children }: Props) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.partHead}>
        <h3 id={id}>{title}</h3>
        <div className={styles.partActs}>{actions}</div>
      </div>
      {children}
    </section>
  );
}

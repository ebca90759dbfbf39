import type { ReactNode } from 'react';
import styles from './kit.module.css';

/** One row of the kit: its subject, and the components in their states. */
export function Tray({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.tray}>
      <em>{name}</em>
      {children}
    </div>
  );
}

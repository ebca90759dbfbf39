import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import styles from './Setting.module.css';
import type { SettingId } from './settingsTabs.ts';

/** One setting in its section. When the search opens it, it receives the focus. */
export function Setting({ id, children }: { id: SettingId; children: ReactNode }) {
  const [params] = useSearchParams();
  const sought = params.get('at') === id;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sought) place.current?.focus();
  }, [sought]);
  return (
    <div className={styles.setting} id={`setting-${id}`} ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

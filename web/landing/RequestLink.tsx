import type { ReactNode } from 'react';
import type { contactSubjects } from '#contract/site';
import { type ButtonKind, buttonClass } from '#web/ui/Button.tsx';
import styles from './RequestLink.module.css';

type Props = { about: (typeof contactSubjects)[number]; kind: ButtonKind; children: ReactNode };

/**
 * Links to a form for the request. If the court has configured an external page for it, landing.ts sets its address
 * here and opens it in a new tab (departure 31).
 */
export function RequestLink({ about, kind, children }: Props) {
  return (
    <a className={buttonClass({ kind }, styles.tall)} href={`/contact?about=${about}`} data-request={about}>
      {children}
    </a>
  );
}

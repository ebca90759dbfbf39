import type { ReactNode } from 'react';
import styles from './ChoiceGroup.module.css';

type Props = { label: string; hint?: string | undefined; problem?: string | undefined; children: ReactNode };

/** Several checkboxes or switches of one question, with its label and the problem if there is one. */
export function ChoiceGroup({ label, hint, problem, children }: Props) {
  return (
    <fieldset className={styles.choices} aria-invalid={problem !== undefined || undefined} tabIndex={-1}>
      <legend>{label}</legend>
      {children}
      {hint && !problem && <p className="hint">{hint}</p>}
      {problem && <p className="msg">{problem}</p>}
    </fieldset>
  );
}

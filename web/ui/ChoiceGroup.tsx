import type { ReactNode } from 'react';
import styles from './ChoiceGroup.module.css';

/** Several checkboxes or switches of one question, with its label and the problem if there is one. */
export function ChoiceGroup({
  label,
  problem,
  children,
}: {
  label: string;
  problem?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {children}
      {problem && <p className="msg">{problem}</p>}
    </fieldset>
  );
}

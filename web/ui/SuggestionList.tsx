import type { ReactNode } from 'react';
import styles from './SuggestionList.module.css';

export type Suggestion = {
  id: string;
  text: string;
  /** The reasons, in smaller text below. */
  why: string | null;
  /** What chooses it. */
  action: ReactNode;
};

type Props = {
  label: string;
  suggestions: readonly Suggestion[];
  /** What follows the list, for example who is not suggested. */
  children?: ReactNode;
};

/** Suggestions in their order, each with its reasons and what chooses it. */
export function SuggestionList({ label, suggestions, children }: Props) {
  return (
    <section aria-label={label}>
      <h3 className="small strong">{label}</h3>
      <ol className={styles.suggested}>
        {suggestions.map(({ id, text, why, action }) => (
          <li key={id}>
            <span>
              {text}
              {why && <span className={styles.why}>{why}</span>}
            </span>
            {action}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

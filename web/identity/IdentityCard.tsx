import type { ReactNode } from 'react';
import styles from './IdentityCard.module.css';
import identityStyles from './identity.module.css';

/** The card of each sign-in screen: a heading, a sentence, and the action. */
export function IdentityCard({
  heading,
  subtext,
  wide = false,
  children,
}: {
  heading: string;
  subtext?: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={identityStyles.identity}>
      <section className={`panel ${styles.identityCard} ${wide ? styles.wide : ''}`} aria-labelledby="identity-heading">
        <h1 id="identity-heading">{heading}</h1>
        {subtext && <p className="muted">{subtext}</p>}
        {children}
      </section>
    </div>
  );
}

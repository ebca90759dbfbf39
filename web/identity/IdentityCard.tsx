import type { ReactNode } from 'react';

/** The card in which each sign-in screen stands: a heading, a sentence, and what to do. */
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
    <div className="identity">
      <section className={`panel identity-card${wide ? ' wide' : ''}`} aria-labelledby="identity-heading">
        <h1 id="identity-heading">{heading}</h1>
        {subtext && <p className="muted">{subtext}</p>}
        {children}
      </section>
    </div>
  );
}

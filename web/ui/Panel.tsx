import { type ReactNode, useId } from 'react';

type Props = {
  title?: string;
  /** Next to the title: a badge. */
  aside?: ReactNode;
  /** At the right end of the head. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** False for tables and lists, which extend to the edges. */
  padded?: boolean;
  children: ReactNode;
};

/** A part of a page, with its own heading. */
export function Panel({ title, aside, actions, footer, padded = true, children }: Props) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={title ? id : undefined}>
      {title && (
        <header>
          <h2 id={id}>{title}</h2>
          {aside}
          {actions && <div className="end">{actions}</div>}
        </header>
      )}
      {padded ? <div className="body">{children}</div> : children}
      {footer && <footer>{footer}</footer>}
    </section>
  );
}

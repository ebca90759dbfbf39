import type { ReactNode } from 'react';

/** The page's title, a sentence about it, and its main actions, above the double rule of a pleading. */
export function PageHead({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {children && <p>{children}</p>}
      </div>
      {actions && <div className="acts">{actions}</div>}
    </div>
  );
}

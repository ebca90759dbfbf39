import type { ReactNode } from 'react';

/** One row of the kit: what it shows, and the parts in their states. */
export function Tray({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="tray">
      <em>{name}</em>
      {children}
    </div>
  );
}

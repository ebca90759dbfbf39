import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something to know before going on; `warn` when not knowing it would cost something. */
export function Note({ tone = 'info', children }: { tone?: 'info' | 'warn'; children: ReactNode }) {
  const Icon = tone === 'warn' ? TriangleAlert : Info;
  return (
    <div className={tone === 'warn' ? 'note warn' : 'note'}>
      <Icon className="i" aria-hidden />
      <div>{children}</div>
    </div>
  );
}

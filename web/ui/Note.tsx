import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Information to read before continuing; `warn` if missing it has consequences. */
export function Note({ tone = 'info', children }: { tone?: 'info' | 'warn'; children: ReactNode }) {
  const Icon = tone === 'warn' ? TriangleAlert : Info;
  return (
    <div className={tone === 'warn' ? 'note warn' : 'note'}>
      <Icon className="i" aria-hidden />
      <div>{children}</div>
    </div>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { icon: LucideIcon; title: string; text?: string; children?: ReactNode };

/** An empty state: what is missing, and one action. */
export function EmptyState({ icon: Icon, title, text, children }: Props) {
  return (
    <div className="empty">
      <Icon className="i" aria-hidden />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { icon: LucideIcon; title: string; text?: string; children?: ReactNode };

/** What stands where nothing is yet: what belongs here, and one thing to do. */
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

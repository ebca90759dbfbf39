import { FolderClosed, FolderOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CaseRow } from '#contract/cases';
import { Badge } from '#web/ui/Status.tsx';

/** Whether a case is open or closed, as an icon and a word. */
export function CaseStatusBadge({ status }: { status: CaseRow['status'] }) {
  const { t } = useTranslation();
  const [tone, icon] = status === 'open' ? (['ok', FolderOpen] as const) : (['none', FolderClosed] as const);
  return (
    <Badge tone={tone} icon={icon}>
      {t(`cases.status.${status}`)}
    </Badge>
  );
}

import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftDetails } from '#contract/drafts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';

const SharingDialog = lazily(async () => (await import('./SharingDialog.tsx')).SharingDialog, null);

/** Whose draft it is, who changed it last, and who can open it; for members of a firm. */
export function SharingLine({ draft }: { draft: DraftDetails }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!draft.in_firm) return null;
  return (
    <div className="row wrap">
      <p className="small">
        {draft.owner ? t('firms.sharing.of', { owner: draft.owner }) : t('firms.sharing.own')}
        {draft.changed_by &&
          ` ${t('firms.sharing.changed', { who: draft.changed_by, when: format.moment(draft.changed_at) })}`}
      </p>
      <Button dense onClick={() => setOpen(true)}>
        <Users className="i" aria-hidden />
        {t('firms.sharing.open')}
      </Button>
      {isOpen && <SharingDialog draft={draft} onClose={() => setOpen(false)} />}
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftDetails } from '#contract/drafts';
import type { DraftSharing } from '#contract/firms';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { AssignDraft } from './AssignDraft.tsx';
import styles from './firms.module.css';
import { useReadSharingQuery, useShareDraftMutation } from './firmsApi.ts';
import { MemberPicker } from './MemberPicker.tsx';

/** Who can open a draft. Its owner shares it with members of the firm, or gives it to an attorney. */
export function SharingDialog({ draft, onClose }: { draft: DraftDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error } = useReadSharingQuery({ id: draft.id });
  return (
    <Dialog isOpen onClose={onClose} title={t('firms.sharing.open')}>
      <div className="stack">
        <CallFailure error={error} />
        {!data && !error && <Skeleton lines={4} />}
        {data && <Access sharing={data} />}
        {data && <Shared draftId={draft.id} sharing={data} />}
        {data && data.attorneys.length > 0 && <AssignDraft draft={draft} attorneys={data.attorneys} />}
      </div>
    </Dialog>
  );
}

function Access({ sharing: { access, owner, may_file } }: { sharing: DraftSharing }) {
  const { t } = useTranslation();
  if (access === 'owner') return <p>{t('firms.sharing.private')}</p>;
  const words = access === 'shared' ? 'shared' : may_file ? 'delegateFiles' : 'delegate';
  return <Note>{t(`firms.sharing.access.${words}`, { owner })}</Note>;
}

/** The members with whom it is shared; the owner adds and removes them. */
function Shared({ draftId: id, sharing }: { draftId: string; sharing: DraftSharing }) {
  const { t } = useTranslation();
  const [share, { isLoading }] = useShareDraftMutation();
  const [picked, setPicked] = useState<string | null>(null);
  const isOwn = sharing.access === 'owner';
  const change = async (member_id: string, shared: boolean) => {
    const reply = await share({ id, member_id, shared });
    if (reply.error) toast.error(errorText(reply.error));
    else if (shared) setPicked(null);
  };
  return (
    <>
      <ul className={styles.list} aria-label={t('firms.sharing.with')}>
        {sharing.shared_with.length === 0 && <li className="muted">{t('firms.sharing.withNone')}</li>}
        {sharing.shared_with.map(({ member_id, full_name, position }) => (
          <li key={member_id}>
            {t('firms.memberAs', { name: full_name, position: t(`firms.positions.${position}`) })}
            {isOwn && (
              <Button
                dense
                kind="danger"
                aria-label={t('firms.sharing.endOf', { name: full_name })}
                onClick={() => void change(member_id, false)}
              >
                {t('firms.sharing.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOwn && (
        <div className="stack">
          <MemberPicker
            label={t('firms.sharing.member')}
            value={picked}
            onChange={setPicked}
            except={sharing.shared_with.map(({ member_id }) => member_id)}
          />
          <div>
            <Button disabled={picked === null} busy={isLoading} onClick={() => picked && void change(picked, true)}>
              {t('firms.sharing.share')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftDetails } from '#contract/drafts';
import type { DraftSharing } from '#contract/firms';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAssignDraftMutation } from './firmsApi.ts';

type Props = { draft: DraftDetails; attorneys: DraftSharing['attorneys'] };

/** Makes the draft that of an attorney for whom the user acts, who becomes the filer. */
export function AssignDraft({ draft: { id, version }, attorneys }: Props) {
  const { t } = useTranslation();
  const [assign, { isLoading }] = useAssignDraftMutation();
  const [chosen, setChosen] = useState('');
  const known = attorneys.find(({ member_id }) => member_id === chosen);
  const send = async () => {
    const reply = await assign({ id, version, attorney_id: chosen });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(t('firms.assign.done', { name: known?.full_name }));
  };
  return (
    <div className="stack">
      <Select
        label={t('firms.assign.attorney')}
        hint={known && t(known.may_file ? 'firms.assign.files' : 'firms.assign.prepares', { name: known.full_name })}
        value={chosen}
        onChange={setChosen}
        required={false}
        placeholder={t('firms.choose')}
        options={attorneys.map(({ member_id, full_name }) => ({ value: member_id, label: full_name }))}
      />
      <div>
        <Button disabled={!known} busy={isLoading} onClick={() => void send()}>
          {t('firms.assign.verb')}
        </Button>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BenchMemo } from '#contract/benchMemos';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { LazyRuleDialog } from '#web/rulings/LazyRuleDialog.ts';
import { useReadOwnChambersQuery } from '#web/rulings/ownChambersApi.ts';
import { useReadMotionQuery } from '#web/rulings/rulingsApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSits } from '../useSits.ts';
import { useMoveBenchMemoMutation } from './memosApi.ts';
import { memoTones } from './memoTones.ts';
import type { MemoEditor } from './useMemoEditor.ts';

type Move = { state: BenchMemo['state']; note?: string; assigned_to?: string };

/** What happens next with a memo: give it to the judge, return it, mark it as read, assign it, or rule. */
export function MemoActs({ editor }: { editor: MemoEditor }) {
  const { t } = useTranslation();
  const format = useFormat();
  const sits = useSits();
  const [isReturning, setReturning] = useState(false);
  const [send] = useMoveBenchMemoMutation();
  const { memo, saving } = editor;
  const { next } = memo.abilities;
  const move = async (to: Move) => {
    const saved = await editor.flush();
    if (!saved) return;
    const { data, error } = await send({ id: saved.id, version: saved.version, ...to });
    if (!data) return void toast.error(errorText(error));
    editor.setMemo(data.memo);
    setReturning(false);
    toast.success(data.message);
  };
  return (
    <Panel title={t('chambers.memos.next')}>
      <div className="stack">
        <p>
          <Badge tone={memoTones[memo.state]}>{t(`chambers.memos.state.${memo.state}`)}</Badge>{' '}
          <span className="muted small" role="status">
            {t(`orders.saving.${saving.state}`)}
          </span>
        </p>
        <p className="muted small">
          {t('chambers.memos.lastChange', { name: memo.changed_by, at: format.moment(memo.changed_at) })}
        </p>
        {memo.return_note && memo.state === 'returned' && (
          <Note tone="warn">{t('chambers.memos.returnedWith', { note: memo.return_note })}</Note>
        )}
        <Assignee memo={memo} onAssign={(assigned_to) => void move({ state: memo.state, assigned_to })} />
        {sits && memo.motion_id && memo.state !== 'draft' && <Rule memo={memo} motion={memo.motion_id} />}
        {next.includes('ready') && (
          <Button kind="primary" onClick={() => void move({ state: 'ready' })}>
            {t('chambers.memos.give')}
          </Button>
        )}
        {next.includes('read') && (
          <Button onClick={() => void move({ state: 'read' })}>{t('chambers.memos.markRead')}</Button>
        )}
        {next.includes('returned') && <Button onClick={() => setReturning(true)}>{t('chambers.memos.return')}</Button>}
        {next.includes('draft') && (
          <Button onClick={() => void move({ state: 'draft' })}>{t('chambers.memos.takeBack')}</Button>
        )}
      </div>
      {isReturning && (
        <ReturnDialog onClose={() => setReturning(false)} onReturn={(note) => void move({ state: 'returned', note })} />
      )}
    </Panel>
  );
}

function Assignee({ memo, onAssign }: { memo: BenchMemo; onAssign: (id: string) => void }) {
  const { t } = useTranslation();
  const { data } = useReadOwnChambersQuery();
  const people = data?.people ?? [];
  const isListed = people.some(({ id }) => id === memo.assigned_to_id);
  const options = isListed ? people : [{ id: memo.assigned_to_id, name: memo.assigned_to }, ...people];
  return (
    <Select
      label={t('chambers.memos.assignedTo')}
      value={memo.assigned_to_id}
      onChange={onAssign}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** Opens the ruling that the memo recommends, with its reasons; the judge changes both. */
function Rule({ memo, motion }: { memo: BenchMemo; motion: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data } = useReadMotionQuery({ id: motion });
  if (!data || data.motion.held || !data.motion.is_docketed) return null;
  const { allowed } = data.motion;
  const { disposition, reasons } = memo.content;
  const first = allowed.find((one) => one === disposition) ?? allowed[0];
  if (!first) return null;
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {t(disposition ? 'chambers.memos.ruleAsRecommended' : 'chambers.memos.rule')}
      </Button>
      {isOpen && (
        <LazyRuleDialog
          motion={data.motion}
          first={first}
          reasons={reasons}
          hearing={null}
          today={data.today}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function ReturnDialog({ onClose, onReturn }: { onClose: () => void; onReturn: (note: string) => void }) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const confirm = () => {
    if (note.trim() === '') setProblem(t('chambers.memos.noteMissing'));
    else onReturn(note);
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('chambers.memos.return')}
      confirmLabel={t('chambers.memos.return')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextArea
        label={t('chambers.memos.note')}
        problem={problem}
        value={note}
        maxLength={2000}
        rows={4}
        onChange={setNote}
      />
    </ConfirmDialog>
  );
}

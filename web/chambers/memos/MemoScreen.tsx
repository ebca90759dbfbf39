import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { BenchMemo } from '#contract/benchMemos';
import { memoSections } from '#domain/chambers/benchMemo';
import { dispositions } from '#domain/rulings/dispositions';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useReadMotionQuery } from '#web/rulings/rulingsApi.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { MemoActs } from './MemoActs.tsx';
import styles from './MemoScreen.module.css';
import { MemoText } from './MemoText.tsx';
import { useReadBenchMemoQuery } from './memosApi.ts';
import { type MemoEditor, useMemoEditor } from './useMemoEditor.ts';

/** /judge-dashboard/memos/:id: a bench memo, written and read in chambers only. */
export function MemoScreen() {
  const { id = '' } = useParams();
  const { data, error } = useReadBenchMemoQuery({ id }, { refetchOnMountOrArgChange: true });
  if (data) return <OpenMemo key={data.id} opened={data} />;
  return error ? <CallFailure className="before" error={error} /> : <Skeleton lines={12} fills />;
}

function OpenMemo({ opened }: { opened: BenchMemo }) {
  const { t } = useTranslation();
  const editor = useMemoEditor(opened);
  const { memo, content, saving } = editor;
  return (
    <>
      <PageHead
        title={t('chambers.memos.of', { title: memo.title })}
        actions={
          <Link className={buttonClass()} to="/judge-dashboard">
            <ArrowLeft className="i" aria-hidden />
            {t('titles.judgeDashboard')}
          </Link>
        }
      >
        <Link to={`/cases/${memo.case_id}`}>{memo.case_number}</Link> {memo.case_title}
      </PageHead>
      <div className={styles.memo}>
        <Panel title={t('chambers.memos.heading')}>
          <div className="stack">
            {saving.mergedWith && <Note>{t('chambers.memos.merged', { name: saving.mergedWith })}</Note>}
            {saving.problem && <Note tone="warn">{saving.problem}</Note>}
            {memo.abilities.edit ? <MemoFields editor={editor} /> : <MemoText content={content} />}
          </div>
        </Panel>
        <MemoActs editor={editor} />
      </div>
    </>
  );
}

function MemoFields({ editor }: { editor: MemoEditor }) {
  const { t } = useTranslation();
  const { memo, content, change } = editor;
  const { data } = useReadMotionQuery({ id: memo.motion_id ?? '' }, { skip: memo.motion_id === null });
  const recommendable = data?.recommendable ?? [];
  return (
    <>
      {memoSections
        .filter((part) => part !== 'reasons')
        .map((part) => (
          <TextArea
            key={part}
            label={t(`chambers.memos.part.${part}`)}
            value={content[part]}
            onChange={(text) => change({ [part]: text })}
            optional
            rows={part === 'issue' ? 2 : 6}
            maxLength={40_000}
          />
        ))}
      {recommendable.length > 0 && (
        <Select
          label={t('chambers.memos.recommended')}
          value={content.disposition ?? ''}
          onChange={(id) => change({ disposition: recommendable.find((one) => one === id) ?? null })}
          placeholder={t('chambers.memos.noRecommendation')}
          options={recommendable.map((value) => ({ value, label: dispositions[value].label }))}
        />
      )}
      <TextArea
        label={t('chambers.memos.part.reasons')}
        hint={t('chambers.memos.reasonsHint')}
        value={content.reasons}
        onChange={(reasons) => change({ reasons })}
        optional
        rows={4}
        maxLength={20_000}
      />
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { giveAppearanceNotice, type TentativeOfCase } from '#contract/tentativeRulings';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { TentativeText } from './TentativeText.tsx';
import { useGiveAppearanceNoticeMutation, useListTentativesQuery } from './tentativesApi.ts';

/** The published tentative rulings of a case; a person in the case gives notice of argument here. */
export function CaseTentatives({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const { data, error } = useListTentativesQuery({ id: caseId });
  if (error) return <CallFailure className="body" error={error} />;
  if (!data || data.data.length === 0) return null;
  return (
    <Panel title={t('rulings.tentative.heading')} padded={false}>
      <ul className="feed">
        {data.data.map((one) => (
          <li key={one.id}>
            <Tentative tentative={one} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Tentative({ tentative }: { tentative: TentativeOfCase }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { motion, number, judge, hearing, published_at, notices, own_notice, can_give_notice, notice_until } =
    tentative;
  return (
    <div className="stack">
      <div>
        <h3>{number === null ? motion : t('rulings.case.entryOf', { motion, number })}</h3>
        <p className="muted small">
          {[
            judge,
            hearing &&
              t('rulings.tentative.heard', {
                day: format.day(hearing.hearing_date),
                time: format.clock(hearing.hearing_time),
                venue: hearing.venue,
              }),
            published_at && t('rulings.tentative.state.published', { when: format.moment(published_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <TentativeText {...tentative} />
      {notices.map(({ id, person, issues }) => (
        <p key={id} className="small">
          {issues ? t('rulings.tentative.arguesOn', { person, issues }) : t('rulings.tentative.argues', { person })}
        </p>
      ))}
      {can_give_notice && notice_until && (
        <div className="row wrap">
          <Button onClick={() => setOpen(true)}>
            {t(own_notice ? 'rulings.tentative.changeNotice' : 'rulings.tentative.giveNotice')}
          </Button>
          <span className="muted small">{t('rulings.tentative.until', { when: format.moment(notice_until) })}</span>
        </div>
      )}
      {isOpen && <NoticeDialog tentative={tentative} onClose={() => setOpen(false)} />}
    </div>
  );
}

function NoticeDialog({ tentative, onClose }: { tentative: TentativeOfCase; onClose: () => void }) {
  const { t } = useTranslation();
  const [send] = useGiveAppearanceNoticeMutation();
  const form = useContractForm(giveAppearanceNotice, {
    defaults: { issues: tentative.own_notice?.issues ?? '' },
    toInput: ({ issues }) => ({ id: tentative.id, issues }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('rulings.tentative.noticeTitle')}
      verb={t('rulings.tentative.giveNotice')}
      onClose={onClose}
    >
      <p>{t('rulings.tentative.noticeIntro', { motion: tentative.motion })}</p>
      <TextArea
        label={t('rulings.tentative.issues')}
        {...form.field('issues')}
        optional
        rows={3}
        maxLength={2000}
        autoFocus
      />
    </FormDialog>
  );
}

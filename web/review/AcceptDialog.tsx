import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import type { ReviewOptions } from '#contract/review';
import { caseTypes } from '#domain/filings/choices';
import { useListCasesQuery } from '#web/cases/casesApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useDecide } from './useDecide.ts';

type Props = { filing: FilingDetails; options: ReviewOptions; onClose: () => void; onDecided: () => void };
type Where = 'join' | 'open' | 'paper';

/** Acceptance: into which case the filing goes. What number and parties lead to is proposed, the clerk decides. */
export function AcceptDialog({ filing, options, onClose, onDecided }: Props) {
  const { t } = useTranslation();
  const form = useId();
  const { found, unknown_number, case_type, title } = options.placement;
  const [where, setWhere] = useState<Where>(found ? 'join' : 'open');
  const [chosen, setChosen] = useState<string>(found?.id ?? '');
  const [words, setWords] = useState('');
  const [type, setType] = useState<string>(case_type ?? '');
  const [missing, setMissing] = useState<string>();
  const { send, isLoading, problems, failure } = useDecide(onDecided);
  const cases = useListCasesQuery({ q: words, page: 1 }, { skip: where !== 'join' || words === '' });
  const offered = [
    ...(found ? [found] : []),
    ...(words === '' ? [] : (cases.data?.results ?? []).filter(({ id }) => id !== found?.id)),
  ];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (where === 'join' ? !chosen : !type) {
      return setMissing(t(where === 'join' ? 'review.accept.noCase' : 'review.accept.noType'));
    }
    setMissing(undefined);
    const placement =
      where === 'join'
        ? { join: chosen }
        : { open: { case_type: type, number: where === 'paper' ? ('paper' as const) : ('next' as const) } };
    void send({ id: filing.id, version: options.version, decision: 'accepted', placement });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('review.accept.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={isLoading} autoFocus>
            {t('review.verb.accepted')}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        {unknown_number && <Note tone="warn">{t('review.accept.unknown', { number: unknown_number })}</Note>}
        {!filing.is_complete && <Note tone="warn">{t('review.accept.incomplete')}</Note>}
        {failure && (
          <div role="alert">
            <Note tone="warn">{problems.placement ?? failure}</Note>
          </div>
        )}
        <fieldset className="stack choice-list">
          <legend>{t('review.accept.where')}</legend>
          <Choice value="join" where={where} onChoose={setWhere}>
            {found
              ? t('review.accept.joinFound', { number: found.case_number, title: found.title })
              : t('review.accept.join')}
          </Choice>
          <Choice value="open" where={where} onChoose={setWhere}>
            {t('review.accept.open', { title })}
          </Choice>
          {unknown_number && (
            <Choice value="paper" where={where} onChoose={setWhere}>
              {t('review.accept.paper', { number: unknown_number })}
            </Choice>
          )}
        </fieldset>
        {where === 'join' ? (
          <>
            <TextField
              label={t('review.accept.find')}
              type="search"
              required={false}
              value={words}
              onChange={setWords}
            />
            <Select
              label={t('review.accept.case')}
              value={chosen}
              onChange={setChosen}
              placeholder={t('review.accept.chooseCase')}
              options={offered.map((one) => ({ value: one.id, label: `${one.case_number} ${one.title}` }))}
              problem={missing}
            />
          </>
        ) : (
          <Select
            label={t('review.accept.type')}
            value={type}
            onChange={setType}
            placeholder={t('review.accept.chooseType')}
            options={caseTypes.map((value) => ({ value, label: value }))}
            problem={missing}
          />
        )}
      </form>
    </Dialog>
  );
}

type ChoiceProps = { value: Where; where: Where; onChoose: (where: Where) => void; children: string };

function Choice({ value, where, onChoose, children }: ChoiceProps) {
  return (
    <label className="row">
      <input type="radio" name="where" value={value} checked={where === value} onChange={() => onChoose(value)} />
      <span>{children}</span>
    </label>
  );
}

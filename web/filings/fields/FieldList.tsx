import type { TFunction } from 'i18next';
import { RefreshCw } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { FieldEditing } from './FieldEditing.tsx';
import { FieldRow } from './FieldRow.tsx';
import { type FieldEntry, isOpen, placesOf } from './fieldEntries.ts';
import { type FieldName, valueInForce } from './fieldValues.ts';
import { type FieldOrder, fieldOrders, type Section } from './orderEntries.ts';
import type { FieldWorkHere } from './useFieldWork.ts';

type Props = {
  filing: FilingDetails;
  entries: readonly FieldEntry[];
  sections: readonly Section[];
  /** Whose lines are high: what was doubtful when the filing was opened. */
  opened: ReadonlySet<string>;
  order: FieldOrder;
  onOrder: (order: FieldOrder) => void;
  work: FieldWorkHere;
  chosen: string | null;
  hovered: string | null;
  /** Fields that a new reading changed and that nobody has looked at since. */
  changed: ReadonlySet<string>;
  /** Goes to the first doubtful field by itself: the person came to work on it. */
  startHere: boolean;
  /** Has the document read anew, where that may be asked for. */
  onReanalyze: (() => void) | undefined;
  isAsking: boolean;
  onChoose: (key: string) => void;
  onStepPlace: (direction: 1 | -1) => void;
  onHover: (key: string | null) => void;
  /** The field that is typed in, to which words of the document can be taken. */
  onEditing: (field: FieldName | null) => void;
  /** The last doubtful field has been settled. */
  onFinished: () => void;
};

/**
 * What was read, field by field. Tab goes from one doubtful field to the next, the arrows through all of them and to
 * a value's other places; Enter says that the machine is right, E or F2 opens the field.
 */
export function FieldList(props: Props) {
  const { filing, entries, sections, order, work, chosen, hovered, changed, startHere } = props;
  const { t } = useTranslation();
  const heading = useId();
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const last = useRef<string | null>(null);
  const finished = useRef(false);
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const keys = sections.flatMap((section) => section.keys).filter((key) => byKey.has(key));
  const openNow = (key: string) => {
    const entry = byKey.get(key);
    return entry !== undefined && entry.editable !== null && isOpen(entry) && !work.isSaving(entry.editable);
  };
  const open = keys.filter(openNow);
  const drafts = filing.abilities.correct ? work.work.drafts : {};

  const focusOn = (key: string) => {
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
    row?.querySelector<HTMLElement>('.fr-line, .input, .area')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  // A row that turns into its editor, or back, takes the focus along.
  useLayoutEffect(() => {
    // What had the focus may stand elsewhere after a new reading.
    const lost = startHere && !finished.current && document.activeElement === document.body ? last.current : null;
    const target = wanted.current ?? lost;
    wanted.current = null;
    if (target !== null) focusOn(target);
  });
  const first = open[0] ?? keys[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list appears; later the focus moves with the work
  useEffect(() => {
    if (startHere && first !== undefined) focusOn(first);
  }, [startHere]);

  const goOnFrom = (key: string) => {
    const after = keys.slice(keys.indexOf(key) + 1);
    const next = after.find((one) => one !== key && openNow(one)) ?? open.find((one) => one !== key);
    if (next !== undefined) wanted.current = next;
    else {
      // A row that is drawn anew must not take the focus back from what comes next.
      finished.current = true;
      props.onFinished();
    }
  };
  const edit = (entry: FieldEntry) => {
    if (!entry.editable || !filing.abilities.correct) return;
    wanted.current = entry.key;
    work.type(entry.editable, work.valueOf(entry.editable));
  };
  const accept = (entry: FieldEntry) => {
    if (!entry.editable || !filing.abilities.correct) return;
    if (entry.standing === 'missing' || entry.standing === 'absent') return edit(entry);
    goOnFrom(entry.key);
    // A second Enter before the answer says nothing new.
    if (work.isSaving(entry.editable)) return void (wanted.current && focusOn(wanted.current));
    if (isOpen(entry) || entry.standing === 'sure') work.confirm(entry.editable);
    else if (wanted.current) focusOn(wanted.current);
  };
  const press = (entry: FieldEntry) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = keys.indexOf(entry.key);
    const acts: Record<string, () => void> = {
      ArrowDown: () => focusOn(keys[Math.min(at + 1, keys.length - 1)]!),
      ArrowUp: () => focusOn(keys[Math.max(at - 1, 0)]!),
      Home: () => focusOn(keys[0]!),
      End: () => focusOn(keys.at(-1)!),
      ArrowRight: () => props.onStepPlace(1),
      ArrowLeft: () => props.onStepPlace(-1),
      // A key that is held down must not accept one field after the other.
      Enter: () => !event.repeat && accept(entry),
      F2: () => edit(entry),
      e: () => edit(entry),
      E: () => edit(entry),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <section className="field-list" aria-labelledby={heading} ref={list} id="part-fields">
      <div className="sec">
        <h3 id={heading}>{t('filings.edit.heading')}</h3>
        <span className="st none" aria-live="polite">
          {t('filings.fields.open', { count: open.length })}
        </span>
        <Segmented
          label={t('filings.fields.order')}
          value={order}
          onChange={(next) => props.onOrder(next as FieldOrder)}
          options={fieldOrders.map((value) => ({ value, label: t(`filings.fields.orders.${value}`) }))}
        />
        {props.onReanalyze && (
          <Button
            kind="quiet"
            dense
            iconOnly
            busy={props.isAsking}
            aria-label={t('filings.reanalysis.ask')}
            title={t('filings.reanalysis.ask')}
            onClick={props.onReanalyze}
          >
            <RefreshCw className="i" aria-hidden />
          </Button>
        )}
      </div>
      {sections.map((section) => (
        <section key={`${section.what}-${section.page ?? ''}`} aria-label={sectionName(section, t)}>
          <h4 className="whoh">{sectionName(section, t)}</h4>
          <ul>
            {section.keys.map((key, index) => {
              const entry = byKey.get(key);
              if (!entry) return null;
              const field = entry.editable;
              const draft = field ? drafts[field] : undefined;
              if (field && draft !== undefined) {
                return (
                  <FieldEditing
                    key={key}
                    entry={{ ...entry, editable: field }}
                    text={draft}
                    inForce={valueInForce(filing, field)}
                    problem={work.work.problems[field]}
                    changed={work.work.changed.findLast((one) => one.field === field)}
                    onType={(text) => work.type(field, text)}
                    onSave={() => {
                      goOnFrom(key);
                      work.save(field, draft);
                    }}
                    onRestore={() => {
                      wanted.current = key;
                      work.restore(field);
                    }}
                    onFocus={() => {
                      props.onChoose(key);
                      props.onEditing(field);
                    }}
                    onLeave={() => {
                      props.onEditing(null);
                      work.restore(field);
                    }}
                  />
                );
              }
              return (
                <FieldRow
                  key={key}
                  entry={entry}
                  high={props.opened.has(key)}
                  value={field ? work.valueOf(field) : entry.value}
                  saving={field !== null && work.isSaving(field)}
                  confirming={field !== null && work.isConfirming(field)}
                  chosen={key === chosen}
                  hovered={key === hovered}
                  stop={openNow(key) || key === chosen || (chosen === null && key === first)}
                  repeats={index > 0 && byKey.get(section.keys[index - 1]!)?.name === entry.name}
                  changed={changed.has(entry.name)}
                  onChoose={() => {
                    finished.current = false;
                    last.current = key;
                    props.onChoose(key);
                  }}
                  onHover={(over) => props.onHover(over && placesOf(entry).length > 0 ? key : null)}
                  onEdit={() => edit(entry)}
                  onKeyDown={press(entry)}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </section>
  );
}

function sectionName(section: Section, t: TFunction): string {
  return section.page === null
    ? t(`filings.fields.section.${section.what}`)
    : t('filings.fields.section.page', { n: section.page });
}

import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldLine } from './FieldLine.tsx';
import styles from './FieldList.module.css';
import { FieldListHead } from './FieldListHead.tsx';
import type { Section } from './orderEntries.ts';
import { type FieldListProps, type FieldListWork, useFieldList } from './useFieldList.ts';

/**
 * The values that were read, by field. Tab moves between uncertain fields, the arrow keys through all fields and a
 * value's other positions; Enter confirms the reading, and E or F2 opens the field.
 */
export function FieldList(props: FieldListProps) {
  const heading = useId();
  const work = useFieldList(props);
  return (
    <section className={styles.fieldList} aria-labelledby={heading} ref={work.focus.list} id="part-fields">
      <FieldListHead heading={heading} filing={props.filing} open={work.open.length} order={props.order} />
      {props.order.sections.map((section) => (
        <FieldSection key={`${section.what}-${section.page ?? ''}`} section={section} of={props} list={work} />
      ))}
    </section>
  );
}

function FieldSection({ section, of, list }: { section: Section; of: FieldListProps; list: FieldListWork }) {
  const { t } = useTranslation();
  const name = sectionName(section, t);
  return (
    <section aria-label={name}>
      <h4 className="class-heading">{name}</h4>
      <ul>
        {section.keys.map((key, index) => {
          const entry = list.byKey.get(key);
          const repeats = index > 0 && list.byKey.get(section.keys[index - 1]!)?.name === entry?.name;
          return entry && <FieldLine key={key} entry={entry} repeats={repeats} of={of} list={list} />;
        })}
      </ul>
    </section>
  );
}

function sectionName(section: Section, t: TFunction): string {
  return section.page === null
    ? t(`filings.fields.section.${section.what}`)
    : t('filings.fields.section.page', { n: section.page });
}

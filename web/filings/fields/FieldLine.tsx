import { FieldEditing } from './FieldEditing.tsx';
import { FieldRow } from './FieldRow.tsx';
import { type FieldEntry, placesOf } from './fieldEntries.ts';
import { type FieldName, valueInForce } from './fieldValues.ts';
import type { FieldListProps, FieldListWork } from './useFieldList.ts';

type Props = {
  entry: FieldEntry;
  /** The row above has the same name. */
  repeats: boolean;
  of: FieldListProps;
  list: FieldListWork;
};

/** One field of the list: a row, or an editor while a person changes it. */
export function FieldLine(props: Props) {
  const { entry, of } = props;
  const field = entry.editable;
  const draft = field && of.filing.abilities.correct ? of.work.work.drafts[field] : undefined;
  if (field && draft !== undefined) return <EditedLine {...props} field={field} text={draft} />;
  return <ReadLine {...props} />;
}

function EditedLine({ entry, of, list, field, text }: Props & { field: FieldName; text: string }) {
  const { filing, work, selection } = of;
  return (
    <FieldEditing
      entry={{ ...entry, editable: field }}
      draft={{
        text,
        inForce: valueInForce(filing, field),
        problem: work.work.problems[field],
        changed: work.work.changed.findLast((one) => one.field === field),
      }}
      onType={(typed) => work.type(field, typed)}
      onSave={() => {
        list.goOnFrom(entry.key);
        work.save(field, text);
      }}
      onRestore={() => {
        list.focus.focusNext(entry.key);
        work.restore(field);
      }}
      onFocus={() => {
        of.onChoose(entry.key);
        selection.edit(field);
      }}
      onLeave={() => {
        selection.edit(null);
        work.restore(field);
      }}
    />
  );
}

function ReadLine({ entry, repeats, of, list }: Props) {
  const { work, selection } = of;
  const { key, editable } = entry;
  const chosen = selection.chosen?.key ?? null;
  return (
    <FieldRow
      entry={entry}
      value={editable ? work.valueOf(editable) : entry.value}
      sending={!editable || !work.isSaving(editable) ? null : work.isConfirming(editable) ? 'confirmation' : 'change'}
      row={{
        high: of.order.opened.has(key),
        chosen: key === chosen,
        hovered: key === selection.hovered,
        stop: list.isOpenNow(key) || key === chosen || (chosen === null && key === list.first),
        repeats,
        changed: of.changed.has(entry.name),
      }}
      onChoose={() => {
        list.focus.noteChosen(key);
        of.onChoose(key);
      }}
      onHover={(over) => selection.hover(over && placesOf(entry).length > 0 ? key : null)}
      onEdit={() => list.edit(entry)}
      onKeyDown={list.press(entry)}
    />
  );
}

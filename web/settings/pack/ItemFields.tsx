import { useTranslation } from 'react-i18next';
import type { PackItem } from '#domain/practice/CourtPack';
import { Note } from '#web/ui/Note.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { ItemValues } from './itemValues.ts';

type Form = {
  values: ItemValues;
  problems: { authority?: string | undefined; note?: string | undefined };
  set: (changes: Partial<ItemValues>) => void;
};

/** The fields that the items of every section have. */
export function ItemFields({ item, form: { values, problems, set } }: { item: PackItem | undefined; form: Form }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('settings.pack.field.authority')}
        optional
        value={values.authority}
        problem={problems.authority}
        onChange={(authority) => set({ authority })}
        maxLength={300}
      />
      <TextField
        label={t('settings.pack.field.note')}
        optional
        value={values.note}
        problem={problems.note}
        onChange={(note) => set({ note })}
        maxLength={500}
      />
      {item?.confidence === 'uncertain' && (
        <>
          <Note tone="warn">{t('settings.pack.uncertainText')}</Note>
          <Switch
            label={t('settings.pack.field.confirmed')}
            checked={values.confirmed}
            onChange={(confirmed) => set({ confirmed })}
          />
        </>
      )}
      <Switch label={t('settings.pack.field.active')} checked={values.active} onChange={(active) => set({ active })} />
    </>
  );
}

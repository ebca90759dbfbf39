import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldWords } from '#web/ui/Field.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { useListMembersQuery } from './firmsApi.ts';

const ComboBox = lazily(async () => (await import('#web/ui/ComboBox.tsx')).ComboBox, null);

type Props = FieldWords & {
  value: string | null;
  onChange: (member_id: string | null) => void;
  /** Members who cannot be chosen. */
  except: readonly string[];
};

/** A member of the firm, found by name: a firm can have more members than a list would show. */
export function MemberPicker({ value, onChange, except, ...words }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { data } = useListMembersQuery({ q: value ? '' : typed, per_page: 20 });
  const offered = (data?.members ?? []).filter(({ id, is_self }) => !is_self && !except.includes(id));
  const options = offered.map(({ id, full_name, position }) => ({
    value: id,
    label: t('firms.memberAs', { name: full_name, position: t(`firms.positions.${position}`) }),
  }));
  return (
    <ComboBox
      {...words}
      value={value}
      onChange={(id) => {
        setTyped(options.find((one) => one.value === id)?.label ?? '');
        onChange(id);
      }}
      options={options}
      search={{
        words: typed,
        onSearch: (text) => {
          setTyped(text);
          if (value) onChange(null);
        },
      }}
    />
  );
}

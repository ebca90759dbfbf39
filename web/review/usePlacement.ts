import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewOptions } from '#contract/review';
import type { PickedCase } from '#web/cases/CasePicker.tsx';
import type { Deciding } from './reviewApi.ts';

/** Where the filing goes: the case that its number identifies, another one, or a new one under either number. */
export type Where = 'found' | 'join' | 'open' | 'paper';
type Typed = { joined: PickedCase | null; title: string; type: string; duplicate_reason: string };
type Missing = Partial<Record<keyof Typed, string>>;

/** What the clerk says of the case. A number that the document bears never leads to a new case by default. */
export function usePlacement(proposed: ReviewOptions['placement'], onMended: (field: string) => void) {
  const { t } = useTranslation();
  const [where, setWhere] = useState<Where>(
    proposed.found ? 'found' : proposed.unknown_number === null ? 'open' : 'join',
  );
  const [typed, setTyped] = useState<Typed>({
    joined: null,
    title: proposed.title ?? '',
    type: proposed.case_type ?? '',
    duplicate_reason: '',
  });
  const [missing, setMissing] = useState<Missing>({});
  const change = (changed: Partial<Typed>) => {
    for (const field of Object.keys(changed)) onMended(field);
    setMissing((before) => ({ ...before, ...mendedOf(changed) }));
    setTyped((before) => ({ ...before, ...changed }));
  };

  /** The placement to send, or undefined with the missing answers at their fields. */
  const choose = (): Deciding['placement'] | undefined => {
    if (where === 'found') return { join: proposed.found!.id };
    const lacking: Missing =
      where === 'join'
        ? { ...(typed.joined ? {} : { joined: t('review.accept.noCase') }) }
        : {
            ...(typed.title.trim() ? {} : { title: t('review.accept.noTitle') }),
            ...(typed.type ? {} : { type: t('review.accept.noType') }),
            ...(!proposed.found || typed.duplicate_reason.trim()
              ? {}
              : { duplicate_reason: t('review.accept.noDuplicateReason') }),
          };
    setMissing(lacking);
    if (Object.keys(lacking).length > 0) return undefined;
    if (where === 'join') return { join: typed.joined!.id };
    const { title, type, duplicate_reason } = typed;
    const number = where === 'paper' ? 'paper' : 'next';
    return { open: { case_type: type, number, title, ...(proposed.found ? { duplicate_reason } : {}) } };
  };

  const select = (next: Where) => {
    setMissing({});
    setWhere(next);
  };
  return { where, setWhere: select, typed, change, missing, choose };
}

export type PlacementForm = ReturnType<typeof usePlacement>;

function mendedOf(changed: Partial<Typed>): Missing {
  return Object.fromEntries(Object.keys(changed).map((field) => [field, undefined]));
}

import {
  BookOpen,
  CalendarClock,
  CalendarDays,
  FileText,
  FileUp,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  Scale,
  User,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SearchAction, SearchHit } from '#contract/search';
import { may } from '#domain/identity/permissions';
import { useFormat } from '#web/preferences/useFormat.ts';
import { useSearchQuery } from '#web/search/searchApi.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import type { Option } from './Option.ts';

const icons: Record<SearchHit['kind'], LucideIcon> = {
  case: Scale,
  filing: FileText,
  hearing: CalendarDays,
  deadline: CalendarClock,
  judge: Landmark,
  person: User,
  guide: LifeBuoy,
  rule: BookOpen,
};

/** Milliseconds without a key press before the server is called. */
const pause = 180;

/** What the server found for the typed words, and what they do to the court's records. */
export function useRecords(typed: string) {
  const toOption = useToOption();
  const words = typed.trim();
  const asked = useAfterPause(words);
  const { currentData, isFetching, isError } = useSearchQuery({ q: asked }, { skip: asked === '' });
  const found = asked === '' ? undefined : currentData;
  return {
    actions: (found?.actions ?? []).map(toOption.ofAction),
    hits: (found?.results ?? []).map((hit) => ({ kind: hit.kind, option: toOption.ofHit(hit) })),
    isSearching: words !== '' && (isFetching || asked !== words),
    failed: isError && asked === words,
  };
}

function useToOption() {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const schedules = useAppSelector(({ user }) => may(capacityOf(user), 'hearings:schedule'));
  const go = (href: string) => () => void navigate(href);
  const whenOf = ({ at, day }: SearchHit) =>
    at ? format.moment(at) : day ? t('palette.due', { day: format.day(day) }) : '';
  const ofHit = (hit: SearchHit): Option => ({
    id: hit.id,
    title: hit.title,
    detail: [hit.detail, whenOf(hit)].filter(Boolean).join(' · '),
    icon: icons[hit.kind],
    choose: go(hit.href),
  });
  const ofAction = (action: SearchAction): Option => {
    const choose = go(action.href);
    const id = action.href + (action.kind === 'deadline' ? action.act : '');
    if (action.kind === 'deadline') {
      const { act, event, authority, from, due } = action;
      const title = due
        ? t('palette.actions.deadline', { act, due: format.longDay(due) })
        : t('palette.actions.calculate', { act });
      const start = from ? t('palette.actions.from', { event, day: format.day(from) }) : event;
      return { id, title, detail: `${start} · ${authority}`, icon: CalendarClock, choose };
    }
    const { case_number: number, case_title: detail } = action;
    const isFiling = action.kind === 'file';
    const title = isFiling
      ? t('palette.actions.file', { number })
      : t(schedules ? 'palette.actions.scheduleIn' : 'palette.actions.requestIn', { number });
    return { id, title, detail, icon: isFiling ? FileUp : CalendarDays, choose };
  };
  return { ofHit, ofAction };
}

function useAfterPause(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

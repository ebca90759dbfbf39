import {
  CalendarClock,
  CalendarDays,
  CircleQuestionMark,
  ClockAlert,
  FileInput,
  FileWarning,
  FileX,
  Inbox,
  KeyRound,
  ListX,
  type LucideIcon,
  PenLine,
  ServerCrash,
  Undo2,
  UserCheck,
  UserPlus,
  UserRound,
  Webhook,
} from 'lucide-react';
import type { NeedKind } from '#domain/dashboard/needs';
import type { Tone } from '#web/ui/Status.tsx';

/** The icon and color of items that need attention; they always appear with words. */
export const needLooks: Record<NeedKind, { icon: LucideIcon; tone: Tone }> = {
  component: { icon: ServerCrash, tone: 'bad' },
  job: { icon: ListX, tone: 'bad' },
  webhook: { icon: Webhook, tone: 'bad' },
  hearing: { icon: CalendarDays, tone: 'info' },
  deadline: { icon: ClockAlert, tone: 'warn' },
  returned: { icon: Undo2, tone: 'bad' },
  lapsed: { icon: FileX, tone: 'bad' },
  profile: { icon: UserRound, tone: 'warn' },
  signature: { icon: PenLine, tone: 'info' },
  doubt: { icon: CircleQuestionMark, tone: 'warn' },
  review: { icon: FileInput, tone: 'info' },
  hearing_request: { icon: CalendarClock, tone: 'info' },
  judge: { icon: UserCheck, tone: 'info' },
  claim: { icon: UserPlus, tone: 'info' },
  access: { icon: KeyRound, tone: 'info' },
  contact: { icon: Inbox, tone: 'info' },
  incomplete: { icon: FileWarning, tone: 'warn' },
};

import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  Info,
  type LucideIcon,
  OctagonAlert,
} from 'lucide-react';

export const tones = ['ok', 'warn', 'bad', 'info', 'none', 'gold'] as const;
export type Tone = (typeof tones)[number];

const usualIcons: Record<Tone, LucideIcon> = {
  ok: CircleCheck,
  warn: CircleQuestionMark,
  bad: OctagonAlert,
  info: Info,
  none: CircleDashed,
  gold: CircleAlert,
};

type Props = { tone: Tone; children: string; icon?: LucideIcon | undefined };

/** A status, always with an icon and a word, so that color is not the only sign. */
export function Status({ tone, children, icon: Icon = usualIcons[tone] }: Props) {
  return (
    <span className={`st ${tone}`}>
      <Icon className="i i-sm" aria-hidden />
      {children}
    </span>
  );
}

/** A framed status, for one of a few known values. */
export function Badge({ tone, children, icon: Icon = usualIcons[tone] }: Props) {
  return (
    <span className={`badge ${tone}`}>
      <Icon className="i" aria-hidden />
      {children}
    </span>
  );
}

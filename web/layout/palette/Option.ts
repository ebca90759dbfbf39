import type { LucideIcon } from 'lucide-react';

/** One thing that a person can choose in the search. */
export type Option = {
  id: string;
  title: string;
  detail: string;
  icon: LucideIcon;
  choose: () => void;
};

/** The order of kinds that match equally well. */
export const groupKinds = [
  'action',
  'case',
  'filing',
  'hearing',
  'deadline',
  'judge',
  'person',
  'guide',
  'rule',
  'screen',
  'example',
] as const;
export type GroupKind = (typeof groupKinds)[number];

export type Group = { kind: GroupKind; options: Option[] };

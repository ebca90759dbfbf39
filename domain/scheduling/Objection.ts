/** A judge, a courtroom, or a person, who cannot be at two hearings at the same time. */
export type Resource = { kind: 'judge' | 'room' | 'person'; id: string };

/** Why hearings cannot be held at a place. `by` is the hearing that would have to move. */
export type Objection =
  | { code: 'past' }
  | { code: 'too_early'; hearing: string; day: number; authority: string | null }
  | { code: 'too_late'; hearing: string; day: number; authority: string | null }
  | { code: 'closed'; day: number; from: number; to: number; reason: string }
  | { code: 'outside_day'; day: number; to: number }
  | { code: 'not_assigned'; hearing: string; judge: string }
  | { code: 'not_qualified'; hearing: string; judge: string; qualification: string }
  | { code: 'disqualified'; hearing: string; judge: string }
  | { code: 'room_lacks'; hearing: string; room: string; feature: string }
  | ({ code: 'away'; day: number; from: number; to: number; reason: string } & Resource)
  | ({ code: 'taken'; by: string } & Resource)
  | ({ code: 'sitting_held'; sitting: string } & Resource)
  | { code: 'no_member'; pool: string }
  | { code: 'not_in_sitting'; pool: string }
  | { code: 'not_of_sitting'; sitting: string }
  | { code: 'outside_sitting'; sitting: string; slots: number }
  | { code: 'sitting_full'; sitting: string }
  | { code: 'follows'; hearing: string; by: string }
  | { code: 'precedes'; hearing: string; by: string }
  | { code: 'fixed'; hearing: string };

/** The positions in a judge's chambers. None of them rules, signs, or seals. */
export const staffPositions = ['staff_attorney', 'judicial_assistant', 'courtroom_clerk'] as const;
export type StaffPosition = (typeof staffPositions)[number];

/** What the record calls a position. */
export const staffPositionNames: Record<StaffPosition, string> = {
  staff_attorney: 'staff attorney',
  judicial_assistant: 'judicial assistant',
  courtroom_clerk: 'courtroom clerk',
};

/** The single keys of the session, and those that begin a pair. */
export const courtroomKeys = {
  call: 'C',
  pass: 'P',
  next: 'N',
  add: 'A',
  mark: 'E',
  exhibit: 'X',
  ruling: 'R',
  outcome: 'O',
  pace: 'L',
} as const;

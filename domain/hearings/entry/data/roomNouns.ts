/** What a room is called before its number. */
export const nouns: Record<string, string> = {
  ...{ department: 'department', dept: 'department', dpt: 'department', dep: 'department', depart: 'department' },
  ...{ courtroom: 'courtroom', ctrm: 'courtroom', crtrm: 'courtroom', crtm: 'courtroom', ct: 'courtroom' },
  ...{ room: 'room', rm: 'room', division: 'division', div: 'division', part: 'part', d: 'department' },
};
/** Those that are also recognized misspelled. */
export const longNouns = ['department', 'courtroom', 'division', 'dept', 'ctrm'];

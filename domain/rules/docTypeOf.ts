/** What the requirements call a kind of paper that the reader names in words; the first that fits. */
const kinds: [RegExp, string][] = [
  [/^motion for summary judgment/i, 'motion_summary_judgment'],
  [/memorandum|brief in support/i, 'memorandum'],
  [/declaration/i, 'declaration'],
  [/affidavit/i, 'affidavit'],
  [/affirmation/i, 'affirmation'],
  [/opposition/i, 'opposition'],
  [/^reply/i, 'reply'],
  [/motion/i, 'motion'],
  [/cross-?complaint/i, 'cross_complaint'],
  [/counterclaim/i, 'counterclaim'],
  [/criminal complaint/i, 'criminal_complaint'],
  [/complaint/i, 'complaint'],
  [/answer/i, 'answer'],
  [/demurrer/i, 'demurrer'],
  [/indictment|information/i, 'indictment_information'],
  [/certiorari/i, 'cert_petition'],
  [/petition/i, 'petition'],
  [/summons/i, 'summons'],
  [/notice of appeal/i, 'notice_of_appeal'],
  [/notice of removal/i, 'notice_of_removal'],
  [/appearance/i, 'appearance'],
  [/appellant.*brief|^brief/i, 'brief_principal'],
  [/judgment/i, 'judgment'],
];

/** The requirements' name for a kind of paper, or nothing where they have none. */
export function docTypeOf(words: string): string | undefined {
  return kinds.find(([pattern]) => pattern.test(words))?.[1];
}

/** How a document reached the court. */
export const intakeChannels = ['electronic', 'counter', 'mail', 'fax', 'drop_box'] as const;
export type IntakeChannel = (typeof intakeChannels)[number];

/** The ways in which a document arrives on paper, or as an image of it, and is taken in by a clerk. */
export const paperChannels = ['counter', 'mail', 'fax', 'drop_box'] as const satisfies readonly IntakeChannel[];
export type PaperChannel = (typeof paperChannels)[number];

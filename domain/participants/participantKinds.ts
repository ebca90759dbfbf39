/** Whether a participant is a person or an organization. */
export const participantKinds = ['person', 'organization'] as const;
export type ParticipantKind = (typeof participantKinds)[number];

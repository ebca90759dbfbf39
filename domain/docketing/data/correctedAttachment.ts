/** How a docket entry names an attachment that was returned, corrected, and accepted. */
export const correctedAttachment = (number: number, title: string, day: string): string =>
  `Attachment # ${number} ${title}, corrected and filed ${day}.`;

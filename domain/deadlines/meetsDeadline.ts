/** What a deadline asks for, by the words of its action, and the papers that meet it. The first that fits the action decides. */
const papers: readonly [action: RegExp, paper: RegExp][] = [
  [/summary judgment opposition|(?:opposition|response).*summary judgment/i, /opposition|response|counter-?statement/i],
  [/\bsummary judgment motion\b/i, /motion for (?:partial )?summary (?:judgment|adjudication|disposition)/i],
  [/\bcross[- ](?:notice of )?appeal|cross-appeal/i, /notice of cross-?appeal/i],
  [/petition for (?:panel |en banc )?rehearing|motion for rehearing/i, /rehearing/i],
  [
    /petition for review|petition for discretionary review|petition for leave to appeal/i,
    /petition for (?:discretionary )?review|petition for leave to appeal/i,
  ],
  [/certiorari/i, /certiorari/i],
  [/notice of appeal|^defendant appeal|perfect appeal/i, /notice of (?:cross-?)?appeal|EOIR-26/i],
  [/notice of removal/i, /notice of removal/i],
  [
    /motion for new trial|alter the judgment|post judgment motion/i,
    /new trial|alter or amend|vacate (?:the )?judgment|notwithstanding the verdict/i,
  ],
  [/motion to remand/i, /motion to remand/i],
  [/motion to reopen/i, /motion to reopen/i],
  [/motion to reconsider/i, /reconsider/i],
  [/motion to compel/i, /motion to compel/i],
  [/creditor claim/i, /creditor.?s.? claim|claim against (?:the )?estate/i],
  [/will contest|objection to will/i, /contest|objection/i],
  [/inventory/i, /inventory/i],
  [/jury demand/i, /jury demand|demand for (?:a )?jury/i],
  [/bill of particulars/i, /bill of particulars/i],
  [/asylum application/i, /asylum/i],
  [/amicus brief/i, /amic(?:us|i)\b/i],
  [/reply brief/i, /^reply|reply brief/i],
  [/^reply/i, /^reply/i],
  [
    /(?:appellant|initial|opening) .*brief|appellant brief|initial brief/i,
    /(?:appellant|opening|initial).*brief|brief (?:of|for) (?:the )?appellant/i,
  ],
  [
    /(?:appellee|respondent|answer) .*brief|appellee brief|respondent brief|answer brief/i,
    /(?:appellee|respondent|answer(?:ing)?).*brief|brief (?:of|for) (?:the )?(?:appellee|respondent)/i,
  ],
  [
    /\banswer\b/i,
    /^(?:amended |verified )?answer|demurrer|motion to (?:dismiss|strike|quash)|special appearance|special exceptions/i,
  ],
  [/^opposition|answering papers/i, /opposition/i],
  [/^respons|^response/i, /^(?:amended |verified )?(?:response|answer|opposition)|in (?:response|opposition) to/i],
];

/** Whether a paper of this kind and title is what a deadline asks for. In doubt it is not. */
export function meetsDeadline(action: string, docType: string, title: string | null): boolean {
  // Replies and requests for more time do not meet what they speak of.
  if (
    /extension|extend|enlarge|continu|proposed|certificate|proof of service|notice of motion to withdraw/i.test(
      `${docType} ${title ?? ''}`,
    )
  )
    return false;
  const [, paper] = papers.find(([asked]) => asked.test(action.replaceAll('’s ', ' '))) ?? [];
  if (paper === undefined) return false;
  const isReply = /^reply/i.test(docType) || /^reply/i.test(title ?? '');
  if (isReply && !/reply/i.test(action)) return false;
  return paper.test(docType) || (title !== null && paper.test(title));
}

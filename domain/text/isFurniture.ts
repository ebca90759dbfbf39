/** The header that an electronic docket prints on every page. */
const docketHeader =
  /^(?:USCA\s?\w{1,4}\s|Appellate\s)?Case:?\s{1,4}(?:No\.\s)?\d[\w:.-]{3,40}.{0,60}\b(?:Document|Doc|DktEntry|Page|Pg|Filed|Entry)\b/i;
const pageOf = /^(?:[-—|\s]{0,4})(?:Page|Pg\.?)\s{0,3}\|?\s{0,3}\d{1,4}(?:\s?(?:of|\/)\s?\d{1,4})?[-—|.\s]{0,4}$/i;
const dashedPage = /^[-—~]\s{0,3}(?:\d{1,4}|[ivxlc]{1,6})\s{0,3}[-—~]\s{0,2}$/;
const countedPage = /^\d{1,4}\s?(?:of|\/)\s?\d{1,4}$/;
const stamp =
  /^(?:(?:E-?|Electronically\s)?(?:FILED|RECEIVED|ENTERED)\b.{0,80}\d{1,2}\/\d{1,2}\/\d{2,4}|NYSCEF DOC\.|INDEX NO\.|RECEIVED NYSCEF)/i;
/** The running head of a slip opinion names the opinion itself. */
const runningHead = /^Cite as:? /i;
const pageId = /^PageID[.:#\s]/i;

/** Whether a line is what a page, a clerk or a docket puts on it, and no part of the text. */
export function isFurniture(line: string): boolean {
  const first = line.charCodeAt(0);
  if (first >= 97 && first <= 122 && first !== 101) return false;
  return (
    docketHeader.test(line) ||
    pageOf.test(line) ||
    dashedPage.test(line) ||
    countedPage.test(line) ||
    stamp.test(line) ||
    runningHead.test(line) ||
    pageId.test(line)
  );
}

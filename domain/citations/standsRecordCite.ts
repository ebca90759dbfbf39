const recordCite =
  /\b(?:Dkt|ECF|Doc(?:ument)?|D\.?E|Docket(?:\sEntry)?|Exh?s?|Exhibits?|Compl|Complaint|FAC|SAC|TAC|Pet|Petition|Decl|Declaration|Dep|Depo|Deposition|Tr|Transcript|Br|Brief|Aff|Affidavit|Mot|Motion|Opp'?n?|Mem|Memo|Reply|Ans|Answer|R|A\.?R|C\.?T|R\.?T|J\.?A|App'?x?|Appendix|A\.?A|E\.?R|S\.?E\.?R|SOF|SUF|UMF|Stmt|ROA|C\.?R|R\.?R|P\.?SAPP|PageID|Order|Rec|Record|Hr'?g|Bates|Report|Rpt)\b[.,#]?\s{0,3}(?:(?:Nos?\.?|Tr\.|Br\.|Decl\.|Vol\.|at|pp?\.|ln\.|¶{1,2}|§|#)[\s,]{0,3}){0,3}(?:¶{1,2}\s?|§\s?)?(?:\d|[A-Z](?![a-z])|[IVX]+\b)/;

/** Whether a part of the record is cited here: `Dkt. 45 at 3`, `Compl. ¶ 12`, `Ex. A`. */
export function standsRecordCite(text: string): boolean {
  return recordCite.test(text);
}

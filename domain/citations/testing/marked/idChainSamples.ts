/** Chains of *id.* after decisions, laws, books, and parts of the record; the marks are those of markedCases.ts. */
export const idChains = `
{F Oak v. Pine, 550 U.S. 544}, 555 (2007). {I=0 Id. at 556}.
{F Oak v. Pine, 550 U.S. 544}, 555 (2007). The complaint says more. (DN 1, PageID #: 1.) {I Id.} The court agreed.
{F Oak v. Pine, 550 U.S. 544} (2007). Defendant moved on May 3. (DN 12, PageID #: 144.) {I Id. at 145}.
{F Com. v. Marlow, 101 A.3d 22}, 25 (Pa. 2014). The officer testified that he saw the car. N.T. at 9. {I Id. at 11}.
{F Com. v. Marlow, 101 A.3d 22}, 25 (Pa. 2014). The officer saw the car. (N.T., 3/4/19, at 17.) {I Id. at 19}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). See Compl. (doc. no. 1) ¶ 14. {I Id. ¶ 15}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). Plaintiff alleges otherwise. (Compl. ¶ 5.) {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). Plaintiff alleges otherwise. Am. Compl. ¶¶ 5-7. {I Id. ¶ 9}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). The lease says nothing. (RJN, Ex. A at 3.) {I Id. at 4}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). The lease says nothing. ECF No. 14-2 at 3. {I Id. at 4}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). The lease says nothing. Dkt. 33 at 12. {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. Quill Dep. 44:3-9. {I Id. at 45:1}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (Quill Decl. ¶ 8.) {I Id. ¶ 9.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (Tr. 44-45.) {I Id. at 46}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (R. at 44.) {I Id. at 46}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (1 CT 44.) {I Id. at 46}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (2 RT 344:5-9.) {I Id. at p. 346}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (C.R. 44.) {I Id. at 46}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. 3 R.R. 112. {I Id. at 113}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (NYSCEF Doc. No. 12.) {I Id. at 3}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (Ex. 4 at 2.) {I Id. at 3}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. J.A. 114. {I Id. at 115}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (App. 114a.) {I Id. at 115a}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (Doc. 14 at 3.) {I Id. at 5}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. [Filing No. 14 at ECF p. 3.] {I Id. at ECF p. 5}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (Def. SOF ¶ 12.) {I Id. ¶ 13}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. Def.'s 56.1 ¶ 12. {I Id. ¶ 13}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. AR 114. {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (A-12.) {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (Answer ¶ 12.) {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (Pet. ¶ 12.) {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (Mot. at 3.) {I Id. at 4}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. Opp'n at 3. {I Id. at 4}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (Opening Br. 3.) {I Id. at 4}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (SUF No. 12.) {I Id. at 4}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (Arrest Report, State's Ex. 2, p. 4.) {I Id. at 5}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (Quill Aff., Ex. B.) {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (Page ID 233.) {I Id. at 234}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (R. 12, PID 77.) {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (R.E. 12, Page 4.) {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (ROA.144.) {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (C. 144.) {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. T. 144. {I Id. at 145}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). He was told. (Vol. 2 at 144.) {I Id. at 145}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). The treatise goes further: “A trustee is bound by the terms of the deed.” 3 A. Merrow, Law of Deeds 44 (2d ed. 1990). {I Id. at 45}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). As one writer has said, “a trustee is bound.” Alan Merrow, The Deed and the Trust 44 (2d ed. 1990). {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). Black's Law Dictionary 1203 (11th ed. 2019) defines a deed. {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). See 5A Wright & Miller, Federal Practice and Procedure § 1357 (3d ed. 2004). {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). See 2 Witkin, Summary of Cal. Law (11th ed. 2017) Torts, § 44. {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022); {F Elm v. Ash, 12 F.4th 100}, 104 (3d Cir. 2021). {I Id. at 105}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). {L 28 U.S.C. § 1331}. {I=1 Id. § 1332}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). {I=0 Id.} at 10. {I=0 Id. at 11}. The deed was recorded in 2009. {I=0 Id. at 12}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022) (citing {F Elm v. Ash, 12 F.4th 100}, 104 (3d Cir. 2021)). {I=0 Id. at 10}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022) (quoting {F Elm v. Ash, 12 F.4th 100}, 104 (3d Cir. 2021)). The rule is old. {I=0 Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir.), cert. denied, {F 143 S. Ct. 12} (2022). {I=0 Id. at 10}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022), aff'd, {F 600 U.S. 12} (2023). The deed bound both. {I=0 Id. at 10}.
{F Oak v. Pine (2019) 7 Cal.5th 201}, 214. The trustee was bound. ({I=0 Id. at p. 216}.) He was not told. ({I=0 Ibid.})
{F Oak v. Pine (2019) 7 Cal.5th 201}, 214. The trustee was bound. (2 CT 233.) He was not told. ({I Ibid.})
{F Oak v. Pine, 416 Md. 600}, {F 7 A.3d 570} (2010). Then {F Elm v. Ash, 416 Md. 500}, {F 7 A.3d 557} (2010). But {S=0 Oak, 416 Md. at 607}, {S=1 7 A.3d at 580}.
{F Oak v. Pine, 416 Md. 570}, {F 7 A.3d 557} (2010); {F Elm v. Ash, 416 Md. 600}, {F 7 A.3d 577} (2010). See {S=2 Elm, 416 Md. at 607}, {S=3 7 A.3d at 580}. {I=2 Id. at 608}, {S=3 7 A.3d at 581}.
{F Oak v. Pine, 210 Ill. 2d 100}, {F 800 N.E.2d 50} (2004). {F Elm v. Ash, 211 Ill. 2d 7}, {F 800 N.E.2d 61} (2004). {S=0 Oak, 210 Ill. 2d at 105}, {S=1 800 N.E.2d at 63}.
The rule is settled. {F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). Mr. Quill testified that he “read the deed.” Quill Tr. 14. He signed it. {I Id. at 15}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). The Report recommends dismissal. R&R at 4. {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). {L Fed. R. Civ. P. 12}(b)(6). {S=0 Oak, 31 F.4th at 10}.
{L 42 U.S.C. § 1983}. {I=0 Id.} {F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). {I=2 Id. at 9}; {I=2 id. at 10}.
{L 42 U.S.C. § 1983}. The statute reaches counties. See {I=0 id.} The complaint names two. ECF 1 ¶ 4. {I Id. ¶ 5}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). See also Declaration of Ann Quill (“Quill Decl.”) ¶ 4. {I Id. ¶ 5}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). (See Tentative Ruling, p. 2.) {I Id. at 3}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). (Hr'g Tr. 5:1-4, Jan. 4, 2021.) {I Id. at 6:2}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). (Trial Tr. vol. 2, 34-35.) {I Id. at 36}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). (FAC ¶ 23.) {I Id. ¶ 24}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). (SAC, ¶ 23.) {I Id., ¶ 24}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). (Stip. ¶ 23.) {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). (Plea Agreement at 5.) {I Id. at 6}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). (PSR ¶ 23.) {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). (Docket Entry No. 23 at 2.) {I Id. at 3}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). (D.E. 23 at 2.) {I Id. at 3}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). (Doc. # 23 at 2.) {I Id. at 3}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). Exhibit 3, p. 7. {I Id.}
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). The court held that notice is due. Here none was given. {I=0 Id. at 10}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). There, the buyer paid $4,000 on May 3, 2019. {I=0 Id. at 10}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). As the panel said, “the deed in Exhibit 4 is void.” {I=0 Id. at 10}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). It reversed the order of dismissal. {I=0 Id.} (emphasis added).
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). The complaint in that case failed. {I=0 Id. at 11-12 & n.3}.
{F Oak v. Pine, No. 19-cv-233, 2020 WL 123456}, at *3 (S.D.N.Y. Jan. 3, 2020). {I=0 Id. at *4}.
{J Ann Quill, The Deed, 101 Harv. L. Rev. 44}, 50 (1988). {I=0 Id. at 51}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). The manager saw the spill. Def.'s Mot. Summ. J. Ex. B at 12. {I Id. at 13}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Stone Dep. at 33:4-10.) {I Id. at 34:1}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Docket No. 41-2, at 7.) {I Id. at 9}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Rec. Doc. 14, p. 3.) {I Id. at 4}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (R. Doc. 14 at 3.) {I Id.}
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Apx. 33.) {I Id.}
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Appellant's App. Vol. II, pp. 33-34.) {I Id. at 35}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Tr. Vol. 2 at 33.) {I Id. at 34}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Supp. R. 33.) {I Id.}
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (RP 33.) {I Id. at 34}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (CP at 33.) {I Id. at 34}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (HT 33.) {I Id. at 34}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (AOB 33.) {I Id. at 34}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Pl.'s Resp. at 3.) {I Id. at 4}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Response, at 3.) {I Id. at 4}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Stone Statement, p. 3.) {I Id. at 4}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Attachment A at 3.) {I Id. at 4}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Police Report at 3.) {I Id. at 4}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Indictment at 3.) {I Id. at 4}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Lease § 14.) {I Id. § 15}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Agreement ¶ 14.) {I Id. ¶ 15}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Trial Court Opinion, 5/4/20, at 3.) {I Id. at 4}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Findings of Fact ¶ 3.) {I Id. ¶ 4}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Ex. P-3 at 12.) {I Id.}
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Stone Tr. 12:3.) {I Id.}
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. Dkt. No. 4-1 ¶¶ 3-4. {I Id. ¶ 5}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. (Verified Petition, ¶ 9.) {I Id.}
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. Prosser on Torts 44 (4th ed. 1971). {I Id. at 45}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. 8 Wigmore, Evidence § 2290 (McNaughton rev. 1961). {I Id.}
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. S. Rep. No. 99-541, at 5 (1986). {I Id. at 6}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. H.R. Rep. No. 103-24, at 3. {I Id. at 4}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Stone denied it. 144 Cong. Rec. 233 (1998). {I Id. at 234}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). {I=0 Id. at 5}. On May 4, 2019, the driver left. {I=0 Id. at 106}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). The court rejected the motion to dismiss as untimely. {I=0 Id. at 106}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). The panel reviewed the record and the transcript. {I=0 Id. at 106}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). There the plaintiff relied on one answer of the deponent. {I=0 Id.}
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). The brief in Reed was ten pages long. {I=0 Id.} at 107.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996) (holding that “a report at page 5 is hearsay”). {I=0 Id.}
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Three factors matter: (1) notice, (2) delay, and (3) harm. {I=0 Id. at 106}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). A. The first factor favors Reed. {I=0 Id. at 106}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). Counsel for Part I. 2 days later left. {I=0 Id. at 106}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996). {F Low v. Ames, 90 F.3d 10} (5th Cir. 1996), is not to the contrary. {I=1 Id. at 12}.
{F Reed v. Stone, 88 F.3d 2}, 4 (5th Cir. 1996); see also {F Low v. Ames, 90 F.3d 10}, 12 (5th Cir. 1996) (same). {I Id.}
{L 29 C.F.R. § 541.100}. The duties test is in {I=0 id. § 541.106}.
{L 8 U.S.C. § 1229a}(c)(7). The motion must be filed within 90 days. {I=0 Id. § 1229a(c)(7)(C)(i)}.
{L Tex. Fam. Code § 153.002}. The child's interest controls. {I=0 Id.}
{F Reed v. Stone (2001) 26 Cal.4th 100}, 104. The duty is broad. ({I=0 Id. at pp. 105-106}.)
{F Reed v. Stone (2001) 26 Cal.4th 100}, 104. The duty is broad. ({S=0 Reed, supra, 26 Cal.4th at p. 106}; see {I=0 id. at p. 107}.)
{F Reed v Stone, 26 NY3d 100}, 104 (2015). The duty is broad ({I=0 id. at 106}).
{F Reed v Stone, 126 AD3d 100}, 104 (1st Dept 2015). The duty is broad (see {I=0 id.}).
{F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022); {F Dunn v. Vale, 52 F.4th 90}, 94 (3d Cir. 2022). The rule is settled. {I Id. at 95}.
{F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022). The rule is settled. {I=0 Id. at 16}.
See {F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022); see also {I=0 id. at 18} (same).
{F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022) (quoting {F Dunn v. Vale, 2 F.3d 90}, 94 (3d Cir. 1993)). The rule is settled. {I=0 Id. at 16}.
{F Birch v. Holt, 410 U.S. 113}, 120, {F 93 S. Ct. 705} (1973). The rule is settled. {I=0 Id. at 121}.
{L Cal. Civ. Proc. Code § 437c}(c). The burden then shifts. {I=0 Id.} § 437c(p)(2).
{F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022). The officer left at noon. ECF No. 31 at 4. {I Id. at 5}.
{F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022). The officer left at noon. (Holt Decl. ¶ 4.) {I Id. ¶ 5}.
{F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022), aff'd, {F 600 U.S. 20} (2023). The rule is settled. {I=0 Id.}
{F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022); accord {F Dunn v. Vale, 52 F.4th 90}, 94 (3d Cir. 2022); {F Marsh v. Orr, 60 F.4th 1} (2d Cir. 2023). {I Id.}
{F Birch v. Holt (2010) 48 Cal.4th 32}, 40; {F Dunn v. Vale (2012) 54 Cal.4th 90}, 95. The duty is broad. ({I Id. at p. 96}.)
{F Birch v. Holt (2010) 48 Cal.4th 32}, 40. The duty is broad. ({I=0 Ibid.})
{F Birch v. Holt, No. 21-cv-100, 2022 WL 334455}, at *2 (D. Mass. Feb. 3, 2022). The rule is settled. {I=0 Id. at *3}.
{F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022). He was notified. (Compl. ¶ 12; Answer ¶ 12.) {I Id.}
{F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022). {F Dunn v. Vale, 52 F.4th 90}, 94 (3d Cir. 2022). {I=1 Id. at 95}.
In {F Birch v. Holt, 41 F.4th 12} (1st Cir. 2022), the court relied on {F Dunn v. Vale, 2 F.3d 90} (3d Cir. 1993). {I=1 Id. at 94}.
{F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022). Interrogatory No. 4 asked for names. (Resp. to Interrog. No. 4.) {I Id.}
{L 28 U.S.C. § 1441}(a). Removal is proper. {I=0 Id.} § 1446(b).
{F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022); {L 28 U.S.C. § 1291}. The order is final. {I Id.}
{F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022). {S=0 Birch, 41 F.4th at 16}. The buyer lost. {I=0 Id. at 17}.
{F Birch v Holt, 31 NY3d 12}, 15 (2018); {F Dunn v Vale, 133 AD3d 90} (2d Dept 2015). The rule is settled ({I id. at 91}).
{F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022). The witness agreed. Tr. 45:3-9 (Mar. 4, 2021). {I Id. at 46}.
{F Birch v. Holt, 41 F.4th 12}, 15 (1st Cir. 2022) (citing {F Dunn v. Vale, 2 F.3d 90} (3d Cir. 1993); {F Marsh v. Orr, 6 F.3d 1} (2d Cir. 1993)). {I=0 Id.}
{F Birch v. Holt, 617 S.W.3d 1}, 5 (Tex. 2021); see {L Tex. Civ. Prac. & Rem. Code § 16.003}. {I Id.}
{F Birch v. Holt, 300 So. 3d 12}, 15 (Fla. 2d DCA 2020). The lender must prove standing. {I=0 Id. at 16}; see also {F Dunn v. Vale, 310 So. 3d 4} (Fla. 4th DCA 2021).
{F Cole v. Frye, 77 F.4th 300}, 305 (4th Cir. 2023); {F Gann v. Hull, 81 F.4th 40}, 44 (5th Cir. 2023). The burden is light. {I Id. at 45}.
{F Cole v. Frye, 77 F.4th 300}, 305 (4th Cir. 2023). The burden is light. {I=0 Id. at 306}; see {F Gann v. Hull, 81 F.4th 40}, 44 (5th Cir. 2023).
{F Cole v. Frye, 77 F.4th 300}, 305 (4th Cir. 2023); see also, e.g., {F Gann v. Hull, 81 F.4th 40}, 44 (5th Cir. 2023) (collecting cases). {I Id.}
{F Cole v. Frye, No. 22-cv-77 (D. Md. May 2, 2023)}, {F 2023 WL 556677}, at *4. The burden is light. {I=0 Id. at *5}.
{F Cole v. Frye (2015) 61 Cal.4th 300}, 310 [{F 188 Cal.Rptr.3d 20}, {F 350 P.3d 9}]. The burden is light. ({I=0 Id. at p. 311}.)
{L 15 U.S.C. § 1681n}(a). A willful violation costs more. {I=0 Id.} § 1681n(a)(2).
{F Cole v. Frye, 77 F.4th 300}, 305 (4th Cir. 2023). The guard signed the log. (Frye Aff. ¶ 8.) {I Id. ¶ 9}.
{F Cole v. Frye, 77 F.4th 300}, 305 (4th Cir. 2023) (quoting {F Gann v. Hull, 8 F.3d 40}, 44 (5th Cir. 1993)); {F Marr v. Nye, 9 F.3d 2} (2d Cir. 1993). {I Id.}
{F Cole v. Frye, 610 S.W.3d 20}, 25 (Tex. 2020). Notice is enough. {I=0 Id. at 26}. {I=0 Id.}
{F Cole v Frye, 180 AD3d 30}, 33 (1st Dept 2020), lv denied {F 35 NY3d 9} (2020). The burden is light ({I=0 id. at 34}).
{F Cole v. Frye, 2018 IL 122200}, ¶ 20. The burden is light. {I=0 Id. ¶ 21}.
{F Cole v. Frye, 77 F.4th 300}, 305 (4th Cir. 2023). The guard slept. Def.'s SUMF ¶ 14; Pl.'s Resp. ¶ 14. {I Id.}
{L Fed. R. Civ. P. 56}(a); {F Cole v. Frye, 477 U.S. 300}, 305 (1986). The burden is light. {I Id. at 306}.
{F Cole v. Frye, 77 F.4th 300}, 305 (4th Cir. 2023); {I=0 id. at 307} (dissent). The burden is light. {I=0 Id. at 308}.
{F Cole v. Frye, 290 So. 3d 50}, 52 (Fla. 3d DCA 2019). The clerk mailed it. (R. 112-13.) {I Id. at 114}.
{F Oak v. Pine, 321 Md. 642}, 650, {F 584 A.2d 69} (1991); {F Elm v. Ash, 281 Md. 560}, 571, {F 380 A.2d 611} (1977). The harm was great. {I=2 Id. at 567}, {S=3 380 A.2d at 614}.
`;

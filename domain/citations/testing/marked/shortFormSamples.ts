/** Short forms and *supra* in the forms of several states; the marks are those of markedCases.ts. */
export const shortForms = `
{F Oak v. Pine, 330 Conn. 520}, 530, {F 197 A.3d 900} (2018). We said so in {S=0 Oak v. Pine, supra, 330 Conn. 538–39}.
{F Oak v. Pine, 330 Conn. 520}, 530 (2018). That is the rule. {S=0 Oak v. Pine, supra, 330 Conn. 538}.
{F Oak v. Pine, 330 Conn. 520} (2018). See {U=0 Oak v. Pine, supra, 538}.
{F Oak v. Pine, 330 Conn. 520} (2018). {F State v. Elm, 188 Conn. App. 100} (2019). See {S=1 State v. Elm, supra, 188 Conn. App. 110–11 n.4}.
{F State v. Elm, 188 Conn. App. 100}, {F 204 A.3d 1} (2019). The jury could so find. {S=0 State v. Elm, supra, 188 Conn. App. 111}; {F State v. Yew, 300 Conn. 1}, 5 (2010).
{F Oak v. Pine (2019) 7 Cal.5th 201}, 214. ({S=0 Oak, supra, 7 Cal.5th at p. 216}.)
{F Oak v. Pine (2019) 7 Cal.5th 201}, 214. ({S=0 Oak, supra, 7 Cal.5th at pp. 216-217}.)
{F Oak v. Pine (2019) 7 Cal.5th 201}, 214. ({S=0 Oak, supra, 7 Cal.5th 216}.)
{F Oak v. Pine (2019) 7 Cal.5th 201}, 214. ({S=0 Oak v. Pine, supra, 7 Cal.5th at p. 216, fn. 4}.)
{F Oak v. Pine (2019) 7 Cal.5th 201}, 214. ({U=0 Oak, supra, at p. 216}.)
{F Oak v. Pine (1988) 201 Cal.App.3d 12}, 20. See {S=0 Oak v. Pine, supra, 201 Cal.App.3d at p. 21}.
{F People v. Oak (1988) 201 Cal.App.3d 12}, 20. ({S=0 People v. Oak, supra, 201 Cal.App.3d 21}.)
{F People v. Oak (1988) 44 Cal.3d 12}, 20 [{F 241 Cal.Rptr. 1}, {F 747 P.2d 1}]. ({S=0 Oak, supra, 44 Cal.3d at 21}.)
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). {U=0 Oak, supra, at 10}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). {U=0 Oak, supra}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). See {U=0 Oak, supra at 10}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). {S=0 Oak, 31 F.4th at 10}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). {S=0 31 F.4th at 10}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). {S=0 Oak, supra, 31 F.4th at 10}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). {S=0 Oak v. Pine, supra, 31 F.4th at 10}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). {S=0 Oak, 31 F.4th, at 10}.
{F Matter of Oak v Pine, 133 AD3d 901}, 903 (2d Dept 2015). {S=0 Oak, 133 AD3d at 904}.
{F People v Oak, 31 NY3d 7}, 9 (2018). {S=0 Oak, 31 NY3d at 10}.
{F Oak v. Pine, 2019 IL 123456}, ¶ 14. {F Oak, 2019 IL 123456}, ¶ 20.
{F Oak v. Pine, 2019 IL App (1st) 181234}, ¶ 14. {F Oak, 2019 IL App (1st) 181234}, ¶ 20.
{F Oak v. Pine, No. 19-233, 2020 WL 123456}, at *3 (S.D.N.Y. Jan. 3, 2020). {F 2020 WL 123456}, at *5.
{F Oak v. Pine, No. 19-233, 2020 U.S. Dist. LEXIS 4455}, at *3 (S.D.N.Y. Jan. 3, 2020). {F 2020 U.S. Dist. LEXIS 4455}, at *5.
{F Oak Trust v. Pine Holdings, LLC, 12 So. 3d 44} (Fla. 4th DCA 2009). {S=0 Oak Trust, 12 So. 3d at 46}.
{F Oak v. Pine, 250 S.W.3d 100} (Tex. 2008). {S=0 Oak, 250 S.W.3d at 104}; {F Elm v. Ash, 250 S.W.3d 200}, 204 (Tex. 2008). {S=2 250 S.W.3d at 204}.
{F Oak v. Pine, 31 F.4th 7} (2d Cir. 2022). {F Elm v. Ash, 31 F.4th 90} (2d Cir. 2022). {S=0 Oak, 31 F.4th at 12}; {S=1 Elm, 31 F.4th at 92}.
{J Ann Quill, The Deed, 101 Harv. L. Rev. 44}, 50 (1988). Again, {U=0 Quill, supra, at 51}.
{J Ann Quill, The Deed, 101 Harv. L. Rev. 44}, 50 (1988). Again, {U=0 Quill, supra note 3, at 51}.
{F Oak v. Pine, 330 Conn. 520}, 530 (2018). {S=0 Oak v. Pine, 330 Conn. at 538}.
{F Oak v. Pine, 330 Conn. 520}, 530 (2018). {F Elm v. Ash, 330 Conn. 600} (2018). {S=1 Elm v. Ash, supra, 330 Conn. 603}; {S=0 Oak v. Pine, supra, 330 Conn. 521 n.2}.
{F Oak v. Pine, 330 Conn. 520}, 530 (2018). {I=0 Id.}, 533. {I=0 Id.}
{F Cuff v. State, 416 Md. 568}, {F 7 A.3d 557} (2010). {F Bain v. State, 416 Md. 604}, {F 7 A.3d 578} (2010). {S=2 Bain, 416 Md. at 607}, {S=3 7 A.3d at 580}.
{F In re Oak, 55 B.R. 12}, 15 (Bankr. S.D.N.Y. 1985). {S=0 In re Oak, 55 B.R. at 16}.
{F In re Oak, 55 B.R. 12}, 15 (Bankr. S.D.N.Y. 1985). {S=0 Oak, 55 B.R. at 16}.
{F United States v. Oak, 31 F.4th 7}, 9 (2d Cir. 2022). {S=0 Oak, 31 F.4th at 10}.
{F Commonwealth v. Oak, 480 Mass. 12}, 15 (2018). See {U=0 Oak, supra at 16}.
{F Commonwealth v. Oak, 480 Mass. 12}, 15 (2018). See {U=0 Oak, supra at 16}, citing {F Commonwealth v. Elm, 470 Mass. 1}, 4 (2014).
{F State v. Oak, 12 Ohio St.3d 44}, 46, {F 465 N.E.2d 1} (1984). {S=0 Oak, 12 Ohio St.3d at 47}.
{F State v. Oak, 155 Ohio St.3d 44}, {F 2018-Ohio-4444}, ¶ 12. {R=0 Oak at ¶ 14}.
{F Oak v. Pine, 31 F.4th 7}, 9 (2d Cir. 2022). In {R=0 Oak at 10}, the court agreed.
{F Oak v. Pine, 2 Wn. App. 2d 44}, 46 (2018). {S=0 Oak, 2 Wn. App. 2d at 47}.
{F Oak v. Pine, 190 Wn.2d 44}, 46 (2018). {S=0 Oak, 190 Wn.2d at 47}.
{F Oak v. Pine, 296 Neb. 932}, {F 896 N.W.2d 1} (2017). {S=0 Oak v. Pine, supra note 3, 296 Neb. at 940}.
{F Oak v. Pine, 224 N.J. 44}, 46 (2016). {S=0 Oak, supra, 224 N.J. at 47}.
{F State v. Oak, 224 N.J. Super. 44}, 46 (App. Div. 1988). {S=0 Oak, supra, 224 N.J. Super. at 47}.
{F Oak v. Pine, 31 Haw. App. 7}, 9 (1990). {S=0 Oak, 31 Haw. App. at 10}.
{F Oak v. Pine, 66 NW 930} (1896). It was followed. {S=0 Oak, 66 NW at 931}.
{F Oak v. Pine, 8 SD 381} (1896). It was followed.
{F Oak v. Pine, 58 Cal.4th 941}.2 The rule is old.
{F Oak v. Pine, 31 F.4th 7} (2d Cir. 2022), sets the test. {S=0 Oak, 31 F.4th at 10}.
`;

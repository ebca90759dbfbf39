import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';

/** First pages of fictional filings whose type is shown by more than one sign, or by no title. */
export const furtherPages: readonly (readonly [what: string, type: DocumentTypeId, text: string])[] = [
  [
    'Mississippi Supreme Court opinion',
    'opinion',
    `           IN THE SUPREME COURT OF MISSISSIPPI

                      NO. 2021-CA-00417-SCT

ORLA PENHALLOW

v.

TAMSIN FREIGHT, LLC

DATE OF JUDGMENT:              03/11/2021
TRIAL JUDGE:                   HON. DORIAN Q. MARBLE
TRIAL COURT ATTORNEYS:         PERRIN ASHDOWN
                               LYLE COBURN
COURT FROM WHICH APPEALED:     LAMAR COUNTY CIRCUIT COURT
ATTORNEY FOR APPELLANT:        PERRIN ASHDOWN
ATTORNEY FOR APPELLEE:         LYLE COBURN
NATURE OF THE CASE:            CIVIL - PERSONAL INJURY
DISPOSITION:                   REVERSED AND REMANDED - 05/12/2022
MOTION FOR REHEARING FILED:
MANDATE ISSUED:

        BEFORE KINGSWELL, P.J., MAXTED AND GRISBY, JJ.

        MAXTED, JUSTICE, FOR THE COURT:

¶1.    Orla Penhallow sued Tamsin Freight.`,
  ],
  [
    'Mississippi Court of Appeals, no for the court',
    'opinion',
    `       IN THE COURT OF APPEALS OF THE STATE OF MISSISSIPPI

                      NO. 2020-KA-01055-COA

DARBY FINCH A/K/A DARBY L. FINCH                       APPELLANT

v.

STATE OF MISSISSIPPI                                    APPELLEE

DATE OF JUDGMENT:              08/21/2020
TRIAL JUDGE:                   HON. SELBY R. QUARLES
COURT FROM WHICH APPEALED:     PERRY COUNTY CIRCUIT COURT
ATTORNEYS FOR APPELLANT:       OFFICE OF STATE PUBLIC DEFENDER
ATTORNEY FOR APPELLEE:         OFFICE OF THE ATTORNEY GENERAL
DISTRICT ATTORNEY:             WESTON HALE
NATURE OF THE CASE:            CRIMINAL - FELONY
DISPOSITION:                   AFFIRMED: 02/08/2022
MOTION FOR REHEARING FILED:

        BEFORE CARLYLE, P.J., WESTBROOK AND LOWRY, JJ.`,
  ],
  [
    'Pennsylvania order titled by its petition',
    'order',
    `IN THE COURT OF COMMON PLEAS OF ALDER COUNTY, PENNSYLVANIA
                CIVIL DIVISION

TERRENCE MOWBRAY,                    :   No. 2021-04455
            Plaintiff                :
                                     :
      v.                             :   PETITION TO OPEN JUDGMENT
                                     :
GILDA PRENTICE,                      :
            Defendant                :

     AND NOW, this 14th day of May, 2021, upon consideration of the within Petition and any response thereto, it is hereby ORDERED and DECREED that a Rule is issued upon the Respondent.

                                     BY THE COURT:

                                     ______________________ J.`,
  ],
  [
    'Pennsylvania petition under its proposed order',
    'petition',
    `IN THE COURT OF COMMON PLEAS OF ALDER COUNTY, PENNSYLVANIA
                CIVIL DIVISION

TERRENCE MOWBRAY,                    :   No. 2021-04455
            Plaintiff                :
                                     :
      v.                             :
                                     :
GILDA PRENTICE,                      :
            Defendant                :

                         ORDER

     AND NOW, this ______ day of ______________, 2021, upon consideration of Defendant's Petition to Open Judgment and any response thereto, it is hereby ORDERED that the Petition is GRANTED.

                                     BY THE COURT:

                                     ______________________ J.
\f
IN THE COURT OF COMMON PLEAS OF ALDER COUNTY, PENNSYLVANIA
                CIVIL DIVISION

TERRENCE MOWBRAY,                    :   No. 2021-04455
            Plaintiff                :
                                     :
      v.                             :
                                     :
GILDA PRENTICE,                      :
            Defendant                :

         PETITION TO OPEN CONFESSED JUDGMENT

     Defendant, Gilda Prentice, by her undersigned counsel, petitions this Honorable Court as follows:

     1. Plaintiff confessed judgment on March 2, 2021.`,
  ],
  [
    'Puerto Rico demanda',
    'complaint',
    `           ESTADO LIBRE ASOCIADO DE PUERTO RICO
              TRIBUNAL DE PRIMERA INSTANCIA
                SALA SUPERIOR DE BAYAMÓN

MARISELA CUEVAS PABÓN                  CIVIL NÚM.: BY2022CV01877
        Demandante
                                       SALA: 503
            v.
                                       SOBRE: COBRO DE DINERO
FERRETERÍA LOMA VERDE, INC.
        Demandada

                           DEMANDA

AL HONORABLE TRIBUNAL:

     Comparece la parte demandante y muy respetuosamente expone, alega y solicita:`,
  ],
  [
    'Puerto Rico sentencia',
    'judgment',
    `           ESTADO LIBRE ASOCIADO DE PUERTO RICO
              TRIBUNAL DE PRIMERA INSTANCIA
              CENTRO JUDICIAL DE CAGUAS
                   SALA SUPERIOR

COOPERATIVA MONTE ALTO                 CIVIL NÚM. CG2021CV00519
        DEMANDANTE
            vs.                        SALA 702
IRMA DELIZ ROBLES                      SOBRE:
        DEMANDADA                      COBRO DE DINERO - ORDINARIO

                          SENTENCIA

     Examinada la Demanda y la prueba presentada, se declara Con Lugar.`,
  ],
  [
    'Puerto Rico moción',
    'motion',
    `           ESTADO LIBRE ASOCIADO DE PUERTO RICO
              TRIBUNAL DE PRIMERA INSTANCIA
                 SALA SUPERIOR DE PONCE

MARISELA CUEVAS PABÓN                  CIVIL NÚM.: PO2022CV00877
        Demandante
            v.                         SOBRE: DAÑOS Y PERJUICIOS
FERRETERÍA LOMA VERDE, INC.
        Demandada

          MOCIÓN EN CUMPLIMIENTO DE ORDEN

AL HONORABLE TRIBUNAL:

     Comparece la parte demandante por conducto de su representación legal y respetuosamente expone:`,
  ],
  [
    'Puerto Rico Apelaciones sentencia',
    'judgment',
    `           ESTADO LIBRE ASOCIADO DE PUERTO RICO
                  TRIBUNAL DE APELACIONES
                         PANEL VI

EL PUEBLO DE PUERTO RICO                           Apelación
        Apelado                                    procedente del
            v.                 KLAN202100231       Tribunal de Primera
RAMÓN TIRADO VEGA                                  Instancia, Sala de
        Apelante                                   Arecibo

                          SENTENCIA

     En San Juan, Puerto Rico, a 9 de junio de 2022.`,
  ],
  [
    'Tribunal Supremo opinion',
    'opinion',
    `           EN EL TRIBUNAL SUPREMO DE PUERTO RICO

Marisela Cuevas Pabón
        Recurrida
            v.                         CC-2021-0455
Ferretería Loma Verde, Inc.
        Peticionaria

Opinión del Tribunal emitida por la Jueza Asociada señora Montalvo Reyes

          San Juan, Puerto Rico, a 9 de junio de 2022.`,
  ],
  [
    'two documents',
    'motion',
    `            IN THE UNITED STATES DISTRICT COURT
             FOR THE DISTRICT OF NEW MEXICO

DREW SPECIMEN,

      Plaintiff,

v.                                      No. 1:22-cv-00418-KG-SCY

ALDER HOLDINGS, INC.,

      Defendant.

   DEFENDANT ALDER HOLDINGS, INC.'S MOTION TO DISMISS AND
            MEMORANDUM IN SUPPORT THEREOF

      Defendant moves the Court to dismiss.`,
  ],
  [
    'long title of opposed document',
    'opposition',
    `            IN THE UNITED STATES DISTRICT COURT
             FOR THE NORTHERN DISTRICT OF ALABAMA
                     SOUTHERN DIVISION

DREW SPECIMEN,                     )
      Plaintiff,                   )
v.                                 )   Case No. 2:22-cv-00418-RDP
ALDER HOLDINGS, INC.,              )
      Defendant.                   )

 PLAINTIFF'S BRIEF IN RESPONSE TO DEFENDANT'S EVIDENTIARY SUBMISSION AND
  MOTION FOR SUMMARY JUDGMENT OR, IN THE ALTERNATIVE, FOR JUDGMENT
        ON THE PLEADINGS AND NOTICE OF SUPPLEMENTAL AUTHORITY

      Plaintiff responds as follows.`,
  ],
  [
    'response to order',
    'opposition',
    `          STATE OF MICHIGAN
   IN THE CIRCUIT COURT FOR THE COUNTY OF KENT

DREW SPECIMEN,
      Plaintiff,                        Case No. 22-04418-CK
v                                       HON. PAULA ROYCE
ALDER HOLDINGS, INC.,
      Defendant.
________________________________________________/

   DEFENDANT'S RESPONSE TO PLAINTIFF'S MOTION FOR
        SUMMARY DISPOSITION PURSUANT TO MCR 2.116(C)(10)

      Defendant states:`,
  ],
  [
    'statement opposing facts',
    'statement_of_facts',
    `UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF NEW YORK
------------------------------------------------------x
DREW SPECIMEN,
                        Plaintiff,         22 Civ. 4418 (LGS)
            -against-
                                           PLAINTIFF'S LOCAL RULE 56.1
ALDER HOLDINGS, INC.,                      COUNTERSTATEMENT OF
                        Defendant.         MATERIAL FACTS
------------------------------------------------------x

      Plaintiff submits this counterstatement.`,
  ],
  [
    'MD&R',
    'report_and_recommendation',
    `            IN THE UNITED STATES DISTRICT COURT
         FOR THE WESTERN DISTRICT OF NORTH CAROLINA
                     ASHEVILLE DIVISION
                   CIVIL NO. 1:22-cv-00418

DREW SPECIMEN,                     )
      Plaintiff,                   )
v.                                 )      MEMORANDUM AND
                                   )      RECOMMENDATION
ALDER HOLDINGS, INC.,              )
      Defendant.                   )

      This matter is before the Court on Defendant's Motion to Dismiss.`,
  ],
  [
    'Louisiana ruling',
    'order',
    `               UNITED STATES DISTRICT COURT
               WESTERN DISTRICT OF LOUISIANA
                    LAFAYETTE DIVISION

DREW SPECIMEN                          CASE NO. 6:22-CV-00418

VERSUS                                 JUDGE PAULA ROYCE

ALDER HOLDINGS INC                     MAGISTRATE JUDGE NED ASHBY

                   MEMORANDUM RULING

      Before the Court is a Motion for Summary Judgment.`,
  ],
  [
    'Louisiana state exception',
    'objection',
    `DREW SPECIMEN                :   NUMBER 720,418   DIVISION "D"

VERSUS                       :   19TH JUDICIAL DISTRICT COURT

ALDER HOLDINGS, INC.         :   PARISH OF EAST BATON ROUGE

                             :   STATE OF LOUISIANA
______________________________________________________________

      PEREMPTORY EXCEPTION OF NO CAUSE OF ACTION

      NOW INTO COURT comes defendant.`,
  ],
  [
    'untitled minute: Texas order on motion',
    'order',
    `                      CAUSE NO. 2022-41855

DREW SPECIMEN                 §      IN THE DISTRICT COURT OF
                              §
v.                            §      HARRIS COUNTY, TEXAS
                              §
ALDER HOLDINGS, INC.          §      157TH JUDICIAL DISTRICT

        ORDER ON DEFENDANT'S MOTION TO TRANSFER VENUE

      On this day the Court considered the motion.`,
  ],
  [
    'Ohio entry',
    'order',
    `         IN THE COURT OF COMMON PLEAS
           FRANKLIN COUNTY, OHIO
              CIVIL DIVISION

DREW SPECIMEN,              :
        Plaintiff,          :    CASE NO. 22 CV 004418
vs.                         :    JUDGE ROYCE
ALDER HOLDINGS, INC.,       :
        Defendant.          :

   DECISION AND ENTRY GRANTING DEFENDANT'S MOTION TO DISMISS

ROYCE, J.`,
  ],
  [
    'first sentence only: NJ certification',
    'certification',
    `FITZGIBBON LAW, LLC
12 Elm Street
Alder, New Jersey 07001
Attorney for Plaintiff

DREW SPECIMEN,                    SUPERIOR COURT OF NEW JERSEY
              Plaintiff,          LAW DIVISION: ESSEX COUNTY
      v.                          DOCKET NO. ESX-L-4418-22
ALDER HOLDINGS, INC.,
              Defendant.                Civil Action

      I, Nora Fitzgibbon, of full age, hereby certify as follows:

      1. I am an attorney at law of the State of New Jersey.`,
  ],
  [
    'first sentence only: affirmation',
    'affirmation',
    `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF KINGS
-----------------------------------------X
DREW SPECIMEN,
                     Plaintiff,               Index No. 504418/2022
      -against-
ALDER HOLDINGS, INC.,
                     Defendant.
-----------------------------------------X

      NORA FITZGIBBON, an attorney duly admitted to practice before the Courts of the State of New York, hereby affirms the following under the penalties of perjury:`,
  ],
  [
    'first sentence only: notice of deposition',
    'notice',
    `             DISTRICT COURT
        CLARK COUNTY, NEVADA

DREW SPECIMEN,                     Case No.: A-22-844418-C
             Plaintiff,            Dept. No.: 14
vs.
ALDER HOLDINGS, INC.,
             Defendant.

      PLEASE TAKE NOTICE that on June 4, 2022, at 10:00 a.m., plaintiff will take the deposition of Jane Roe.`,
  ],
  [
    'reply in support',
    'reply',
    `UNITED STATES DISTRICT COURT
DISTRICT OF CONNECTICUT

DREW SPECIMEN                       :   Civil No. 3:22-CV-418 (VAB)
       Plaintiff                    :
v.                                  :
ALDER HOLDINGS, INC.                :
       Defendant                    :   June 2, 2022

       DEFENDANT'S MEMORANDUM OF LAW IN FURTHER SUPPORT OF ITS
       MOTION TO DISMISS AND IN REPLY TO PLAINTIFF'S OPPOSITION

       Defendant submits this memorandum.`,
  ],
  [
    'CT opinion',
    'opinion',
    `            STATE OF CONNECTICUT v.
             ORLANDO PENHALLOW
                  (SC 20418)
     Maxted, C. J., and Grisby, Lowry and Quarles, Js.

   Argued October 4—officially released December 12, 2022

                 Procedural History

   Information charging the defendant with the crime of larceny, brought to the Superior Court in the judicial district of Fairfield.

                     Opinion

   GRISBY, J. The defendant appeals from the judgment.`,
  ],
  [
    'suggestion of bankruptcy in state form',
    'suggestion',
    `IN THE CIRCUIT COURT OF THE 11TH JUDICIAL CIRCUIT
IN AND FOR MIAMI-DADE COUNTY, FLORIDA

CASE NO. 2022-004418-CA-01

ALDER BANK, N.A.,
      Plaintiff,
vs.
DREW SPECIMEN,
      Defendant.
____________________________/

          SUGGESTION OF BANKRUPTCY

      Defendant files this Suggestion of Bankruptcy.`,
  ],
  [
    'CRC footer only',
    'declaration',
    `Nora Fitzgibbon (SBN 123456)
FITZGIBBON LAW, APC
12 Elm Street, Suite 4
Alder, California 90001
Attorneys for Plaintiff DREW SPECIMEN

               SUPERIOR COURT OF THE STATE OF CALIFORNIA
                    COUNTY OF KERN

DREW SPECIMEN, an individual,         )   Case No. BCV-22-100418
            Plaintiff,                )   DECLARATION OF NORA FITZGIBBON IN SUPPORT OF
     vs.                              )   PLAINTIFF'S MOTION TO COMPEL
ALDER HOLDINGS, INC.,                 )   FURTHER RESPONSES
            Defendants.               )   Date: June 2, 2022

     I, Nora Fitzgibbon, declare:`,
  ],
  [
    'minute entry AZ',
    'minute_order',
    `             SUPERIOR COURT OF ARIZONA
                MARICOPA COUNTY

CV 2022-004418                                  06/02/2022

                                           CLERK OF THE COURT
HONORABLE PAULA ROYCE                        N. Ashby
                                                 Deputy

DREW SPECIMEN                          NORA FITZGIBBON

v.

ALDER HOLDINGS INC                     LYLE COBURN

                   MINUTE ENTRY

      The Court has reviewed the motion.`,
  ],
  [
    'bare ruling on motion order NY',
    'decision_and_order',
    `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF QUEENS: PART 14
-----------------------------------------X
DREW SPECIMEN,
                     Plaintiff,               Index No. 704418/2022
      -against-                               DECISION/ORDER
ALDER HOLDINGS, INC.,                         Motion Seq. 001
                     Defendant.
-----------------------------------------X

      Recitation, as required by CPLR 2219(a), of the papers considered.`,
  ],
  [
    'return on service',
    'affidavit_of_service',
    `UNITED STATES DISTRICT COURT
for the
Eastern District of Missouri

DREW SPECIMEN
      Plaintiff
v.                               Civil Action No. 4:22-cv-00418
ALDER HOLDINGS, INC.
      Defendant

            RETURN OF SERVICE

      I served the summons on June 2, 2022.`,
  ],
  [
    'plea in bar VA',
    'motion',
    `V I R G I N I A :
     IN THE CIRCUIT COURT OF FAIRFAX COUNTY

DREW SPECIMEN,                  )
     Plaintiff,                 )
v.                              )    Case No. CL-2022-0004418
ALDER HOLDINGS, INC.,           )
     Defendant.                 )

                PLEA IN BAR

     Defendant, by counsel, states as follows.`,
  ],
  [
    'crossclaim',
    'cross_complaint',
    `IN THE CIRCUIT COURT OF THE FIRST CIRCUIT
           STATE OF HAWAI'I

DREW SPECIMEN,                  )  CIVIL NO. 1CCV-22-0000418
     Plaintiff,                 )  (Other Civil Action)
  vs.                           )
                                )  DEFENDANT ALDER HOLDINGS, INC.'S
ALDER HOLDINGS; BIRCH LLC,      )  CROSSCLAIM AGAINST DEFENDANT
     Defendants.                )  BIRCH LLC; CERTIFICATE OF SERVICE
________________________________)

     Defendant alleges:`,
  ],
];

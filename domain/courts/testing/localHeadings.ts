/** Headings of local and special courts, written before the grammar was tried on them. */
export const localHeadings: readonly (readonly [heading: string, court: string, location: string])[] = [
  [
    'IN THE CIRCUIT COURT OF THE SEVENTH JUDICIAL CIRCUIT/SANGAMON COUNTY, ILLINOIS',
    'Circuit Court of the Seventh Judicial Circuit, Sangamon County, Illinois',
    'Sangamon County, Illinois',
  ],
  [
    'IN THE JUVENILE COURT OF SHELBY COUNTY, TENNESSEE',
    'Juvenile Court of Shelby County, Tennessee',
    'Shelby County, Tennessee',
  ],
  [
    'IN THE PROBATE COURT OF HARRIS COUNTY, TEXAS/PROBATE COURT NO. 2',
    'Probate Court of Harris County, Texas',
    'Harris County, Texas',
  ],
  [
    'IN THE CRIMINAL DISTRICT COURT NO. 3/TARRANT COUNTY, TEXAS',
    'Criminal District Court No. 3 of Tarrant County, Texas',
    'Tarrant County, Texas',
  ],
  [
    'IN THE DISTRICT COURT IN AND FOR CLEVELAND COUNTY/STATE OF OKLAHOMA',
    'District Court of Cleveland County, Oklahoma',
    'Cleveland County, Oklahoma',
  ],
  [
    'COUNTY COURT, LARIMER COUNTY, STATE OF COLORADO',
    'County Court of Larimer County, Colorado',
    'Larimer County, Colorado',
  ],
  [
    'DISTRICT COURT, WATER DIVISION NO. 1, COLORADO',
    'District Court, Water Division 1, Colorado',
    'Water Division 1, Colorado',
  ],
  [
    'STATE OF MINNESOTA/COUNTY OF DAKOTA/FIRST JUDICIAL DISTRICT/DISTRICT COURT, PROBATE DIVISION',
    'District Court of the First Judicial District, Dakota County, Minnesota',
    'Dakota County, Minnesota',
  ],
  [
    'STATE OF SOUTH DAKOTA/COUNTY OF PENNINGTON/IN CIRCUIT COURT/SEVENTH JUDICIAL CIRCUIT',
    'Circuit Court of the Seventh Judicial Circuit, Pennington County, South Dakota',
    'Pennington County, South Dakota',
  ],
  [
    'IN THE SEPARATE JUVENILE COURT OF DOUGLAS COUNTY, NEBRASKA',
    'Juvenile Court of Douglas County, Nebraska',
    'Douglas County, Nebraska',
  ],
  [
    'IN THE DISTRICT COURT OF SHAWNEE COUNTY, KANSAS/DIVISION SEVEN',
    'District Court of Shawnee County, Kansas',
    'Shawnee County, Kansas',
  ],
  [
    'IN THE CIRCUIT COURT OF ST. CHARLES COUNTY/STATE OF MISSOURI',
    'Circuit Court of St. Charles County, Missouri',
    'St. Charles County, Missouri',
  ],
  ["BEFORE THE IOWA WORKERS' COMPENSATION COMMISSIONER", "Iowa Workers' Compensation Commissioner", 'Iowa'],
  [
    'STATE OF WISCONSIN/CIRCUIT COURT/WAUKESHA COUNTY',
    'Circuit Court of Waukesha County, Wisconsin',
    'Waukesha County, Wisconsin',
  ],
  [
    'STATE OF MICHIGAN/IN THE CIRCUIT COURT FOR THE COUNTY OF OAKLAND/BUSINESS COURT',
    'Circuit Court of Oakland County, Michigan',
    'Oakland County, Michigan',
  ],
  [
    'STATE OF MICHIGAN/IN THE 15TH JUDICIAL DISTRICT COURT',
    '15th District Court of Michigan',
    '15th District, Michigan',
  ],
  [
    'IN THE MARION COUNTY SMALL CLAIMS COURT/WARREN TOWNSHIP/STATE OF INDIANA',
    'Small Claims Court of Marion County, Indiana',
    'Marion County, Indiana',
  ],
  [
    'IN THE COMMON PLEAS COURT OF LUCAS COUNTY, OHIO/DOMESTIC RELATIONS DIVISION',
    'Court of Common Pleas of Lucas County, Ohio',
    'Lucas County, Ohio',
  ],
  ['IN THE COURT OF CLAIMS OF OHIO', 'Court of Claims of Ohio', 'Ohio'],
  [
    'FIRST JUDICIAL DISTRICT OF PENNSYLVANIA/COURT OF COMMON PLEAS OF PHILADELPHIA',
    'Court of Common Pleas of the First Judicial District, Philadelphia County, Pennsylvania',
    'Philadelphia County, Pennsylvania',
  ],
  [
    'SUPERIOR COURT OF NEW JERSEY/LAW DIVISION, SPECIAL CIVIL PART/HUDSON COUNTY',
    'Superior Court of New Jersey, Law Division, Special Civil Part, Hudson County',
    'Hudson County, New Jersey',
  ],
  [
    'IN THE FAMILY COURT OF THE STATE OF DELAWARE/IN AND FOR NEW CASTLE COUNTY',
    'Family Court of Delaware, New Castle County',
    'New Castle County, Delaware',
  ],
  [
    "IN THE ORPHANS' COURT FOR HARFORD COUNTY, MARYLAND",
    "Orphans' Court of Harford County, Maryland",
    'Harford County, Maryland',
  ],
  [
    'IN THE FAMILY COURT OF BERKELEY COUNTY, WEST VIRGINIA',
    'Family Court of Berkeley County, West Virginia',
    'Berkeley County, West Virginia',
  ],
  [
    'STATE OF SOUTH CAROLINA/COUNTY OF HORRY/IN THE FAMILY COURT/FIFTEENTH JUDICIAL CIRCUIT',
    'Family Court of the Fifteenth Judicial Circuit, Horry County, South Carolina',
    'Horry County, South Carolina',
  ],
  [
    "STATE OF SOUTH CAROLINA/COUNTY OF AIKEN/IN THE MAGISTRATE'S COURT",
    'Magistrate Court of Aiken County, South Carolina',
    'Aiken County, South Carolina',
  ],
  ['STATE OF SOUTH CAROLINA/ADMINISTRATIVE LAW COURT', 'South Carolina Administrative Law Court', 'South Carolina'],
  [
    'IN THE STATE COURT OF DEKALB COUNTY/STATE OF GEORGIA',
    'State Court of DeKalb County, Georgia',
    'DeKalb County, Georgia',
  ],
  [
    'IN THE COUNTY COURT, FOURTH JUDICIAL CIRCUIT,/IN AND FOR DUVAL COUNTY, FLORIDA',
    'County Court of the Fourth Judicial Circuit in and for Duval County, Florida',
    'Duval County, Florida',
  ],
  [
    'IN THE DISTRICT COURT OF MADISON COUNTY, ALABAMA',
    'District Court of Madison County, Alabama',
    'Madison County, Alabama',
  ],
  [
    'IN THE CIRCUIT COURT OF HARRISON COUNTY, MISSISSIPPI/SECOND JUDICIAL DISTRICT',
    'Circuit Court of the Second Judicial District, Harrison County, Mississippi',
    'Harrison County, Mississippi',
  ],
  [
    'BATON ROUGE CITY COURT/PARISH OF EAST BATON ROUGE/STATE OF LOUISIANA',
    'Baton Rouge City Court, East Baton Rouge Parish, Louisiana',
    'East Baton Rouge Parish, Louisiana',
  ],
  [
    'IN THE CIRCUIT COURT OF BENTON COUNTY, ARKANSAS/CIVIL DIVISION',
    'Circuit Court of Benton County, Arkansas',
    'Benton County, Arkansas',
  ],
  [
    'IN THE SUPERIOR COURT OF THE STATE OF ARIZONA/IN AND FOR THE COUNTY OF YAVAPAI',
    'Superior Court of Arizona, Yavapai County',
    'Yavapai County, Arizona',
  ],
  [
    'IN THE PHOENIX MUNICIPAL COURT/CITY OF PHOENIX, MARICOPA COUNTY, STATE OF ARIZONA',
    'Phoenix Municipal Court, Maricopa County, Arizona',
    'Maricopa County, Arizona',
  ],
  [
    'IN THE THIRD DISTRICT COURT, SALT LAKE DEPARTMENT/SALT LAKE COUNTY, STATE OF UTAH',
    'Third District Court, Salt Lake County, Utah',
    'Salt Lake County, Utah',
  ],
  [
    'IN THE JUSTICE COURT OF WEST VALLEY CITY/SALT LAKE COUNTY, STATE OF UTAH',
    'West Valley City Justice Court, Salt Lake County, Utah',
    'Salt Lake County, Utah',
  ],
  [
    'STATE OF NEW MEXICO/COUNTY OF SANTA FE/FIRST JUDICIAL DISTRICT',
    'First Judicial District Court, Santa Fe County, New Mexico',
    'Santa Fe County, New Mexico',
  ],
  [
    'STATE OF NEW MEXICO/COUNTY OF BERNALILLO/METROPOLITAN COURT',
    'Metropolitan Court of Bernalillo County, New Mexico',
    'Bernalillo County, New Mexico',
  ],
  [
    'IN THE JUSTICE COURT OF GALLATIN COUNTY, STATE OF MONTANA',
    'Justice Court of Gallatin County, Montana',
    'Gallatin County, Montana',
  ],
  [
    'STATE OF WYOMING/COUNTY OF LARAMIE/IN THE DISTRICT COURT/FIRST JUDICIAL DISTRICT',
    'District Court of the First Judicial District, Laramie County, Wyoming',
    'Laramie County, Wyoming',
  ],
  [
    'DISTRICT COURT FOR KING COUNTY, STATE OF WASHINGTON/WEST DIVISION',
    'District Court of King County, Washington',
    'King County, Washington',
  ],
  [
    "IN THE FAMILY COURT OF THE FIRST CIRCUIT/STATE OF HAWAI'I",
    'Family Court of the First Circuit, Hawaii',
    'First Circuit, Hawaii',
  ],
  [
    'STATE OF VERMONT/SUPERIOR COURT/FAMILY DIVISION/Washington Unit/Docket No. 21-DM-00417',
    'Vermont Superior Court, Washington Unit, Family Division',
    'Washington County, Vermont',
  ],
  [
    'STATE OF MAINE/PENOBSCOT, ss./DISTRICT COURT/LOCATION: BANGOR',
    'District Court of Penobscot County, Maine',
    'Penobscot County, Maine',
  ],
  [
    'STATE OF RHODE ISLAND/DISTRICT COURT/SIXTH DIVISION',
    'District Court of Rhode Island, Sixth Division',
    'Sixth Division, Rhode Island',
  ],
  [
    'STATE OF RHODE ISLAND/NEWPORT, SC./FAMILY COURT',
    'Family Court of Newport County, Rhode Island',
    'Newport County, Rhode Island',
  ],
  [
    'COMMONWEALTH OF MASSACHUSETTS/THE TRIAL COURT/PROBATE AND FAMILY COURT/NORFOLK, ss.',
    'Probate and Family Court of Norfolk County, Massachusetts',
    'Norfolk County, Massachusetts',
  ],
  [
    'STATE OF CONNECTICUT/SUPERIOR COURT/JUVENILE MATTERS/AT HARTFORD',
    'Superior Court of Connecticut, Juvenile Matters at Hartford',
    'Hartford, Connecticut',
  ],
  [
    'STATE OF CONNECTICUT/COURT OF PROBATE, DISTRICT OF NEW HAVEN',
    'Connecticut Probate Court, District of New Haven',
    'New Haven, Connecticut',
  ],
  [
    'IN THE SUPERIOR COURT FOR THE COMMONWEALTH OF THE NORTHERN MARIANA ISLANDS',
    'Superior Court of the Northern Mariana Islands',
    'Northern Mariana Islands',
  ],
  [
    'STATE OF NEW YORK/SUPREME COURT : COUNTY OF MONROE',
    'Supreme Court of the State of New York, County of Monroe',
    'Monroe County, New York',
  ],
  [
    'JUSTICE COURT : TOWN OF CLARKSTOWN/COUNTY OF ROCKLAND : STATE OF NEW YORK',
    'Justice Court of the Town of Clarkstown, Rockland County, New York',
    'Rockland County, New York',
  ],
  [
    'STATE OF NORTH CAROLINA/COUNTY OF WAKE/IN THE OFFICE OF ADMINISTRATIVE HEARINGS',
    'North Carolina Office of Administrative Hearings',
    'North Carolina',
  ],
  [
    'IN THE SUPERIOR COURT OF FULTON COUNTY/ATLANTA JUDICIAL CIRCUIT/STATE OF GEORGIA',
    'Superior Court of the Atlanta Judicial Circuit, Fulton County, Georgia',
    'Fulton County, Georgia',
  ],
  [
    'IN THE 4TH CIRCUIT COURT FOR THE COUNTY OF JACKSON/STATE OF MICHIGAN',
    'Fourth Circuit Court, Jackson County, Michigan',
    'Jackson County, Michigan',
  ],
  [
    'STATE OF MICHIGAN/THIRD JUDICIAL CIRCUIT FOR THE COUNTY OF WAYNE',
    'Third Judicial Circuit Court, Wayne County, Michigan',
    'Wayne County, Michigan',
  ],
  [
    'IN THE DISTRICT COURT OF THE SEVENTH JUDICIAL DISTRICT/DOUGLAS COUNTY, MINNESOTA',
    'District Court of the Seventh Judicial District, Douglas County, Minnesota',
    'Douglas County, Minnesota',
  ],
  [
    'IN THE CIRCUIT COURT OF THE FORTY-SECOND JUDICIAL CIRCUIT/PHELPS COUNTY, MISSOURI',
    'Circuit Court of the Forty-Second Judicial Circuit, Phelps County, Missouri',
    'Phelps County, Missouri',
  ],
  [
    'IN THE DISTRICT COURT OF THE THIRD JUDICIAL DISTRICT/SALT LAKE COUNTY, STATE OF UTAH',
    'District Court of the Third Judicial District, Salt Lake County, Utah',
    'Salt Lake County, Utah',
  ],
  [
    'IN THE DISTRICT COURT OF THE SECOND JUDICIAL DISTRICT/OF THE STATE OF NEVADA IN AND FOR THE COUNTY OF WASHOE',
    'District Court of the Second Judicial District, Washoe County, Nevada',
    'Washoe County, Nevada',
  ],
  [
    'IN THE CIRCUIT COURT FOR KNOX COUNTY, TENNESSEE/SIXTH JUDICIAL DISTRICT/DIVISION II',
    'Circuit Court of Tennessee, Sixth Judicial District, Knox County',
    'Knox County, Tennessee',
  ],
  [
    'IN THE CIRCUIT COURT OF THE TENTH JUDICIAL CIRCUIT/JEFFERSON COUNTY, ALABAMA',
    'Circuit Court of the Tenth Judicial Circuit, Jefferson County, Alabama',
    'Jefferson County, Alabama',
  ],
  [
    'IN THE DISTRICT COURT OF THE SEVENTH JUDICIAL DISTRICT/OKLAHOMA COUNTY, STATE OF OKLAHOMA',
    'District Court of the Seventh Judicial District, Oklahoma County, Oklahoma',
    'Oklahoma County, Oklahoma',
  ],
  [
    'NEW JERSEY SUPERIOR COURT/OCEAN COUNTY - LAW DIV.',
    'Superior Court of New Jersey, Law Division, Ocean County',
    'Ocean County, New Jersey',
  ],
  [
    'SUPERIOR COURT OF NEW JERSEY/CHANCERY DIV./UNION COUNTY',
    'Superior Court of New Jersey, Chancery Division, Union County',
    'Union County, New Jersey',
  ],
  [
    'IN THE DISTRICT COURT OF DENTON COUNTY, TEXAS/SIXTEENTH JUDICIAL DISTRICT',
    'Sixteenth District Court, Denton County, Texas',
    'Denton County, Texas',
  ],
  [
    'IN THE JUDICIAL DISTRICT COURT OF COMAL COUNTY, TEXAS/433RD JUDICIAL DISTRICT',
    '433rd District Court, Comal County, Texas',
    'Comal County, Texas',
  ],
  [
    'IN THE DISTRICT COURT OF/COLLIN COUNTY, TEXAS/____ JUDICIAL DISTRICT',
    'District Court of Collin County, Texas',
    'Collin County, Texas',
  ],
  [
    'IN THE COURT OF APPEALS/SEVENTH APPELLATE DISTRICT OF TEXAS/AT AMARILLO',
    'Court of Appeals, Seventh Appellate District of Texas at Amarillo',
    'Amarillo, Texas (Potter County)',
  ],
  [
    'COURT OF APPEALS/EIGHTH DISTRICT OF TEXAS/EL PASO, TEXAS',
    'Court of Appeals for the Eighth District of Texas at El Paso',
    'El Paso, Texas (El Paso County)',
  ],
  [
    'TEXAS COURT OF APPEALS, THIRD DISTRICT, AT AUSTIN',
    'Court of Appeals for the Third District of Texas at Austin',
    'Austin, Texas (Travis County)',
  ],
  [
    'United States District Court, N.D. Iowa,/Cedar Rapids Division.',
    'United States District Court for the Northern District of Iowa',
    'Northern District of Iowa, Cedar Rapids Division',
  ],
  [
    'UNITED STATES DISTRICT COURT, CENTRAL DISTRICT OF CALIFORNIA/(Southern Division - Santa Ana)',
    'United States District Court for the Central District of California',
    'Central District of California',
  ],
];

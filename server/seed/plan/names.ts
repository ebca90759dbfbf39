import type { Random } from './random.ts';

/** Fictional people and organizations. The combinations are drawn at random and refer to no one. */
const given = (
  'Adaeze Alejandra Amara Amir Andre Angela Anita Anthony Beatriz Brandon Brenda Camila Carlos Carmen Cheng Christina ' +
  'Claudia Curtis Daniel Darnell Deborah Delia Denise Derek Diana Diego Elena Emeka Eric Esperanza Farah Felix Fernando ' +
  'Gabriel Gloria Grace Gregory Gurpreet Hana Harold Hector Helen Ian Imani Ines Isaac Ivan Jamal Janet Jasmine Javier ' +
  'Jerome Joaquin Joyce Kavita Keisha Kenji Kevin Kimberly Laila Lamar Laura Leonard Linh Lorena Lucia Luis Malik Marcus ' +
  'Maria Marisol Martin Mei Melissa Miguel Minh Mohammed Monica Nadia Naomi Nathan Nicole Nina Olivia Omar Pablo Patricia ' +
  'Paul Priya Rachel Rafael Raymond Rebecca Reza Rosa Ruben Ruth Samir Sandra Sara Sean Sofia Stella Tamika Teresa Thomas ' +
  'Tomás Trang Valerie Vanessa Veronica Victor Vivian Walter Wendy Xiomara Yolanda Yusuf'
).split(' ');
/** Given names that are usual for a son who has the name of his father. */
const sons = (
  'Alejandro Andre Anthony Brandon Carlos Curtis Daniel Darnell Derek Diego Felix Fernando Gabriel Gregory Harold Hector ' +
  'Isaac Ivan Jamal Javier Jerome Joaquin Kevin Lamar Leonard Luis Malik Marcus Martin Miguel Nathan Omar Pablo Paul ' +
  'Rafael Raymond Ruben Sean Thomas Tomás Victor Walter'
).split(' ');
const family = (
  'Abdi Acevedo Adeyemi Aguilar Alvarado Amador Anand Arellano Asante Avila Ballard Banerjee Barragan Beltran Bautista ' +
  'Benitez Brannigan Bui Caldwell Camacho Cárdenas Castañeda Cervantes Chandler Chavarria Cho Cisneros Clayton Colvin ' +
  'Cordova Dalton Das Delgadillo Dhillon Dinh Dorsey Duarte Eastman Echeverria Ellison Escobedo Espinoza Fairchild Farooqi ' +
  'Figueroa Fontaine Fuentes Galindo Garibay Gill Goldfarb Granados Guerrero Haddad Hakimi Hammond Hargrove Hashimoto ' +
  'Hernandez Hinojosa Holloway Huang Huerta Ibarra Iyer Jaramillo Jeffers Kaplan Karimi Kaur Kessler Khalil Kimura Lam ' +
  'Landeros Lattimore Ledesma Liang Lindgren Lozano Macias Madrigal Mahoney Maldonado Manzano Mbeki McAllister McGrath ' +
  'Medrano Mercado Meza Montaño Moua Muñoz Nakagawa Navarro Nguyen Noriega O’Halloran Ocampo Okafor Olmos Ortega Oyelaran ' +
  'Padilla Pacheco Patel Peralta Petrosyan Pham Quezada Rangel Renteria Rezaei Robledo Rosales Saechao Salcedo Sandoval ' +
  'Santillan Sarkissian Schaefer Serrano Shapiro Sidhu Solorio Sorensen Stallworth Tanaka Tejada Thao Thompson Tillman ' +
  'Toledo Tran Trujillo Underwood Urrutia Valdivia Valenzuela Vang Varela Velasquez Villaseñor Vo Washington Weatherly ' +
  'Whitaker Winslow Xiong Yamashita Yazdani Yoon Zambrano Zavala Zepeda'
).split(' ');

const places = [
  'Alder Valley',
  'Bay Laurel',
  'Buckeye',
  'Copper Ridge',
  'Cottonwood',
  'Gray Pine',
  'Manzanita',
  'Mill Creek',
  'Quail Hollow',
  'Redbud',
  'Rolling Hills',
  'Stone Bridge',
  'Tamarack',
  'Three Oaks',
  'Valley View',
  'Willow Bend',
] as const;

/** Lines of business, each with the legal form that is usual for it. */
const businesses = {
  lender: ['Acceptance Corporation', 'Credit Services, LLC', 'Receivables, LLC', 'Finance Company, Inc.'],
  landlord: ['Apartments, L.P.', 'Property Management, Inc.', 'Residential Holdings, LLC', 'Villas, L.P.'],
  contractor: ['Builders, Inc.', 'Roofing, Inc.', 'Plumbing and Heating, Inc.', 'General Contractors, Inc.'],
  employer: ['Distribution, Inc.', 'Logistics, LLC', 'Hospitality Group, LLC', 'Packing Company, Inc.'],
  medical: ['Medical Group, Inc.', 'Orthopedics, A Medical Corporation', 'Surgery Center, LLC'],
  retail: ['Markets, Inc.', 'Motors, Inc.', 'Home Furnishings, LLC', 'Auto Repair, Inc.'],
  service: ['Catering, LLC', 'Landscaping, Inc.', 'Moving and Storage, Inc.', 'Veterinary Group, Inc.'],
  insurer: ['Mutual Insurance Company', 'Casualty Insurance Company'],
  supplier: ['Supply Company, Inc.', 'Wholesale, Inc.', 'Equipment Rentals, Inc.'],
} as const;
export type Business = keyof typeof businesses;

export function personName(random: Random): string {
  const middle = random.chance(0.3) ? ` ${random.pick('ABCDEFGHJKLMNPRSTVW'.split(''))}.` : '';
  const isNamesake = random.chance(0.02);
  const first = random.pick(given);
  return `${first}${middle} ${random.pick(family)}${isNamesake && sons.includes(first) ? ', Jr.' : ''}`;
}

/** Another person of someone’s family: a spouse, an heir. */
export function relativeOf(random: Random, full_name: string): string {
  const own = full_name.split(' ')[0];
  return `${random.pick(given.filter((name) => name !== own))} ${surnameOf(full_name)}`;
}

/** A company; its name does not begin as that of its opponent. */
export function companyName(random: Random, business: Business, opponent = ''): string {
  const others = places.filter((place) => !opponent.startsWith(place));
  return `${random.pick(others)} ${random.pick(businesses[business])}`;
}

/** The family name of a person as it is passed on in a family. */
export function surnameOf(full_name: string): string {
  return full_name.replace(/,.*$/, '').split(' ').at(-1)!;
}

const streets = [
  'Larkspur Lane',
  'Canyon Oak Drive',
  'Orchard Avenue',
  'Bluebird Court',
  'Foothill Road',
  'Mission Street',
  'Sycamore Way',
  'Granite Avenue',
  'Harvest Street',
  'River Bend Road',
] as const;

/** An address in a place that does not exist. */
export function homeAddress(random: Random, place = 'Alder, California 90000'): string {
  const unit = random.chance(0.25) ? `, Apt. ${random.between(1, 38)}` : '';
  return `${random.between(100, 4899)} ${random.pick(streets)}${unit}\n${place}`;
}

/** The categories of articles, by the folder of content/references that each names: the documented ten, then those that the content needed. */
export const referenceCategories = {
  'infectious-diseases': 'Infectious Diseases',
  neurology: 'Neurology',
  psychiatry: 'Psychiatry',
  cardiology: 'Cardiology',
  endocrinology: 'Endocrinology',
  gastroenterology: 'Gastroenterology',
  pulmonology: 'Pulmonology',
  dermatology: 'Dermatology',
  orthopedics: 'Orthopedics',
  'emergency-medicine': 'Emergency Medicine',
  paediatrics: 'Paediatrics',
  'obstetrics-and-gynaecology': 'Obstetrics & Gynaecology',
  'nephrology-and-urology': 'Nephrology & Urology',
  'haematology-and-oncology': 'Haematology & Oncology',
  rheumatology: 'Rheumatology',
  'ophthalmology-and-ent': 'Ophthalmology & ENT',
  pharmacology: 'Pharmacology',
  toxicology: 'Toxicology',
} as const;

export type CategoryId = keyof typeof referenceCategories;
export type CategoryName = (typeof referenceCategories)[CategoryId];

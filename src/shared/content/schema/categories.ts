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

/** @returns the id of a category by its name */
export function categoryId(name: CategoryName | undefined): CategoryId | undefined {
  return categoryIds.find((id) => referenceCategories[id] === name);
}

const isCategoryId = (id: string): id is CategoryId => id in referenceCategories;

/** In the order in which they are listed. */
export const categoryIds: readonly CategoryId[] = Object.keys(referenceCategories).filter(isCategoryId);

/** The names of all categories, in the order in which they are listed. */
export const categoryNames: readonly CategoryName[] = Object.values(referenceCategories);

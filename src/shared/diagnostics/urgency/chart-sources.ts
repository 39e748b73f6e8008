import type { Source } from './levels.ts';

export const news2Source: Source = {
  organisation: 'Royal College of Physicians',
  title: 'National Early Warning Score (NEWS) 2: standardising the assessment of acute-illness severity in the NHS',
  year: 2017,
  url: 'https://www.rcp.ac.uk/resources/national-early-warning-score-news-2/',
};

/** Calling criteria of the medical emergency team. */
export const meritSource: Source = {
  organisation: 'MERIT study investigators (Lancet)',
  title: 'Introduction of the medical emergency team (MET) system: a cluster-randomised controlled trial',
  year: 2005,
  url: 'https://doi.org/10.1016/S0140-6736(05)66733-5',
};

export const oxygenSource: Source = {
  organisation: 'British Thoracic Society',
  title: 'BTS guideline for oxygen use in adults in healthcare and emergency settings',
  year: 2017,
  url: 'https://doi.org/10.1136/thoraxjnl-2016-209729',
};

/** Hypothermia below 32 °C, and hyperthermia. */
export const temperatureSource: Source = {
  organisation: 'European Resuscitation Council',
  title: 'European Resuscitation Council Guidelines 2021: cardiac arrest in special circumstances',
  year: 2021,
  url: 'https://doi.org/10.1016/j.resuscitation.2021.02.011',
};

export const meowsSource: Source = {
  organisation: 'Singh and others (Anaesthesia)',
  title: 'A validation study of the CEMACH recommended modified early obstetric warning system (MEOWS)',
  year: 2012,
  url: 'https://doi.org/10.1111/j.1365-2044.2011.06896.x',
};

export const pregnancySepsisSource: Source = {
  organisation: 'NICE',
  title: 'Suspected sepsis in people who are or have recently been pregnant: recognition, diagnosis and early management (NG255)',
  year: 2025,
  url: 'https://www.nice.org.uk/guidance/ng255',
};

export const pregnancyHypertensionSource: Source = {
  organisation: 'NICE',
  title: 'Hypertension in pregnancy: diagnosis and management (NG133)',
  year: 2019,
  url: 'https://www.nice.org.uk/guidance/ng133',
};

export const antenatalSource: Source = {
  organisation: 'NICE',
  title: 'Antenatal care (NG201)',
  year: 2021,
  url: 'https://www.nice.org.uk/guidance/ng201',
};

export const childSepsisSource: Source = {
  organisation: 'NICE',
  title: 'Suspected sepsis in people aged under 16: recognition, diagnosis and early management (NG254)',
  year: 2025,
  url: 'https://www.nice.org.uk/guidance/ng254',
};

export const bronchiolitisSource: Source = {
  organisation: 'NICE',
  title: 'Bronchiolitis in children: diagnosis and management (NG9)',
  year: 2015,
  url: 'https://www.nice.org.uk/guidance/ng9',
};

export const childFeverSource: Source = {
  organisation: 'NICE',
  title: 'Fever in under 5s: assessment and initial management (NG143)',
  year: 2019,
  url: 'https://www.nice.org.uk/guidance/ng143',
};

/** Low blood pressure by age, and the pulse of a supraventricular tachycardia. */
export const childLifeSupportSource: Source = {
  organisation: 'American Heart Association',
  title: 'Part 14: pediatric advanced life support: 2010 American Heart Association Guidelines',
  year: 2010,
  url: 'https://doi.org/10.1161/CIRCULATIONAHA.110.971101',
};

/** Centiles of breathing and pulse by age: under 10 breaths a minute is below the first centile at every age of childhood. */
export const childCentilesSource: Source = {
  organisation: 'Fleming and others (Lancet)',
  title: 'Normal ranges of heart rate and respiratory rate in children from birth to 18 years of age: a systematic review',
  year: 2011,
  url: 'https://doi.org/10.1016/S0140-6736(10)62226-X',
};

/** Stage 2 of high blood pressure in a child, which is an emergency where it is felt. */
export const childPressureSource: Source = {
  organisation: 'American Academy of Pediatrics',
  title: 'Clinical Practice Guideline for Screening and Management of High Blood Pressure in Children and Adolescents',
  year: 2017,
  url: 'https://doi.org/10.1542/peds.2017-1904',
};

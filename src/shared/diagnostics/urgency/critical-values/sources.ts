import type { Source } from '../levels.ts';

const nice = (title: string, year: number, id: string): Source => ({ organisation: 'NICE', title, year, url: `https://www.nice.org.uk/guidance/${id}` });
const article = (organisation: string, title: string, year: number, doi: string): Source => ({ organisation, title, year, url: `https://doi.org/${doi}` });

export const rcpath: Source = {
  organisation: 'Royal College of Pathologists',
  title: 'The communication of critical and unexpected pathology results (G158)',
  year: 2017,
  url: 'https://www.rcpath.org/static/bb86b370-1545-4c5a-b5826a2c431934f5/The-communication-of-critical-and-unexpected-pathology-results.pdf',
};
export const ukka: Source = {
  organisation: 'UK Kidney Association',
  title: 'Clinical practice guideline: management of hyperkalaemia in adults',
  year: 2023,
  url: 'https://www.ukkidney.org/health-professionals/guidelines/treatment-acute-hyperkalaemia-adults-0',
};
export const erc = article(
  'European Resuscitation Council',
  'European Resuscitation Council Guidelines 2021: cardiac arrest in special circumstances',
  2021,
  '10.1016/j.resuscitation.2021.02.011',
);
export const hyponatraemia: Source = {
  organisation: 'European Society of Endocrinology, ESICM and ERA-EDTA',
  title: 'Clinical practice guideline on diagnosis and treatment of hyponatraemia',
  year: 2014,
  url: 'https://academic.oup.com/ejendo/article/170/3/G1/6668028',
};
export const hypocalcaemia: Source = {
  organisation: 'Society for Endocrinology',
  title: 'Emergency management of acute hypocalcaemia in adult patients',
  year: 2016,
  url: 'https://ec.bioscientifica.com/view/journals/ec/5/5/G7.xml',
};
export const hypercalcaemia: Source = {
  organisation: 'Society for Endocrinology',
  title: 'Emergency management of acute hypercalcaemia in adult patients',
  year: 2016,
  url: 'https://ec.bioscientifica.com/view/journals/ec/5/5/G9.xml',
};
export const jbdsKetoacidosis = article(
  'Joint British Diabetes Societies',
  'The management of diabetic ketoacidosis in adults: an updated guideline',
  2022,
  '10.1111/dme.14788',
);
export const jbdsHyperosmolar = article(
  'Joint British Diabetes Societies',
  'Management of hyperosmolar hyperglycaemic state (HHS) in adults: an updated guideline',
  2023,
  '10.1111/dme.15005',
);
export const hyperglycaemicCrises = article(
  'American Diabetes Association and others',
  'Hyperglycemic crises in adults with diabetes: a consensus report',
  2024,
  '10.2337/dci24-0032',
);
export const nhsKetones: Source = {
  organisation: 'NHS',
  title: 'Diabetic ketoacidosis',
  year: 2023,
  url: 'https://www.nhs.uk/conditions/diabetic-ketoacidosis/',
};
export const hypoglycaemia = article(
  'International Hypoglycaemia Study Group',
  'Glucose concentrations of less than 3.0 mmol/L (54 mg/dL) should be reported in clinical trials',
  2017,
  '10.2337/dc16-2215',
);
/** The framework of the British Association of Perinatal Medicine, 2017, for the first 72 hours. */
export const newbornHypoglycaemia = article(
  'Levene and Wilkinson (Archives of Disease in Childhood)',
  'Identification and management of neonatal hypoglycaemia in the full-term infant (British Association of Perinatal Medicine: framework for practice)',
  2019,
  '10.1136/archdischild-2017-314050',
);
export const sepsisAdults = nice('Suspected sepsis in people aged 16 or over: recognition, assessment and early management (NG253)', 2025, 'ng253');
export const sepsisBundle = article('Surviving Sepsis Campaign', 'The Surviving Sepsis Campaign Bundle: 2018 update', 2018, '10.1007/s00134-018-5085-0');
export const ureaCycle = article(
  'Häberle and others (Orphanet Journal of Rare Diseases)',
  'Suggested guidelines for the diagnosis and management of urea cycle disorders',
  2012,
  '10.1186/1750-1172-7-32',
);
export const transfusion = nice('Blood transfusion (NG24)', 2015, 'ng24');
export const whoChildren: Source = {
  organisation: 'World Health Organization',
  title: 'Pocket book of hospital care for children, second edition',
  year: 2013,
  url: 'https://www.who.int/publications/i/item/978-92-4-154837-3',
};
export const majorBleeding = article(
  'International Society on Thrombosis and Haemostasis',
  'Definition of major bleeding in clinical investigations of antihemostatic medicinal products in non-surgical patients',
  2005,
  '10.1111/j.1538-7836.2005.01204.x',
);
export const ashThrombocytopenia = article(
  'American Society of Hematology',
  '2019 guidelines for immune thrombocytopenia',
  2019,
  '10.1182/bloodadvances.2019000966',
);
export const acogPreeclampsia = article(
  'American College of Obstetricians and Gynecologists',
  'Gestational hypertension and preeclampsia: Practice Bulletin 222',
  2020,
  '10.1097/AOG.0000000000003891',
);
export const neutropenicSepsis = nice('Neutropenic sepsis: prevention and management in people with cancer (CG151)', 2012, 'cg151');
export const warfarin = article(
  'British Committee for Standards in Haematology',
  'Guidelines on oral anticoagulation with warfarin, fourth edition',
  2011,
  '10.1111/j.1365-2141.2011.08753.x',
);
export const kdigo: Source = {
  organisation: 'KDIGO',
  title: 'Clinical practice guideline for acute kidney injury',
  year: 2012,
  url: 'https://kdigo.org/guidelines/acute-kidney-injury/',
};
export const headInjury = nice('Head injury: assessment and early management (NG232)', 2023, 'ng232');
export const torsades = article(
  'American Heart Association and American College of Cardiology',
  'Prevention of torsade de pointes in hospital settings',
  2010,
  '10.1161/CIRCULATIONAHA.109.192704',
);
export const acuteCoronary = article(
  'European Society of Cardiology',
  '2023 ESC guidelines for the management of acute coronary syndromes',
  2023,
  '10.1093/eurheartj/ehad191',
);
export const lithiumBnf: Source = {
  organisation: 'British National Formulary',
  title: 'Lithium carbonate',
  year: 2024,
  url: 'https://bnf.nice.org.uk/drugs/lithium-carbonate/',
};
export const poisoningBnf: Source = {
  organisation: 'British National Formulary',
  title: 'Poisoning, emergency treatment',
  year: 2024,
  url: 'https://bnf.nice.org.uk/treatment-summaries/poisoning-emergency-treatment/',
};
export const paracetamolMhra: Source = {
  organisation: 'Medicines and Healthcare products Regulatory Agency',
  title: 'Treating paracetamol overdose with intravenous acetylcysteine: new guidance',
  year: 2012,
  url: 'https://www.gov.uk/drug-safety-update/treating-paracetamol-overdose-with-intravenous-acetylcysteine-new-guidance',
};
export const carbonMonoxide: Source = {
  organisation: 'BMJ Clinical Evidence',
  title: 'Carbon monoxide poisoning (acute)',
  year: 2010,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3217756',
};
export const newbornJaundice = nice('Jaundice in newborn babies under 28 days (CG98)', 2010, 'cg98');
/** What laboratories telephone, where no guideline draws the line. */
export const homertonLimits: Source = {
  organisation: 'Homerton University Hospital',
  title: 'Urgent chemical pathology results: critical result limits',
  year: 2015,
  url: 'https://www.homerton.nhs.uk/our-services/services-a-z/p/pathology/information-for-healthcare-professionals/urgent-chemical-pathology,-haematology-blood-transfusion-results/urgent-chemical-pathology-results/',
};
export const arupLimits: Source = {
  organisation: 'ARUP Laboratories',
  title: 'Critical values list',
  year: 2017,
  url: 'https://scribd.com/document/353432596/ARUP-Critical-Values-pdf',
};
export const homertonBlood: Source = {
  organisation: 'Homerton University Hospital',
  title: 'Urgent haematology and blood transfusion results: critical limits',
  year: 2015,
  url: 'https://www.homerton.nhs.uk/our-services/services-a-z/p/pathology/information-for-healthcare-professionals/urgent-chemical-pathology,-haematology-blood-transfusion-results/urgent-haematology-blood-transfusion-results/',
};
export const hypercapnia = article(
  'British Thoracic Society and Intensive Care Society',
  'Guideline for the ventilatory management of acute hypercapnic respiratory failure in adults',
  2016,
  '10.1136/thoraxjnl-2015-208209',
);
export const childSepsis = nice('Suspected sepsis in people aged under 16: recognition, diagnosis and early management (NG254)', 2025, 'ng254');
export const pregnancySepsis = nice(
  'Suspected sepsis in people who are or have recently been pregnant: recognition, diagnosis and early management (NG255)',
  2025,
  'ng255',
);
export const severeAnaemia: Source = {
  organisation: 'Carson and others (Transfusion)',
  title: 'Mortality and morbidity in patients with very low postoperative Hb levels who decline blood transfusion',
  year: 2002,
  url: 'https://metajournal.com/articles/406015',
};
export const anticoagulation = article(
  'American College of Chest Physicians',
  'Evidence-based management of anticoagulant therapy',
  2012,
  '10.1378/chest.11-2295',
);

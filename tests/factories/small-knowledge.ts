import type { Knowledge } from '../../src/shared/content/knowledge.types.ts';
import type { Condition } from '../../src/shared/content/schema/condition.schema.ts';
import type { Finding } from '../../src/shared/content/schema/finding.schema.ts';
import type { FindingGroup } from '../../src/shared/content/schema/group.schema.ts';
import { compileEngine, type Engine } from '../../src/shared/diagnostics/engine/engine.ts';
import { effects, language, sensations, sites, triggers } from '../setup/content.ts';

/** Nothing known: what a test says of one thing stands alone. */
export const emptyKnowledge: Knowledge = {
  findings: [],
  conditions: [],
  sites: [],
  sensations: [],
  groups: [],
  synonyms: [],
  effects: [],
  triggers: [],
  compositions: {},
  wordSets: {},
  cues: {},
  abbreviations: [],
  properNames: [],
  quantities: [],
  units: [],
  redFlagRules: [],
};

/** A knowledge base small enough to reason about by hand: the tests' own, apart from the product's content. */
export const smallFindings: readonly Finding[] = [
  { id: 'fever', name: 'Fever', kind: 'symptom', leak: 0.1, phrases: ['fever', 'high temperature'], numeric: [{ quantity: 'temperature', min: 38 }] },
  { id: 'cough', name: 'Cough', kind: 'symptom', leak: 0.1, phrases: ['cough'] },
  { id: 'productive-cough', name: 'Productive cough', kind: 'symptom', leak: 0.03, phrases: ['productive cough', 'coughing up phlegm'], parents: ['cough'] },
  { id: 'chest-pain', name: 'Chest pain', kind: 'symptom', leak: 0.03, phrases: ['chest pain', 'crushing chest'], frames: ['chest:pain'] },
  { id: 'knee-pain', name: 'Knee pain', kind: 'symptom', leak: 0.03, phrases: ['gonalgia'], frames: ['knee:pain'] },
  { id: 'ankle-swelling', name: 'Ankle swelling', kind: 'symptom', leak: 0.03, phrases: [], frames: ['ankle:swelling'] },
  { id: 'knee-swelling', name: 'Knee swelling', kind: 'symptom', leak: 0.03, phrases: [], frames: ['knee:swelling'] },
  { id: 'radiates-to-arm', name: 'Radiation to the arm', kind: 'character', leak: 0.01, phrases: [], frames: ['arm:radiation'] },
  { id: 'arm-pain', name: 'Arm pain', kind: 'symptom', leak: 0.03, phrases: [], frames: ['arm:pain'] },
  { id: 'loss-of-appetite', name: 'Loss of appetite', kind: 'symptom', leak: 0.03, phrases: ['no appetite', 'loss of appetite', 'anorexia'] },
  { id: 'diarrhoea', name: 'Diarrhoea', kind: 'symptom', leak: 0.03, phrases: ['diarrhoea', 'loose motions'] },
  { id: 'smoking', name: 'Smoking', kind: 'exposure', leak: 0.1, phrases: ['smoker', 'smokes'] },
  { id: 'asthma', name: 'Asthma', kind: 'history', leak: 0.03, phrases: ['asthma'] },
  { id: 'family-asthma', name: 'Family history of asthma', kind: 'family', leak: 0.01, phrases: ['family history of asthma'] },
  { id: 'abdominal-swelling', name: 'Abdominal swelling', kind: 'symptom', leak: 0.03, phrases: ['swollen abdomen'] },
  { id: 'no-urine', name: 'No urine', kind: 'symptom', leak: 0.01, phrases: ['no urine'] },
  { id: 'heavy-periods', name: 'Heavy periods', kind: 'symptom', leak: 0.03, phrases: ['heavy periods'] },
  { id: 'painful-periods', name: 'Painful periods', kind: 'symptom', leak: 0.03, phrases: ['painful periods'] },
  { id: 'worse-on-walking', name: 'Worse on walking', kind: 'character', leak: 0.03, phrases: [] },
  { id: 'worse-on-stairs', name: 'Worse on stairs', kind: 'character', leak: 0.03, phrases: [] },
  { id: 'relieved-by-rest', name: 'Relieved by rest', kind: 'character', leak: 0.03, phrases: [] },
  { id: 'pain-crushing', name: 'Crushing pain', kind: 'character', leak: 0.01, phrases: ['crushing'] },
  { id: 'haemoptysis', name: 'Coughing up blood', kind: 'symptom', leak: 0.01, phrases: ['haemoptysis'], frames: ['sputum:bleeding'] },
  { id: 'knee-locking', name: 'Locking knee', kind: 'symptom', leak: 0.01, phrases: [], frames: ['knee:locking'] },
  { id: 'painless', name: 'Painless', kind: 'character', leak: 0.03, phrases: ['painless', 'not painful', 'does not hurt', 'doesnt hurt'] },
  { id: 'pain-tearing', name: 'Tearing pain', kind: 'character', leak: 0.01, phrases: ['tearing pain'] },
  { id: 'back-pain', name: 'Pain between the shoulder blades', kind: 'symptom', leak: 0.01, phrases: ['pain between shoulder blades'] },
  { id: 'nausea', name: 'Nausea', kind: 'symptom', leak: 0.03, phrases: ['nausea'] },
  { id: 'vomiting', name: 'Vomiting', kind: 'symptom', leak: 0.03, phrases: ['vomiting'] },
  { id: 'episodic', name: 'Comes and goes', kind: 'character', leak: 0.03, phrases: ['on and off'] },
  { id: 'irregular-periods', name: 'Irregular periods', kind: 'symptom', leak: 0.03, phrases: ['periods on and off'] },
  { id: 'penicillin', name: 'Penicillin', kind: 'medication', leak: 0.01, phrases: ['amoxicillin'] },
  { id: 'drug-allergy', name: 'Drug allergy', kind: 'history', leak: 0.01, phrases: ['drug allergy'] },
  { id: 'tuberculosis', name: 'Tuberculosis', kind: 'history', leak: 0.01, phrases: ['tuberculosis'] },
  { id: 'tb-contact', name: 'Contact with tuberculosis', kind: 'exposure', leak: 0.01, phrases: ['tuberculosis contact'] },
  { id: 'pregnancy', name: 'Pregnancy', kind: 'history', leak: 0.01, phrases: ['pregnant'] },
  { id: 'battery-swallowed', name: 'Button cell inside', kind: 'exposure', leak: 0.001, phrases: [], collocations: ['swallow|gulp|put in mouth + <cell>'] },
  { id: 'saddle-numbness', name: 'Numb where one sits', kind: 'symptom', leak: 0.003, phrases: [], collocations: ['<not> > feel > wipe|paper'] },
  { id: 'many-tablets', name: 'Many tablets', kind: 'symptom', leak: 0.003, phrases: [], collocations: ['take + #10|whole packet + tablet'] },
];

export const smallGroups: readonly FindingGroup[] = [
  { id: 'chest', phrases: ['chest symptoms'], normal: ['breathing'], opposites: ['lungs clear'], findings: ['cough', 'chest-pain'] },
];

const texts = {
  redFlags: ['Confusion'],
  nextSteps: ['Examine the chest.'],
  description: 'One sentence. Another sentence.',
  management: { firstLine: 'Care.', avoid: 'Delay.', followUp: 'Soon.', escalate: 'If worse.' },
  references: [{ organisation: 'WHO', title: 'Pneumonia', year: 2022, url: 'https://www.who.int/news-room/fact-sheets/detail/pneumonia' }],
} as const;

export const smallConditions: readonly Condition[] = [
  {
    id: 'pneumonia',
    name: 'Pneumonia',
    aliases: [],
    icd10: 'J18.9',
    specialty: 'Pulmonology',
    baseRate: 'common',
    age: [0, 5, 80, 100],
    duration: [0.1, 0.7, 0.2, 0, 0],
    severity: [4, 8],
    findings: { fever: 0.75, 'productive-cough': 0.75, 'chest-pain': 0.25 },
    risks: { smoking: 2 },
    mustNotMiss: true,
    urgency: 'urgent',
    ...texts,
  },
  {
    id: 'bronchitis',
    name: 'Bronchitis',
    aliases: [],
    icd10: 'J20.9',
    specialty: 'Pulmonology',
    baseRate: 'very-common',
    age: [0, 5, 80, 100],
    duration: [0.1, 0.6, 0.3, 0, 0],
    severity: [2, 5],
    findings: { cough: 0.98, 'productive-cough': 0.5, fever: 0.1 },
    urgency: 'self-care',
    ...texts,
  },
  {
    id: 'angina',
    name: 'Angina',
    aliases: [],
    icd10: 'I20.9',
    specialty: 'Cardiology',
    baseRate: 'common',
    age: [30, 50, 80, 100],
    duration: [0.2, 0.1, 0.3, 0.3, 0.1],
    severity: [3, 7],
    findings: { 'chest-pain': 0.98, 'radiates-to-arm': 0.5, fever: 0.02 },
    risks: { smoking: 3 },
    mustNotMiss: true,
    urgency: 'emergency',
    ...texts,
  },
  {
    id: 'eclampsia',
    name: 'Eclampsia',
    aliases: [],
    icd10: 'O15.0',
    specialty: 'Obstetrics and gynaecology',
    baseRate: 'rare',
    age: [14, 18, 40, 50],
    sex: { male: 0, female: 1 },
    duration: [0.9, 0.1, 0, 0, 0],
    severity: [8, 10],
    findings: { 'chest-pain': 0.1 },
    requires: ['pregnancy'],
    urgency: 'emergency',
    ...texts,
  },
];

export const smallKnowledge: Knowledge = {
  findings: smallFindings,
  conditions: smallConditions,
  sites,
  sensations,
  groups: smallGroups,
  effects,
  triggers,
  synonyms: ['abdomen abdominal belly', 'urine urinary'],
  compositions: { 'diarrhoea+pain-crushing': 'abdominal-swelling', 'family+tuberculosis': 'tb-contact' },
  wordSets: { not: 'not|no|cannot|dont', cell: 'battery|button cell' },
  ...language,
  redFlagRules: [],
};

export const smallEngine: Engine = compileEngine(smallKnowledge);

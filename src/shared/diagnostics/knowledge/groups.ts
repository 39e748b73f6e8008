import type { FindingGroup } from './knowledge.types.ts';

/** Words for several findings at once, as they are denied together ("no urinary symptoms", "normal power and sensation"). */
export const findingGroups: readonly FindingGroup[] = [
  {
    id: 'urinary',
    phrases: ['urinary symptoms', 'urinary complaints', 'urinary problems', 'lower urinary tract symptoms', 'urine symptoms', 'waterworks problems', 'urinary changes', 'urine changes', 'change in urine', 'change in urination'],
    normal: ['urination', 'urine', 'micturition'],
    findings: ['dysuria', 'urinary-frequency', 'urinary-urgency', 'haematuria'],
  },
  {
    id: 'bowel',
    phrases: ['bowel changes', 'change in bowel habits', 'bowel symptoms', 'bowel problems', 'altered bowel habits', 'changes in stool', 'bowel disturbance'],
    normal: ['bowel habits', 'bowel movements', 'stools', 'bowels', 'bowel motions'],
    findings: ['change-in-bowel-habit', 'diarrhoea', 'constipation'],
  },
  {
    id: 'visual',
    phrases: ['visual symptoms', 'visual changes', 'visual disturbances', 'vision changes', 'change in vision', 'visual problems', 'visual complaints', 'visual impairment', 'eye symptoms', 'ocular symptoms', 'visual defects'],
    normal: ['vision', 'visual acuity', 'eyesight'],
    findings: ['reduced-vision', 'blurred-vision', 'double-vision'],
  },
  { id: 'hearing', phrases: ['hearing changes', 'hearing problems', 'hearing disturbance', 'auditory symptoms', 'ear symptoms', 'hearing symptoms'], normal: ['hearing'], findings: ['hearing-loss', 'tinnitus'] },
  {
    id: 'neurological',
    phrases: ['neurological symptoms', 'neurological complaints', 'neurological deficits', 'neurologic symptoms', 'neurologic deficits', 'focal deficits', 'focal neurology', 'neurological signs', 'neuro deficits', 'focal neurological signs', 'focal neurologic signs'],
    normal: ['neurological examination', 'neurological exam', 'neurologic examination', 'neurology'],
    findings: ['muscle-weakness', 'hemiparesis', 'paraesthesia', 'dysarthria', 'facial-weakness', 'ataxia'],
  },
  { id: 'power', phrases: ['motor deficits', 'motor symptoms', 'focal weakness', 'motor weakness'], normal: ['power', 'power and sensation', 'power and tone', 'strength', 'muscle strength', 'motor function', 'tone', 'muscle power'], findings: ['muscle-weakness', 'hemiparesis', 'leg-weakness'] },
  { id: 'sensation', phrases: ['sensory deficits', 'sensory symptoms', 'sensory changes', 'sensory disturbance', 'sensory complaints'], normal: ['sensation', 'sensory function', 'sensory examination'], findings: ['paraesthesia'] },
  { id: 'gait', phrases: ['gait disturbance', 'gait problems', 'balance problems', 'coordination problems'], normal: ['gait', 'balance', 'coordination'], findings: ['ataxia', 'unsteadiness'] },
  {
    id: 'respiratory',
    phrases: ['respiratory symptoms', 'chest symptoms', 'respiratory complaints', 'breathing problems', 'upper respiratory symptoms', 'urti symptoms', 'respiratory distress'],
    normal: ['breathing', 'breath sounds', 'lungs', 'chest examination'],
    findings: ['cough', 'dyspnoea', 'wheeze', 'rhinorrhoea'],
  },
  { id: 'cardiac', phrases: ['cardiac symptoms', 'heart symptoms', 'cardiovascular symptoms', 'cardiac complaints'], normal: ['heart sounds', 'cardiovascular examination', 'heart examination'], findings: ['chest-pain', 'palpitations', 'heart-murmur', 'syncope'] },
  { id: 'gastrointestinal', phrases: ['gastrointestinal symptoms', 'gi symptoms', 'abdominal symptoms', 'gi complaints', 'stomach problems', 'gastrointestinal complaints', 'git symptoms'], normal: ['abdomen', 'abdominal examination'], findings: ['abdominal-pain', 'nausea', 'vomiting', 'diarrhoea', 'constipation'] },
  { id: 'skin', phrases: ['skin changes', 'skin symptoms', 'skin problems', 'skin findings', 'cutaneous symptoms', 'rashes or lesions'], normal: ['skin', 'skin colour'], findings: ['rash', 'pruritus', 'jaundice'] },
  { id: 'joint', phrases: ['joint symptoms', 'joint problems', 'joint complaints', 'musculoskeletal symptoms', 'joint disease'], normal: ['joints'], findings: ['joint-pain', 'joint-swelling', 'joint-stiffness'] },
  { id: 'constitutional', phrases: ['constitutional symptoms', 'systemic symptoms', 'b symptoms', 'general symptoms'], normal: [], findings: ['fever', 'weight-loss', 'night-sweats', 'fatigue'] },
  { id: 'infection', phrases: ['infective symptoms', 'infectious symptoms', 'signs of infection', 'symptoms of infection'], normal: [], findings: ['fever', 'chills', 'cough'] },
  { id: 'nasal', phrases: ['nasal symptoms', 'coryzal symptoms', 'cold symptoms', 'coryza'], normal: [], findings: ['rhinorrhoea', 'nasal-congestion', 'sneezing', 'sore-throat'] },
  { id: 'menstrual', phrases: ['menstrual problems', 'menstrual irregularities', 'menstrual changes', 'change in periods'], normal: ['periods', 'menses', 'menstruation', 'cycles', 'menstrual cycles', 'regular periods'], findings: ['irregular-periods', 'heavy-menstrual-bleeding', 'amenorrhoea'] },
  { id: 'appetite', phrases: ['appetite changes', 'change in appetite'], normal: ['appetite', 'eating'], findings: ['loss-of-appetite'] },
  { id: 'weight', phrases: ['weight change', 'change in weight'], normal: ['weight'], findings: ['weight-loss', 'weight-gain'] },
  { id: 'sleep', phrases: ['sleep problems', 'sleep disturbance'], normal: ['sleep'], findings: ['insomnia'] },
  { id: 'mood', phrases: ['mood changes', 'psychiatric symptoms', 'mood symptoms', 'change in mood'], normal: ['mood'], findings: ['low-mood', 'anxiety'] },
  { id: 'trauma', phrases: ['injury', 'trauma or injury'], normal: [], findings: ['trauma'] },
  { id: 'temperature', phrases: [], normal: ['temperature', 'temp'], findings: ['fever'] },
  { id: 'blood-pressure', phrases: [], normal: ['blood pressure', 'bp'], findings: ['raised-blood-pressure', 'hypotension'] },
];

/** Tests that a step of a plan asks for and that a text may speak of in words of its own. */
const tests: readonly { readonly name: string; readonly words: RegExp }[] = [
  { name: 'an ECG', words: /\b(?:ecg|ekg|electrocardiogra\w+|tele(?:metry)?|rhythm strip)\b/i },
  { name: 'an echo', words: /\b(?:echo|echocardiogra\w+|tte|toe|tee|mva|lvef)\b/i },
  { name: 'an ultrasound scan', words: /\b(?:ultrasound|ultrasonogra\w+|usg?|uss|sonogra\w+|doppler|duplex)\b/i },
  { name: 'a CT scan', words: /\b(?:cta?|ctpa|hrct|ncct|cect|ct kub|computed tomogra\w+)\b/i },
  { name: 'an MRI scan', words: /\b(?:mri|mrcp|magnetic resonance)\b/i },
  { name: 'an X-ray', words: /\b(?:x-?rays?|cxr|axr|radiogra\w+)\b/i },
  { name: 'a blood gas', words: /\b(?:abg|vbg|(?:blood |venous |arterial )gas(?:es)?|ph ?[67]\.\d+)\b/i },
  { name: 'a blood count', words: /\b(?:fbc|cbc|(?:full |complete )?blood count|hb|hgb|haemoglobin|hemoglobin|platelets?|plts?|wbc|wcc|tlc)\b/i },
  { name: 'a blood sugar', words: /\b(?:glucose|gluc|bm|rbs|cbg|ogtt|glucose tolerance test|blood sugar)\b/i },
  { name: 'a clotting test', words: /\b(?:inr|clotting|coagulation)\b/i },
  { name: 'liver tests', words: /\b(?:lfts?|liver (?:function )?tests?|alt|ast|sgpt|sgot|bilirubin|bili|alp)\b/i },
  { name: 'thyroid tests', words: /\b(?:tsh|ft4|t4|free t4|tfts?|thyroid (?:function|antibod\w+)|trab|tpo)\b/i },
  { name: 'kidney tests', words: /\b(?:u&e|ue|creatinine|creat|egfr|urea|bun|kidney (?:function )?tests?|kidney and liver tests)\b/i },
  { name: 'a urine test', words: /\b(?:urinalysis|urine (?:dip\w*|test|culture|microscopy)|dip(?:stick)?|msu|mcs)\b/i },
  { name: 'blood films', words: /\b(?:thick and thin|(?:blood |malaria )?films?|smear|rdt)\b/i },
  { name: 'an endoscopy', words: /\b(?:colonoscop\w+|gastroscop\w+|ogd|egd|endoscop\w+)\b/i },
  { name: 'a lumbar puncture', words: /\b(?:lumbar puncture|lp|csf)\b/i },
  { name: 'an EEG', words: /\b(?:eeg|electroencephalogra\w+)\b/i },
  { name: 'ferritin', words: /\bferritin\b/i },
  { name: 'a troponin', words: /\b(?:trop|troponins?|hs-?tn\w*)\b/i },
  { name: 'a drug level', words: /\b(?:(?:drug |trough |paracetamol |plasma )levels?|trough)\b/i },
  { name: 'antibodies', words: /\b(?:antibod\w+|ama|ana|anca|aso\w*|anti-?ccp|rheumatoid factor|rf)\b/i },
  { name: 'a stool test', words: /\b(?:fit|faecal immunochemical)\b/ },
  { name: 'the Dix-Hallpike test', words: /\bdix[- ]hallpike\b/i },
];

const mostNamed = 3;

/** @returns the tests that a step asks for and a text speaks of, whatever it says of them */
export function testsSpokenOf(step: string, text: string): string[] {
  return tests
    .filter(({ words }) => words.test(step) && words.test(text))
    .flatMap(({ name }) => name)
    .slice(0, mostNamed);
}
